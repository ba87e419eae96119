import { expect, test } from "vitest";
import { best } from "./beside";

const ROOM = { width: 1000, height: 800 };
const SIZE = { width: 300, height: 150 };
const touches = (
    a: { x: number; y: number },
    b: { x: number; y: number; width: number; height: number },
): boolean =>
    a.x < b.x + b.width &&
    b.x < a.x + SIZE.width &&
    a.y < b.y + b.height &&
    b.y < a.y + SIZE.height;

test("the words stand beside what they are about, wherever it is, and inside the page", () => {
    for (const x of [0, 300, 600, 940])
        for (const y of [0, 200, 500, 740]) {
            const thing = { x, y, width: 60, height: 60 };
            const spot = best([thing], [], SIZE, ROOM);
            expect(touches(spot, thing)).toBe(false);
            expect(spot.x).toBeGreaterThanOrEqual(0);
            expect(spot.x + SIZE.width).toBeLessThanOrEqual(ROOM.width);
            expect(spot.y + SIZE.height).toBeLessThanOrEqual(ROOM.height);
        }
});

test("what can be clicked stays clear where there is room for both", () => {
    const thing = { x: 450, y: 350, width: 100, height: 100 };
    const live = [{ x: 560, y: 300, width: 200, height: 200 }];
    const spot = best([thing], live, SIZE, ROOM);
    expect(touches(spot, thing)).toBe(false);
    expect(live.some((one) => touches(spot, one))).toBe(false);
});
