/** Pieces that travel over the table from where they were to where they go. */
import { mount, unmount } from "svelte";
import type { Flight, Gain, GameBoard, Piece } from "../boards/game";
import Gains from "./Gains.svelte";
import Moment from "./Moment.svelte";
import PieceView from "./Piece.svelte";
import type { Carried } from "./targets.svelte";

/** The first part of the page that stands for each of some anchors, all found in one walk. */
function anchored(anchors: Iterable<string>): Map<string, Element> {
    const wanted = new Set(anchors);
    const found = new Map<string, Element>();
    if (wanted.size === 0) return found;
    for (const part of document.querySelectorAll("[data-anchor], [data-spot]"))
        for (const name of [part.getAttribute("data-anchor"), part.getAttribute("data-spot")])
            if (name !== null && wanted.has(name) && !found.has(name)) found.set(name, part);
    return found;
}

/** The pennants that stand, by their places: for how many arrivals, and in whose colour. */
const planted = new Map<string, { pennant: Element; at: Element; sign: string }>();
/** What was lit last. */
const lit: Element[] = [];

/** Pennants in a player's colour where something has just come to, and nowhere else. */
export function plant(anchors: string[], colour: string): void {
    const places = anchored(anchors);
    // Where something has come again, the place may have grown.
    const sign = (anchor: string): string =>
        `${colour} ${anchors.filter((other) => other === anchor).length}`;
    for (const [anchor, { pennant, at, sign: old }] of planted) {
        if (places.get(anchor) === at && pennant.isConnected && sign(anchor) === old) continue;
        pennant.remove();
        planted.delete(anchor);
    }
    const fresh = [...places].filter(([anchor]) => !planted.has(anchor));
    const signs = document.querySelector<SVGGraphicsElement>("main [data-signs]");
    // All are measured before anything is added: the page is laid out once.
    const waving = fresh.flatMap(([anchor, at]) =>
        signs && at instanceof SVGGraphicsElement ? [{ anchor, at, d: banner(at, signs) }] : [],
    );
    for (const { anchor, at, d } of waving) {
        const pennant = document.createElementNS("http://www.w3.org/2000/svg", "path");
        pennant.setAttribute("class", `pennant player-${colour}`);
        pennant.setAttribute("d", d);
        signs?.append(pennant);
        planted.set(anchor, { pennant, at, sign: sign(anchor) });
    }
}

/** Put the pennants where their places are now, on a board that has taken another shape. */
export function straighten(): void {
    const signs = document.querySelector<SVGGraphicsElement>("main [data-signs]");
    const now = [...planted.values()].flatMap(({ pennant, at }) =>
        signs && at.isConnected && at instanceof SVGGraphicsElement
            ? [{ pennant, d: banner(at, signs) }]
            : [],
    );
    for (const { pennant, d } of now) pennant.setAttribute("d", d);
}

/** A pennant at the right upper corner of a place; at the edge of the board it flies to the left. */
function banner(place: SVGGraphicsElement, signs: SVGGraphicsElement): string {
    const { x, y, width } = place.getBBox();
    const way = signs
        .getCTM()
        ?.inverse()
        .multiply(place.getCTM() ?? new DOMMatrix());
    const foot = new DOMPoint(x + width, y).matrixTransform(way);
    const size = Math.hypot(way?.a ?? 1, way?.b ?? 0);
    const far = signs.ownerSVGElement?.viewBox.baseVal.width ?? Infinity;
    const flag = 17 * size * (foot.x + 18 * size > far ? -1 : 1);
    const top = Math.max(2 * size, foot.y - 18 * size);
    return `M${foot.x} ${top + 26 * size}V${top}l${flag} ${7 * size} ${-flag} ${7 * size}`;
}

/** Light the places that a line of the log speaks of, and nothing else. */
export function light(anchors: string[]): void {
    for (const old of lit.splice(0)) old.removeAttribute("data-told");
    for (const place of anchored(anchors).values()) {
        place.setAttribute("data-told", "");
        lit.push(place);
    }
}

function where(anchor: string): DOMRect | null {
    const box = anchored([anchor]).get(anchor)?.getBoundingClientRect();
    return box && box.width > 0 ? box : null;
}

const centre = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

/** An element over the table in which something is shown for a while. */
function stage(): HTMLElement {
    const target = document.createElement("div");
    target.className = "flight";
    document.body.append(target);
    return target;
}

/** A piece that the pointer carries over the table. */
export function carry(
    { Sprite }: GameBoard<never>,
    colours: string[],
    piece: Piece,
): Omit<Carried, "fits"> | null {
    if (!Sprite) return null;
    const target = stage();
    const shown = mount(PieceView, { target, props: { Sprite, piece, colours } });
    document.documentElement.classList.add("carrying");
    getSelection()?.removeAllRanges();
    return {
        move: (x, y) => void (target.style.transform = `translate(${x}px, ${y}px) scale(1.35)`),
        end: () => {
            document.documentElement.classList.remove("carrying");
            void unmount(shown).then(() => target.remove());
        },
    };
}

