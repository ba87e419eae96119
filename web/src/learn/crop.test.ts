import { expect, test } from "vitest";
import { framed, united } from "./crop";

const ROOM = { width: 900, height: 600 };

test("a picture holds all it is about, in the room's proportions and inside it", () => {
    const boxes = [
        { x: 20, y: 500, width: 60, height: 60 },
        { x: 300, y: 420, width: 90, height: 40 },
    ];
    const part = framed(united(boxes), ROOM);
    expect(part.width / part.height).toBeCloseTo(1.5);
    for (const box of boxes) {
        expect(box.x).toBeGreaterThanOrEqual(part.x);
        expect(box.y).toBeGreaterThanOrEqual(part.y);
        expect(box.x + box.width).toBeLessThanOrEqual(part.x + part.width);
        expect(box.y + box.height).toBeLessThanOrEqual(part.y + part.height);
    }
    expect(part.x).toBeGreaterThanOrEqual(0);
    expect(part.y + part.height).toBeLessThanOrEqual(600);
});

test("a small thing is shown with its surroundings, and a large one whole", () => {
    const small = framed({ x: 440, y: 290, width: 10, height: 10 }, ROOM);
    expect(small.width).toBeGreaterThan(250);
    expect(framed({ x: 0, y: 0, width: 900, height: 600 }, ROOM)).toEqual({ x: 0, y: 0, ...ROOM });
});
