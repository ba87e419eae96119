/** What a game's folder gives to the table: how to draw it and where its choices are. */
import type { Component } from "svelte";
import type { Choice, Placement } from "../table/targets.svelte";
import type { Art } from "./aid";

/** A piece that travels over the table. */
export interface Piece {
    kind: string;
    name?: string;
    seat?: number;
}

export type Data = Record<string, unknown>;

/**
 * What travels because of each kind of event. Every kind is here or among the silent ones, or the
 * check of the types fails.
 */
export type Flights<Kind extends string, Silent extends Kind> = Record<
    Exclude<Kind, Silent>,
    (data: Data) => Flight[]
>;

/** The flights of a table by the name of an event; none if it is silent on purpose. */
export const flown =
    (flights: Record<string, (data: Data) => Flight[]>) =>
    (kind: string, data: Data): Flight[] =>
        flights[kind]?.(data) ?? [];

export interface Flight {
    piece: Piece;
    /** Names of anchors: elements that carry them in `data-anchor` or `data-spot`. */
    from: string;
    to: string;
    /** Where it stands then, if that is more exact but may not be there before; empty: nowhere. */
    stands?: string;
}

/** What a player wins by an event. */
export interface Gain {
    seat: number;
    piece: Piece;
    n: number;
    /** From whom it is taken. */
    from?: number;
    /** Where it is won; at the player's panel, if it is not said. */
    at?: string;
}

/** What is won by each kind of event that wins something. */
export type Gains<Kind extends string> = Partial<Record<Kind, (data: Data) => Gain[]>>;

/** The gains of a table by the name of an event. */
export const gained =
    (gains: Gains<string>) =>
    (kind: string, data: Data): Gain[] =>
        gains[kind]?.(data) ?? [];

/** A decision by its kind and as much of its data as tells it from others. */
export interface Meaning {
    kind: string;
    data: Data;
    /** Whether it is meant whatever else is picked. */
    alone?: boolean;
}

export interface Held {
    piece: Piece;
    name: string;
}

/** A piece that can be dragged, and where it may be laid down if it is chosen by itself. */
export interface Carriage {
    piece: Piece;
    /** How the names of such places begin. */
    homes?: string[];
}

export interface BoardProps<View> {
    view: View;
    /** The seat that looks at the table; null for one who watches. */
    seat: number | null;
    names: string[];
    /** Whether the room for the board is taller than wide. */
    portrait: boolean;
    /** A word of the game in the reader's language. */
    word: (key: string) => string;
    /** What the prompt is made of: what is being placed, and the like. */
    asked?: Record<string, unknown>;
}

export interface PanelProps<View> extends Omit<BoardProps<View>, "portrait" | "asked"> {
    player: number;
}

export interface SpriteProps {
    piece: Piece;
    /** The colours of the seats. */
    colours: string[];
}

export interface GameBoard<View> {
    Board: Component<BoardProps<View>>;
    /** What a player has. */
    Panel?: Component<PanelProps<View>>;
    /** A travelling piece, drawn around (0, 0). */
    Sprite?: Component<SpriteProps>;
    place: (view: View, choices: Choice[]) => (choice: Choice) => Placement;
    /** Which of several whole actions is proposed once it is among those left, by its place. */
    prefer?: (view: View, plans: Choice[][]) => number;
    /**
     * What a click on a spot that is not legal may have meant, the likeliest first, to ask the
     * server why not. `kinds` are those of all that can be done now.
     */
    meanings: (path: string[], view: View, kinds: Set<string>) => Meaning[];
    /** What has been drawn or chosen and is to be placed now, to be shown large, and its name. */
    held?: (asked: Data, word: (key: string) => string, prompt: string) => Held | null;
    /** What is carried when a spot is dragged; null if it stays where it is. */
    carry?: (spot: string, seat: number) => Carriage | null;
    flights: (kind: string, data: Record<string, unknown>) => Flight[];
    /** What an event brings to whom. */
    gains?: (kind: string, data: Data) => Gain[];
    /** Which of the events of a ply is a great one, if any, by its place among them. */
    moment?: (kinds: string[]) => number;
    /** What a place is called where room is dear; empty where it needs no name. */
    name?: (anchor: string, word: (key: string) => string) => string;
    /** A thing in full, by its spot, where it is drawn in brief: a permit on a mat, say. */
    large?: (spot: string, view: View) => Art | null;
    /** What a choice would change that its story leaves out, by the boards before and after. */
    foretell?: (
        before: View,
        after: View,
        names: string[],
        word: (key: string) => string,
    ) => string[];
}