/** Run an animation to its end, or until the player is in a hurry. */
async function run(motion: Animation, hurried: () => boolean): Promise<void> {
    const watch = setInterval(() => hurried() && motion.finish(), 50);
    await motion.finished;
    clearInterval(watch);
}

const place = ({ seat, at }: Gain): string => (at && where(at) ? at : `panel:${seat}`);

/** What is won rises where it is won, while the game goes on. */
export async function float(
    { Sprite }: GameBoard<never>,
    colours: string[],
    gains: Gain[],
    time: number,
    hurried: () => boolean,
): Promise<void> {
    for (const at of new Set(gains.map(place))) {
        const box = where(at);
        if (!box || !Sprite || hurried()) continue;
        const target = stage();
        const won = gains.filter((gain) => place(gain) === at);
        const shown = mount(Gains, { target, props: { Sprite, gains: won, colours, large: true } });
        const [x, y] = within(box);
        const motion = target.animate(
            [
                { transform: `translate(${x}px, ${y + 14}px) scale(.6)`, opacity: 0 },
                { transform: `translate(${x}px, ${y}px) scale(1.12)`, opacity: 1, offset: 0.2 },
                { transform: `translate(${x}px, ${y - 8}px) scale(1)`, opacity: 1, offset: 0.75 },
                { transform: `translate(${x}px, ${y - 34}px) scale(1)`, opacity: 0 },
            ],
            { duration: time * 3.4, easing: "ease-out", fill: "both" },
        );
        void run(motion, hurried).then(() => unmount(shown).then(() => target.remove()));
    }
    await pause(time * 0.9, hurried);
}

/** A great event has the table to itself for a moment. */
export async function celebrate(
    { Sprite }: GameBoard<never>,
    colours: string[],
    text: string,
    gains: Gain[],
    time: number,
    hurried: () => boolean,
): Promise<void> {
    const box = gains[0] ? where(place(gains[0])) : null;
    if (!Sprite || !box || hurried()) return;
    const target = stage();
    const props = { Sprite, gains, colours, text };
    const shown = mount(Moment, { target, props });
    const [x, y] = within(box, 150);
    const at = `translate(${x}px, ${y}px)`;
    const motion = target.animate(
        [
            { transform: `${at} scale(.3)`, opacity: 0 },
            { transform: `${at} scale(1.08)`, opacity: 1, offset: 0.14 },
            { transform: `${at} scale(1)`, opacity: 1, offset: 0.85 },
            { transform: `${at} scale(1.05)`, opacity: 0 },
        ],
        { duration: time * 4.5, easing: "ease-out", fill: "both" },
    );
    await run(motion, hurried);
    await unmount(shown);
    target.remove();
}

/** Wait, unless the player is in a hurry. */
export async function pause(time: number, hurried: () => boolean): Promise<void> {
    for (const end = performance.now() + time; performance.now() < end && !hurried();)
        await new Promise((done) => setTimeout(done, 40));
}

/** The middle of a place, kept so far from the edges of the window. */
function within(box: DOMRect, margin = 70): [number, number] {
    const [x, y] = centre(box);
    return [
        Math.max(margin, Math.min(innerWidth - margin, x)),
        Math.max(margin, Math.min(innerHeight - margin, y)),
    ];
}

/** Whether a piece stays where it has come to, for all to see. */
const stays = ({ to, stands }: Flight): boolean => stands !== "" && !to.startsWith("panel:");

/**
 * Let the pieces travel together, each a little after the other; resolves when all have arrived.
 * Those that stay on the board lie there until they are cleared: the board itself shows them last.
 */
export async function fly(
    { Sprite }: GameBoard<never>,
    colours: string[],
    flights: Flight[],
    time: number,
    hurried: () => boolean,
): Promise<() => void> {
    const landed: (() => void)[] = [];
    if (!Sprite) return () => undefined;
    const arrivals = flights.map(async (flight, i) => {
        const { piece, from, to } = flight;
        const start = where(from);
        const end = where(to);
        if (!start || !end || hurried()) return;
        const props = { Sprite, piece, colours };
        const target = stage();
        const sprite = mount(PieceView, { target, props });
        const [x1, y1] = centre(start);
        const [x2, y2] = centre(end);
        const motion = target.animate(
            [
                { transform: `translate(${x1}px, ${y1}px) scale(1)` },
                {
                    transform: `translate(${(x1 + x2) / 2}px, ${(y1 + y2) / 2 - 24}px) scale(1.35)`,
                    offset: 0.5,
                },
                { transform: `translate(${x2}px, ${y2}px) scale(1)` },
            ],
            { duration: time, delay: i * time * 0.25, easing: "ease-in-out", fill: "both" },
        );
        await run(motion, hurried);
        const clear = (): void => void unmount(sprite).then(() => target.remove());
        if (stays(flight)) landed.push(clear);
        else clear();
    });
    await Promise.all(arrivals);
    return () => landed.forEach((clear) => clear());
}
