/** Quiet sounds of wood, card, coin and cloth, made by the page itself: nothing is loaded for them. */
import { settings } from "./settings.svelte";

export type Sound = "wood" | "card" | "coin" | "cloth" | "turn" | "victory";

let context: AudioContext | null = null;
/** Off until the page was touched. */
addEventListener("pointerdown", () => (context ??= new AudioContext()), { once: true });
addEventListener("keydown", () => (context ??= new AudioContext()), { once: true });

/** A tone that fades away: pitch in hertz, start and length in seconds. */
function tone(
    audio: AudioContext,
    shape: OscillatorType,
    pitch: number,
    start: number,
    length: number,
    loudness: number,
): void {
    const at = audio.currentTime + start;
    const voice = new OscillatorNode(audio, { type: shape, frequency: pitch });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(loudness * settings.volume, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    voice.connect(gain).connect(audio.destination);
    voice.start(at);
    voice.stop(at + length);
}

/** A rustle: noise through a filter around a pitch. */
function rustle(audio: AudioContext, pitch: number, length: number, loudness: number): void {
    const frames = Math.ceil(audio.sampleRate * length);
    const buffer = new AudioBuffer({ length: frames, sampleRate: audio.sampleRate });
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < frames; i++)
        samples[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2 * loudness * settings.volume;
    const noise = new AudioBufferSourceNode(audio, { buffer });
    const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.8 });
    noise.connect(filter).connect(audio.destination);
    noise.start();
}

const MADE: Record<Sound, (audio: AudioContext) => void> = {
    wood: (audio) => {
        rustle(audio, 900, 0.05, 0.6);
        tone(audio, "sine", 190, 0, 0.09, 0.3);
    },
    card: (audio) => rustle(audio, 3200, 0.14, 0.5),
    coin: (audio) => {
        tone(audio, "triangle", 2093, 0, 0.18, 0.12);
        tone(audio, "triangle", 2637, 0.05, 0.3, 0.1);
    },
    cloth: (audio) => rustle(audio, 600, 0.25, 0.5),
    turn: (audio) => {
        tone(audio, "sine", 523, 0, 0.35, 0.2);
        tone(audio, "sine", 784, 0.14, 0.5, 0.2);
    },
    victory: (audio) =>
        [392, 523, 659, 784].forEach((pitch, i) => {
            tone(audio, "triangle", pitch, i * 0.16, 0.7, 0.18);
        }),
};

export function play(sound: Sound): void {
    if (context && settings.volume > 0) MADE[sound](context);
}
