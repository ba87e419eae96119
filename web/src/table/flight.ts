/** Pieces that travel over the table from where they were to where they go. */
import { mount, unmount } from "svelte";
import type { Flight, GameBoard } from "../boards/game";
import Piece from "./Piece.svelte";

const anchored = (anchor: string): Element | null =>
    document.querySelector(`[data-anchor="${anchor}"], [data-spot="${anchor}"]`);

/** Pennants in a player's colour where something has just come to, and nowhere else. */
export function plant(anchors: string[], colour: string): void {
    for (const old of document.querySelectorAll(".pennant")) old.remove();
    for (const anchor of new Set(anchors)) {
        const place = anchored(anchor);
        if (!(place instanceof SVGGraphicsElement)) continue;
        const { x, y, width } = place.getBBox();
        const pennant = document.createElementNS("http://www.w3.org/2000/svg", "path");
        pennant.setAttribute("class", `pennant player-${colour}`);
        pennant.setAttribute("d", `M${x + width} ${y + 8}v-26l17 7-17 7`);
        place.append(pennant);
    }
}

/** Light the places that a line of the log speaks of, and nothing else. */
export function light(anchors: string[]): void {
    for (const old of document.querySelectorAll("[data-told]")) old.removeAttribute("data-told");
    for (const anchor of anchors) anchored(anchor)?.setAttribute("data-told", "");
}

function where(anchor: string): DOMRect | null {
    const box = anchored(anchor)?.getBoundingClientRect();
    return box && box.width > 0 ? box : null;
}

const centre = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

/** Let the pieces travel together, each a little after the other; resolves when all have arrived. */
export async function fly(
    { Sprite }: GameBoard<never>,
    colours: string[],
    flights: Flight[],
    time: number,
    hurried: () => boolean,
): Promise<void> {
    if (!Sprite) return;
    const arrivals = flights.map(async ({ piece, from, to }, i) => {
        const start = where(from);
        const end = where(to);
        if (!start || !end || hurried()) return;
        const props = { Sprite, piece, colours };
        const target = document.createElement("div");
        target.className = "flight";
        document.body.append(target);
        const sprite = mount(Piece, { target, props });
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
        const watch = setInterval(() => hurried() && motion.finish(), 50);
        await motion.finished;
        clearInterval(watch);
        await unmount(sprite);
        target.remove();
    });
    await Promise.all(arrivals);
}
