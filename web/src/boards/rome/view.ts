/** What the server shows of Rome, its map, and where each choice is made on the board. */
import { asButton, both, onBoard, type Choice, type Placement } from "../../table/targets.svelte";
import type { Flight } from "../game";
import printed from "./map.json";
import type { Board } from "./types";

export type { Bridge, Family, Prospect, Site, View as RomeView } from "./types";

const map: Board = printed;
/** The building each colour of tile stands for. */
export const BUILDING_OF = map.tiles;
export const TILES = Object.keys(map.tiles);

export type Point = [number, number];
/** Vertices with x to the east and y to the north; the side of a tile is 1. */
export const vertex = (v: number): Point => (map.vertices[v]?.xy ?? [0, 0]) as Point;
export const outline = (position: number): Point[] =>
    (map.positions[position]?.outline ?? []).map((v) => vertex(v));
export const edge = (e: number): [Point, Point] => {
    const [a = 0, b = 0] = map.edges[e]?.vertices ?? [];
    return [vertex(a), vertex(b)];
};
export const triangle = (t: number): Point[] => (map.triangles[t] ?? []).map((v) => vertex(v));
export const edges = map.edges.map((_, e) => e);
export const hills = Object.entries(map.hills);
export const bridgeTriangles = map.bridges;
export const sources = Object.entries(map.sources);

export const middle = (points: Point[]): Point => [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** The part of the ground nearest to a position's inner edge: these parts do not overlap. */
export function kite(position: number): Point[] {
    const [a, tip, b, other] = outline(position);
    if (!a || !tip || !b || !other) return [];
    return [a, middle([a, tip, b]), b, middle([a, other, b])];
}

export function place(): (choice: Choice) => Placement {
    return ({ kind, data }) => {
        switch (kind) {
            case "spend":
                return both(`imperium:${data["building"]}`);
            case "take":
                return onBoard(`stack:${data["tile"]}`);
            case "tile":
                return onBoard(`atrium:${data["tile"]}`);
            case "lay":
                return onBoard(`lay:${data["position"]}`);
            case "site":
                return onBoard(`site:${data["site"]}`);
            case "send":
            case "call":
                return onBoard(`tile:${data["position"]}`);
            case "piece":
                return onBoard(`edge:${data["edge"]}`);
            case "choose-hill":
                return both(`hill:${data["hill"]}`);
            default:
                return asButton();
        }
    };
}

/** What a click on a spot that is not legal would have meant, to ask the server why not. */
export function meaning(path: string[]): { kind: string; data: Record<string, unknown> } | null {
    const [what, name] = (path.at(-1) ?? "").split(":");
    const number = Number(name);
    switch (what) {
        case "imperium":
            return { kind: "spend", data: { building: name } };
        case "stack":
            return { kind: "take", data: { tile: name } };
        case "atrium":
            return { kind: "tile", data: { tile: name } };
        case "tile":
            return { kind: "call", data: { position: number, place: map.positions[number]?.name } };
        case "site":
            return { kind: "site", data: { site: number, place: map.vertices[number]?.name } };
        case "hill":
            return { kind: "choose-hill", data: { hill: name } };
        default:
            return null;
    }
}

/** Which pieces travel, from where to where, because of an event. */
export function flights(kind: string, data: Record<string, unknown>): Flight[] {
    const seat = Number(data["family"]);
    const panel = `panel:${seat}`;
    const at = `at:${data["position"]}`;
    const tile = { kind: "tile", name: String(data["tile"]) };
    const magistrate = { kind: "magistrate", seat };
    switch (kind) {
        case "take":
            return [{ piece: tile, from: `stack:${data["tile"]}`, to: panel }];
        case "lay":
            return [{ piece: tile, from: panel, to: at }];
        case "post":
            return [{ piece: magistrate, from: panel, to: at }];
        case "recall":
            return [{ piece: magistrate, from: at, to: panel }];
        case "send":
            return [{ piece: magistrate, from: at, to: `imperium:${data["building"]}` }];
        case "send-treasury":
            return [{ piece: magistrate, from: at, to: "treasury" }];
        case "coin":
            return [{ piece: { kind: "coin" }, from: "treasury", to: panel }];
        case "earn-coin":
            return [{ piece: { kind: "coin" }, from: "treasury", to: panel }];
        case "earn-imperium":
        case "spend": {
            const there = `imperium:${data["building"]}`;
            const piece = { kind: "imperium", name: String(data["building"]) };
            return [
                kind === "spend"
                    ? { piece, from: panel, to: there }
                    : { piece, from: there, to: panel },
            ];
        }
        case "building":
            return [{ piece: { kind: "cube", seat }, from: panel, to: `site:${data["site"]}` }];
        default:
            return [];
    }
}
