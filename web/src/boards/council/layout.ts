/** Where the parts of the kingdom lie, by the room there is for them. */
import { smallest, tray, type Tray } from "../tray";

export type Point = [number, number];

/** Where a thing stands, and how large. */
export interface Place {
    x: number;
    y: number;
    scale: number;
}

export interface Layout {
    width: number;
    height: number;
    /** The smallest type that is 12 px on the screen. */
    type: number;
    /** How high the map is; it has the whole width. Below it the wall with the balconies. */
    map: number;
    wall: number;
    city: number;
    /** How large a region's edge is, and whether its permits lie below its balcony. */
    edge: number;
    stacked: boolean;
    king: Place;
    /** The spaces of the nobility track: how many lie in a row, and the room for them. */
    track: Tray;
    beside: Tray;
    rewards: Tray;
    cards: Place;
    /** The hand: the middle of its first card, and the width it may have. */
    hand: Place & { width: number };
}

type Places = Omit<Layout, "type">;

/** Type is never smaller than this, nor so large that it would hide the map of a phone. */
const TYPE = [15, 27] as const;

export function layout(roomWide: number, roomHigh: number, letters = 1): Layout {
    const ratio = roomWide / Math.max(1, roomHigh);
    const found = ratio >= 0.95 ? wide(ratio, roomHigh < 500, letters) : upright(ratio);
    const shown = Math.min(roomWide / found.width, roomHigh / found.height);
    return { ...found, type: smallest(shown, letters, TYPE) };
}

/** Wider than high: the track and the king below the wall, the trays and the hand on the lower edge. A phone has no buttons for zoom below the rewards. */
function wide(ratio: number, phone: boolean, letters: number): Places {
    const width = Math.max(1290, 940 * Math.min(1.9, ratio));
    const height = Math.max(940, width / ratio);
    const map = height - 448;
    const wall = 160;
    const low = map + wall;
    const king = 272;
    /** Large captions hold the deck and the discards apart. */
    const hand = phone ? 586 : 526 + Math.max(0, letters - 1) * 200;
    return {
        width,
        height,
        map,
        wall,
        city: Math.min(1.3, width / 1180, map / (phone ? 480 : 440)),
        edge: Math.min(1.14, width / 1326),
        stacked: false,
        king: { x: width - king / 2 - 4, y: low + 62, scale: 1.06 },
        track: tray(14, low + 14, 21, width - king - 34, 104),
        beside: tray(14, height - 148, 6, 292, 136),
        cards: { x: 356, y: height - 86, scale: 1.15 },
        hand: { x: hand, y: height - 64, scale: 1.4, width: width - hand - 420 },
        rewards: tray(width - 366, low + 134, 6, 352, phone ? 148 : 110),
    };
}

/** Higher than wide: the map across the width, the rest in rows below it. */
function upright(ratio: number): Places {
    const width = 840;
    const height = Math.max(1310, Math.min(1680, width / ratio));
    const map = Math.min(780, height - 800);
    const wall = 282;
    const low = map + wall;
    /** What the rows below have each, if the room is more than they want. */
    const more = Math.max(0, (height - low - 518) / 4);
    const second = low + 130 + more;
    const third = second + 172 + more;
    return {
        width,
        height,
        map,
        wall,
        city: 0.92,
        edge: 1.14,
        stacked: true,
        king: { x: 138, y: low + 64, scale: 1.06 },
        track: tray(8, second, 11, width - 16, 166),
        beside: tray(292, low + 8, 6, width - 300, 116),
        rewards: tray(8, third, 12, width - 16, 100),
        cards: { x: 50, y: height - 76, scale: 1.05 },
        hand: { x: 268, y: height - 52, scale: 1.3, width: width - 330 },
    };
}
