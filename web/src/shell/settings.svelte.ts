/** What a player chose for this device. */
import { isLanguage, preferred, type Language } from "../i18n/words.svelte";

export const SPEEDS = ["off", "fast", "normal", "slow"] as const;
export const THEMES = ["system", "light", "dark"] as const;
export const CONTRASTS = ["usual", "more"] as const;
export const TEXT_SIZES = ["small", "usual", "large", "largest"] as const;
type Contrast = (typeof CONTRASTS)[number];
type TextSize = (typeof TEXT_SIZES)[number];
type Speed = (typeof SPEEDS)[number];
type Theme = (typeof THEMES)[number];

/** How long a piece travels, in milliseconds. */
const TRAVEL: Record<Speed, number> = { off: 0, fast: 180, normal: 420, slow: 900 };

const LETTERS: Record<TextSize, number> = { small: 0.9, usual: 1, large: 1.15, largest: 1.3 };

/** So many bots of a level, and which of the colours is one's own. */
export interface Opponents {
    level: string;
    count: number;
    colour: number;
}

interface Stored {
    language: Language;
    theme: Theme;
    contrast: Contrast;
    text: TextSize;
    speed: Speed;
    confirm: boolean;
    hints: boolean;
    /** The log in signs instead of sentences. */
    brief: boolean;
    /** How loud the table is, from 0 to 1. */
    volume: number;
    /** Whether a turn is announced while the page is out of sight: unasked until it was asked. */
    notify: "unasked" | "yes" | "no";
    /** Against whom one plays at once; null until it was asked. */
    bots: Opponents | null;
    /** How often each kind of decision was made: known well enough, it needs no hint. */
    met: Record<string, number>;
    /** The chapters of each game's lesson that were gone through. */
    learned: Record<string, string[]>;
}

const KEY = "ludus";
/** After so many decisions of a kind no hint is needed. */
const OFTEN = 3;

const more = matchMedia("(prefers-contrast: more)");

function read(): Stored {
    const usual: Stored = {
        language: preferred(),
        theme: "system",
        contrast: more.matches ? "more" : "usual",
        text: "usual",
        speed: "normal",
        confirm: false,
        hints: true,
        brief: false,
        volume: 0.5,
        notify: "unasked",
        bots: null,
        met: {},
        learned: {},
    };
    try {
        const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
        const merged = { ...usual, ...kept };
        return isLanguage(merged.language) ? merged : usual;
    } catch {
        return usual;
    }
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
    #kept = $state<Stored>(read());
    /** Whether the page is dark now, by choice or because the device is. */
    night = $state(false);

    get language(): Language {
        return this.#kept.language;
    }
    get theme(): Theme {
        return this.#kept.theme;
    }
    get contrast(): Contrast {
        return this.#kept.contrast;
    }
    get text(): TextSize {
        return this.#kept.text;
    }
    /** How much larger the letters are than the screen alone would have them. */
    get letters(): number {
        return LETTERS[this.#kept.text] ?? 1;
    }
    get speed(): Speed {
        return this.#kept.speed;
    }
    get confirm(): boolean {
        return this.#kept.confirm;
    }
    get hints(): boolean {
        return this.#kept.hints;
    }
    get brief(): boolean {
        return this.#kept.brief;
    }
    get volume(): number {
        return this.#kept.volume;
    }
    get notify(): Stored["notify"] {
        return this.#kept.notify;
    }
    get bots(): Opponents | null {
        return this.#kept.bots;
    }

    /** Whether first steps still need a word on this kind of decision. */
    needsHint(game: string, prompt: string): boolean {
        return this.#kept.hints && (this.#kept.met[`${game} ${prompt}`] ?? 0) < OFTEN;
    }

    /** This kind of decision was made, or is understood already. */
    understand(game: string, prompt: string, times = OFTEN): void {
        const kind = `${game} ${prompt}`;
        if (!this.needsHint(game, prompt)) return;
        this.change({ met: { ...this.#kept.met, [kind]: (this.#kept.met[kind] ?? 0) + times } });
    }

    /** The chapters of a game's lesson that were gone through. */
    learned(game: string): string[] {
        return this.#kept.learned[game] ?? [];
    }

    /** A chapter was gone through. */
    learn(game: string, chapter: string): void {
        const before = this.learned(game);
        if (before.includes(chapter)) return;
        this.change({ learned: { ...this.#kept.learned, [game]: [...before, chapter] } });
    }

    /** How long a piece travels; nothing moves for those who asked their device for calm. */
    get travel(): number {
        return still.matches ? 0 : TRAVEL[this.#kept.speed];
    }

    change(part: Partial<Stored>): void {
        this.#kept = { ...this.#kept, ...part };
        localStorage.setItem(KEY, JSON.stringify(this.#kept));
        this.dress();
    }

    /** Put the theme, the contrast, the size of the letters and the speed on the page. */
    dress(): void {
        this.night = this.theme === "dark" || (this.theme === "system" && dark.matches);
        const { dataset, style } = document.documentElement;
        dataset["theme"] = this.night ? "dark" : "light";
        dataset["contrast"] = this.contrast;
        dataset["text"] = this.text;
        dataset["speed"] = this.speed;
        style.setProperty("--text-size", String(this.letters));
    }
}

export const settings = new Settings();
dark.addEventListener("change", () => settings.dress());
