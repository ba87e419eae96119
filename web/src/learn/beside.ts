/** Where the words of a lesson stand: beside what they speak of, covering as little as they can. */

export interface Spot {
    x: number;
    y: number;
}
interface Size {
    width: number;
    height: number;
}
interface Box extends Spot, Size {}

/** What the words should not cover if they can help it: what is asked, what can be clicked, the mats. */
const CLEAR = '.prompt, .spot.live > .halo, .chip.live, [data-anchor^="panel:"]';
/** What they never cover: what an answer marks to be clicked next. */
const MARKED = ".spot:has(> .mark) > .halo, .better";
const GAP = 18;
const RING = 12;
const EDGE = 8;

/** Where the things of these names are on the page: spots and anchors, as many as can be seen. */
export function rectsOf(names: string[]): DOMRect[] {
    return names.flatMap((name) => {
        const found = document.querySelector(`[data-anchor="${name}"], [data-spot="${name}"]`);
        const rect = found?.getBoundingClientRect();
        return rect && rect.width > 0 ? [rect] : [];
    });
}

/** The best place for a box of this size beside the things it is about. */
export function beside(about: Box[], size: Size): Spot {
    const room = { width: innerWidth, height: innerHeight };
    const rects = (selector: string): DOMRect[] =>
        [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    return best([...about, ...rects(MARKED)], rects(CLEAR), size, room);
}

/** Of all places the one that covers nothing it is about, then least of what should stay clear. */
export function best(about: Box[], clear: Box[], size: Size, room: Size): Spot {
    let found: Spot = { x: EDGE, y: EDGE };
    let least = Infinity;
    for (const spot of places(about, size, room)) {
        const box = { ...spot, ...size };
        const covered = about.reduce((sum, thing) => sum + overlap(box, ringed(thing)), 0);
        const hidden = clear.reduce((sum, thing) => sum + overlap(box, thing), 0);
        const cost = covered * 1e6 + hidden * 10 + far(box, about);
        if (cost >= least) continue;
        least = cost;
        found = spot;
    }
    return found;
}

/** Beside each of the things, and all over the page for want of better. */
function places(about: Box[], size: Size, room: Size): Spot[] {
    const right = room.width - size.width - EDGE;
    const bottom = room.height - size.height - EDGE;
    const clamp = ({ x, y }: Spot): Spot => ({
        x: Math.max(EDGE, Math.min(right, x)),
        y: Math.max(EDGE, Math.min(bottom, y)),
    });
    const near = about.flatMap(({ x, y, width, height }) => {
        const middle = { x: x + (width - size.width) / 2, y: y + (height - size.height) / 2 };
        return [
            { x: x + width + GAP, y: middle.y },
            { x: x - size.width - GAP, y: middle.y },
            { x: middle.x, y: y + height + GAP },
            { x: middle.x, y: y - size.height - GAP },
        ];
    });
    const steps = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];
    const grid = steps.flatMap((i) => steps.map((j) => ({ x: right * i, y: bottom * j })));
    // What is about nothing on the board leaves the board alone: beside it, over the log.
    return (about.length > 0 ? [...near, ...grid] : grid.reverse()).map(clamp);
}

/** A thing with the ring around it. */
const ringed = ({ x, y, width, height }: Box): Box => ({
    x: x - RING,
    y: y - RING,
    width: width + 2 * RING,
    height: height + 2 * RING,
});

function overlap(a: Box, b: Box): number {
    const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
    const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
    return Math.max(0, wide) * Math.max(0, high);
}

/** How far a box is from the first thing it is about. */
function far(box: Box, about: Box[]): number {
    const [thing] = about;
    if (!thing) return 0;
    const dx = box.x + box.width / 2 - (thing.x + thing.width / 2);
    const dy = box.y + box.height / 2 - (thing.y + thing.height / 2);
    return Math.hypot(dx, dy);
}
