/**
 * This file was generated from `src/ludus/games/rome/shape.py` by `make types`.
 * Do not make direct changes to the file.
 */

/** A point of the grid; x goes east, y north, the side of a tile is 1. */
export interface Vertex {
    name: string;
    xy: number[];
    site: boolean;
}

/** A line of the grid between two vertices. */
export interface Edge {
    name: string;
    vertices: number[];
}

/** Where a tile can lie; its outline goes round: blunt, sharp, blunt, sharp. */
export interface Place {
    name: string;
    triangles: number[];
    outline: number[];
    sides: number[];
}

/** What is printed and never changes; `tiles` tells the building of each colour. */
export interface Board {
    tiles: Record<string, string>;
    vertices: Vertex[];
    triangles: number[][];
    edges: Edge[];
    positions: Place[];
    hills: Record<string, number>;
    bridges: number[];
    sources: Record<string, number>;
}

/** A tile on the map, and the family whose magistrate stands on it. */
export interface Tile {
    position: number;
    place: string;
    tile: string;
    magistrate: number | null;
}

/** A finished building; a fountain has no owner. */
export interface Building {
    site: number;
    place: string;
    building: string;
    owner: number | null;
}

/** What a site can become with so many tiles, and who would build it now. */
export interface Prospect {
    building: string;
    tiles: number;
    influence: number[];
    builder: number | null;
}

/** An unfinished site. */
export interface Site {
    site: number;
    place: string;
    sixths: number;
    tiles: number;
    may_become: Prospect[];
}

/** An aqueduct: its pieces from the source on, and where the next one can lie. */
export interface Aqueduct {
    colour: string;
    source: number;
    started: boolean;
    edges: number[];
    end: number;
    left: number;
    next: number[];
}

/** A bridge; its value is null to those who may not know it. */
export interface Bridge {
    bridge: number;
    taker: number | null;
    value: number | null;
}

/** A space of the Imperium: magistrates by family, and tiles left. */
export interface Office {
    building: string;
    magistrates: number[];
    left: number;
}

/** The Treasury: magistrates by family, and coins left. */
export interface Treasury {
    magistrates: number[];
    coins: number;
}

/** What a family has. */
export interface Family {
    colour: string;
    points: number;
    magistrates: number;
    atrium: Record<string, number>;
    domus: Record<string, number>;
    imperium: Record<string, number>;
    coins: number;
    buildings: number;
    cubes: number;
    bridges: Bridge[];
}

/** All that a seat may know. */
export interface View {
    first: number;
    active: number;
    turn: number;
    actions: number | null;
    last_turns: number | null;
    hill_corners: boolean;
    hills: string[];
    stacks: Record<string, number>;
    tiles: Tile[];
    buildings: Building[];
    sites: Site[];
    aqueducts: Aqueduct[];
    bridges: Bridge[];
    imperium: Office[];
    treasury: Treasury;
    families: Family[];
}

/** What can happen. */
export type EventKind =
    | "first"
    | "hill"
    | "draw"
    | "take"
    | "expand"
    | "piece"
    | "coin"
    | "dry-fountain"
    | "recalling"
    | "recall"
    | "play"
    | "tile"
    | "lay"
    | "post"
    | "leave-empty"
    | "bridge"
    | "bridge.hidden"
    | "source"
    | "dry-source"
    | "building"
    | "fountain"
    | "send"
    | "send-treasury"
    | "stay"
    | "spend"
    | "skip"
    | "end-turn"
    | "earn-imperium"
    | "no-imperium"
    | "earn-coin"
    | "no-coin"
    | "last-round"
    | "end";
