/** What part of a board a small picture shows: the things it is about, with some room around them. */

export interface Box {
    x: number;
    y: number;
    width: number;
    height: number;
}

/** The smallest part of the room that is shown, so that what is shown can be told. */
const LEAST = 0.34;
const AROUND = 26;

/** The box around all of these. */
export function united(boxes: Box[]): Box {
    const x = Math.min(...boxes.map((box) => box.x));
    const y = Math.min(...boxes.map((box) => box.y));
    const right = Math.max(...boxes.map((box) => box.x + box.width));
    const bottom = Math.max(...boxes.map((box) => box.y + box.height));
    return { x, y, width: right - x, height: bottom - y };
}

/** A part of the room in the room's own proportions that holds the box, and stays inside. */
export function framed(box: Box, room: { width: number; height: number }): Box {
    const wanted = Math.max(
        (box.width + 2 * AROUND) / room.width,
        (box.height + 2 * AROUND) / room.height,
        LEAST,
    );
    const part = Math.min(1, wanted);
    const [width, height] = [room.width * part, room.height * part];
    const inside = (at: number, size: number, most: number): number =>
        Math.max(0, Math.min(most - size, at));
    return {
        x: inside(box.x + box.width / 2 - width / 2, width, room.width),
        y: inside(box.y + box.height / 2 - height / 2, height, room.height),
        width,
        height,
    };
}
