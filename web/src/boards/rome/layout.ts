/** Where the parts of the board lie, by the room there is for them. */
import type { Point } from "./grid";

export interface Layout {
    width: number;
    height: number;
    /** The middle of the city, and how large a hundredth of a side is. */
    centre: Point;
    scale: number;
    /** The smallest type that is 12 px on the screen. */
    type: number;
    stacks: Tray;
    offices: Tray;
    atrium: Tray;
    pieces: Tray;
    /** Whether the trays lie below the map, in rows. */
    below: boolean;
}

/** A tray: its upper left corner, how many things lie side by side, and its size. */
export interface Tray {
    x: number;
    y: number;
    columns: number;
    width: number;
    height: number;
}

const tray = (x: number, y: number, columns: number, width: number, height: number): Tray => ({
    x,
    y,
    columns,
    width,
    height,
});

export function layout(roomWide: number, roomHigh: number): Layout {
    const ratio = roomWide / Math.max(1, roomHigh);
    const found = ratio >= 1.1 ? beside(ratio) : ratio >= 0.78 ? around(ratio) : beneath(ratio);
    const shown = Math.min(roomWide / found.width, roomHigh / found.height) || 1;
    return { ...found, type: Math.min(34, Math.max(16, 12.2 / shown)) };
}

type Places = Omit<Layout, "type">;

/** Wider than high: the trays stand in the corners that the city leaves free. */
function beside(ratio: number): Places {
    const height = 940;
    const width = height * Math.min(1.9, Math.max(1.32, ratio));
    const right = width - 16;
    return {
        width,
        height,
        centre: [width / 2 + 8, height / 2],
        scale: 1,
        stacks: tray(16, 16, 2, 236, 226),
        atrium: tray(16, height - 258, 2, 236, 242),
        offices: tray(right - 236, 16, 1, 236, 320),
        pieces: tray(right - 200, height - 150, 1, 200, 134),
        below: false,
    };
}

/** About as wide as high: corners, and one row below the map. */
function around(ratio: number): Places {
    const width = 1100;
    const height = Math.min(1400, Math.max(1130, width / ratio));
    const low = height - 224;
    return {
        width,
        height,
        centre: [width / 2 + 22, (low + 8) / 2],
        scale: Math.min(1, (low - 40) / 890),
        stacks: tray(12, 12, 2, 236, 226),
        atrium: tray(12, low, 4, 520, 212),
        offices: tray(544, low, 5, 544, 212),
        pieces: tray(width - 212, low - 160, 1, 200, 134),
        below: true,
    };
}

/** A phone held upright: the map across the width, three rows below it. */
function beneath(ratio: number): Places {
    const width = 1100;
    const height = width / Math.min(0.8, Math.max(0.52, ratio));
    const map = 940;
    const row = Math.min(290, (height - map - 20) / 3);
    return {
        width,
        height: Math.max(height, map + 20 + 3 * row),
        centre: [width / 2 + 22, map / 2],
        scale: 1,
        stacks: tray(12, map, 4, width - 24, row - 14),
        offices: tray(12, map + row, 5, width - 24, row - 14),
        atrium: tray(12, map + 2 * row, 4, width - 24, row - 14),
        pieces: tray(width - 212, map - 150, 1, 200, 134),
        below: true,
    };
}
