/**
 * This file was generated from `src/ludus/games/council/shape.py` by `make types`.
 * Do not make direct changes to the file.
 */

/** A bonus by its name and by its goods. */
export interface Bonus {
    name: string;
    goods: Record<string, number>;
}

/** A business permit tile. */
export interface Permit {
    id: number;
    region: string;
    cities: string[];
    bonus: Bonus;
}

/** What a player has; the hand is null to all but its owner. */
export interface Player {
    colour: string;
    coins: number;
    assistants: number;
    points: number;
    nobility: number;
    cards: number;
    hand: Record<string, number> | null;
    permits: Permit[];
    used: Permit[];
    emporiums: string[];
    emporiums_left: number;
}

/** A city; `assistants` is what building there would cost the seat, null if it cannot. */
export interface City {
    name: string;
    letter: string;
    region: string;
    metal: string;
    token: Bonus | null;
    emporiums: number[];
    neutral: boolean;
    assistants: number | null;
}

/** The cheapest payment with which a seat satisfies a council; no price if it has no card. */
export interface Offer {
    cards: Record<string, number>;
    jokers: number;
    coins: number | null;
    payable: boolean;
}

/** A council, from the side where new councillors enter to the one where they fall. */
export interface Council {
    name: string;
    councillors: string[];
    offer: Offer | null;
}

/** What is being paid, and what it costs as it stands. */
export interface Payment {
    council: string;
    cards: Record<string, number>;
    coins: number | null;
}

/** The way the king would go to a city, and what that costs. */
export interface Route {
    way: string[];
    coins: number;
}

/** Where the king is, and his routes to every city. */
export interface King {
    city: string | null;
    routes: Record<string, Route>;
}

/** The permits of a region; `bottom` are those known at the bottom of the pile, next first. */
export interface Region {
    name: string;
    shown: (Permit | null)[];
    unseen: number;
    bottom: Permit[];
}

/** A bonus tile of a region or a colour, and who has it. */
export interface BonusTile {
    name: string;
    points: number;
    owner: number | null;
}

/** A king's reward tile, and who has it. */
export interface KingTile {
    points: number;
    owner: number | null;
}

/** All that a seat may know. */
export interface View {
    map: Record<string, string>;
    first: number | null;
    ending: number | null;
    mains: number;
    quicks: number;
    players: Player[];
    cities: City[];
    roads: string[][];
    king: King;
    councils: Council[];
    payment: Payment | null;
    beside: Record<string, number>;
    regions: Region[];
    track: string[];
    bonus_tiles: BonusTile[];
    king_tiles: KingTile[];
    deck: number;
    discards: Record<string, number>;
}

/** What can happen. */
export type EventKind =
    | "side"
    | "first"
    | "placed"
    | "seated"
    | "reveal"
    | "neutral"
    | "draw"
    | "draw.hidden"
    | "no-draw"
    | "rebuild"
    | "elects"
    | "buys"
    | "builds"
    | "calls-king"
    | "changes"
    | "sends"
    | "engage"
    | "extra"
    | "end-turn"
    | "approach"
    | "balcony"
    | "elect"
    | "election-coins"
    | "coins-lost"
    | "card"
    | "pay"
    | "take"
    | "permit-bonus"
    | "lost"
    | "route"
    | "stay"
    | "use"
    | "build"
    | "build-crowded"
    | "token"
    | "nobility"
    | "track-end"
    | "first-token"
    | "repeat"
    | "change"
    | "bonus-tile"
    | "king-tile"
    | "tenth"
    | "last-turns"
    | "end";
