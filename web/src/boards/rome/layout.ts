/** Where the parts of the board lie, by the room there is for them. */
import { smallest, tray, type Tray } from "../tray";
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
}

export function layout(roomWide: number, roomHigh: number, letters = 1): Layout {
    const ratio = roomWide / Math.max(1, roomHigh);
    const found = ratio >= 1.1 ? beside(ratio) : ratio >= 0.78 ? around(ratio) : beneath(ratio);
    const shown = Math.min(roomWide / found.width, roomHigh / found.height);
    return { ...found, type: smallest(shown, letters, TYPE) };
}

type Places = Omit<Layout, "type">;

/** Type is never smaller than this, nor so large that it would hide the map of a phone. */
const TYPE = [16, 34] as const;
/** The room at the lower right that the buttons for zoom take. */
const ZOOM = 52;

/** Wider than high: the trays stand in the corners that the city leaves free. */
function beside(ratio: number): Places {
    // Where there is more height than the city's width asks for, the city and the corners have it.
    const height = Math.max(940, (940 * 1.32) / ratio);
    const width = height * Math.min(1.9, ratio);
    const scale = Math.min(1.06, height / 940);
    const right = width - 16;
    return {
        width,
        height,
        centre: [width / 2 + 4, height / 2],
        scale,
        stacks: tray(16, 16, 2, 226, 216),
        atrium: tray(16, height - 252, 2, 226, 236),
        offices: tray(right - 204, 16, 1, 204, 290),
        pieces: tray(right - 190, height - 146 - ZOOM, 1, 190, 146),
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
        stacks: tray(12, 12, 2, 226, 216),
        offices: tray(12, low, 5, 560, 212),
        atrium: tray(584, low, 4, 504, 212),
        pieces: tray(width - 202, low - 160, 1, 190, 146),
    };
}

/** A phone held upright: the map across the width, three rows below it. */
function beneath(ratio: number): Places {
    const width = 1076;
    const height = width / Math.min(0.8, Math.max(0.56, ratio));
    const map = 934;
    const row = Math.max(180, Math.min(290, (height - map - 8) / 3));
    return {
        width,
        height: map + 8 + 3 * row,
        centre: [width / 2 + 12, map / 2],
        scale: 1,
        stacks: tray(8, map, 4, width - 16, row - 12),
        offices: tray(8, map + row, 5, width - 16, row - 12),
        atrium: tray(8, map + 2 * row, 4, width - 16, row - 12),
        pieces: tray(width - 218, map - 214, 1, 210, 202),
    };
}
