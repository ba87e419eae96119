/**
 * This file was generated from `src/ludus/games/municipium/shape.py` by `make types`.
 * Do not make direct changes to the file.
 */

/** What a family has. */
export interface Family {
    colour: string;
    unplaced: number;
    citizens: Record<string, number>;
    favours: number;
    short: number;
    decurions: number;
    cards: Record<string, boolean>;
}

/** A building, its members by family, its banner and its meeting room. */
export interface Institution {
    name: string;
    members: number[];
    wreathed: number[];
    leader: number | null;
    second: number | null;
    banner: Record<string, number>;
    room_favour: boolean;
    room_citizen: string | null;
}

/** All that a seat may know. */
export interface View {
    goal: number;
    banner_size: number;
    first: number;
    families: Family[];
    institutions: Institution[];
    ranking: number[];
    prefect: string;
    prefect_next: string;
    reserve: number;
    wreaths: number;
    bag: Record<string, number>;
    guests: Record<string, number>;
    deck: Record<string, number>;
    discards: Record<string, number>;
    discard_top: string | null;
    card: string | null;
}

/** What can happen. */
export type EventKind =
    | "first"
    | "furnish"
    | "enter"
    | "ranking"
    | "step"
    | "reshuffle"
    | "turn-over"
    | "common-card"
    | "draw"
    | "no-draw"
    | "family-card"
    | "end"
    | "prefect"
    | "favour"
    | "no-favour"
    | "nobody"
    | "room-citizen"
    | "no-citizen"
    | "room-to-bag"
    | "drawn"
    | "place"
    | "send-home"
    | "support"
    | "third"
    | "third-to-bag"
    | "set"
    | "leads"
    | "idle"
    | "exert"
    | "decline"
    | "decline-power"
    | "stop-drawing"
    | "done"
    | "reposition"
    | "gathering"
    | "gather"
    | "bathe"
    | "bathe-wreath"
    | "give"
    | "bought"
    | "seize"
    | "lure";
