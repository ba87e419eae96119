/** What the server shows of Rome, and where each choice is made on the board. */
import {
    asButton,
    asEnd,
    both,
    onBoard,
    onBoardNext,
    type Choice,
    type Placement,
} from "../../table/targets.svelte";
import {
    flown,
    gained,
    type Carriage,
    type Data,
    type Flights,
    type Gain,
    type Gains,
    type Held,
    type Meaning,
    type Piece,
} from "../game";
import { placeName, siteName } from "./grid";
import printed from "./map.json";
import type { Board, EventKind } from "./types";

export type { Aqueduct, Family, Office, Prospect, Site, Treasury, View as RomeView } from "./types";

/** The building each colour of tile stands for. */
export const BUILDING_OF = (printed as Board).tiles;
export const TILES = Object.keys(BUILDING_OF);
/** The colour of the tiles that count for a building. */
export const tileOf = (building: string): string =>
    TILES.find((tile) => BUILDING_OF[tile] === building) ?? "";

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
                return onBoardNext(`lay:${data["position"]}`);
            case "site":
                return onBoardNext(`site:${data["site"]}`);
            case "send":
            case "call":
                return onBoardNext(`tile:${data["position"]}`);
            case "piece":
                return onBoardNext(`edge:${data["edge"]}`);
            case "post":
                return { ...both("magistrate"), early: 1 };
            case "leave-empty":
                return { ...asButton(), early: 2 };
            case "choose-hill":
                return both(`hill:${data["hill"]}`);
            case "end":
            case "stay":
                return asEnd();
            default:
                return asButton();
        }
    };
}

/** What a click on a spot that is not legal may have meant. */
export function meanings(path: string[], _view: unknown, kinds: Set<string>): Meaning[] {
    const [what, name] = (path.at(-1) ?? "").split(":");
    const number = Number(name);
    switch (what) {
        case "imperium":
            return [{ kind: "spend", data: { building: name } }];
        case "stack":
            return [{ kind: "take", data: { tile: name } }, plain("draw")];
        case "atrium":
            return [{ kind: "tile", data: { tile: name } }, plain("play")];
        case "tile": {
            const data = { position: number, place: placeName(number) };
            const kind = kinds.has("send") ? "send" : "call";
            return [{ kind, data }, plain("recall")];
        }
        case "site":
            return [{ kind: "site", data: { site: number, place: siteName(number) } }];
        case "hill":
            return [{ kind: "choose-hill", data: { hill: name } }];
        default:
            return [];
    }
}

const plain = (kind: string): Meaning => ({ kind, data: {} });

/** The tile that is to be laid. */
export function held(asked: Data, word: (key: string) => string): Held | null {
    const tile = asked["tile"];
    if (typeof tile !== "string") return null;
    return { piece: { kind: "tile", name: tile }, name: word(`tile.${tile}`) };
}

/** What can be dragged: tiles to their places, magistrates to tiles, home or into office. */
export function carry(spot: string, seat: number): Carriage | null {
    const [what, name = ""] = spot.split(":");
    const tile: Piece = { kind: "tile", name };
    const homes = ["magistrate", "atrium", "imperium:", "treasury", `panel:${seat}`];
    switch (what) {
        case "atrium":
            return { piece: tile };
        case "stack":
            return { piece: tile, homes: ["atrium", `panel:${seat}`] };
        case "tile":
            return { piece: { kind: "magistrate", seat }, homes };
        case "magistrate":
            return { piece: { kind: "magistrate", seat } };
        default:
            return null;
    }
}

/** What happens without a piece that travels. */
const SILENT = [
    "dry-fountain",
    "dry-source",
    "first",
    "hill",
    "draw",
    "expand",
    "recalling",
    "play",
    "tile",
    "leave-empty",
    "piece",
    "bridge",
    "bridge.hidden",
    "source",
    "fountain",
    "stay",
    "skip",
    "end-turn",
    "no-imperium",
    "no-coin",
    "last-round",
    "end",
] as const satisfies EventKind[];

const panel = ({ family }: Data): string => `panel:${family}`;
const at = ({ position }: Data): string => `at:${position}`;
const office = ({ building }: Data): string => `imperium:${building}`;
const tile = (data: Data): Piece => ({ kind: "tile", name: String(data["tile"]) });
const magistrate = ({ family }: Data): Piece => ({ kind: "magistrate", seat: Number(family) });
const imperium = ({ building }: Data): Piece => ({ kind: "imperium", name: String(building) });
const coin: Piece = { kind: "coin" };

const FLIGHTS: Flights<EventKind, (typeof SILENT)[number]> = {
    take: (d) => [{ piece: tile(d), from: `stack:${d["tile"]}`, to: panel(d) }],
    lay: (d) => [{ piece: tile(d), from: panel(d), to: at(d) }],
    post: (d) => [{ piece: magistrate(d), from: panel(d), to: at(d) }],
    recall: (d) => [{ piece: magistrate(d), from: at(d), to: panel(d) }],
    send: (d) => [{ piece: magistrate(d), from: at(d), to: office(d) }],
    "send-treasury": (d) => [{ piece: magistrate(d), from: at(d), to: "treasury" }],
    coin: (d) => [{ piece: coin, from: "treasury", to: panel(d) }],
    "earn-coin": (d) => [{ piece: coin, from: "treasury", to: panel(d) }],
    "earn-imperium": (d) => [{ piece: imperium(d), from: office(d), to: panel(d) }],
    spend: (d) => [{ piece: imperium(d), from: panel(d), to: office(d) }],
    building: (d) => [
        {
            piece: { kind: "cube", seat: Number(d["family"]) },
            from: panel(d),
            to: `site:${d["site"]}`,
        },
    ],
};

/** Which pieces travel, from where to where, because of an event. */
export const flights = flown(FLIGHTS);

const points: Piece = { kind: "points" };
const win = (d: Data, piece: Piece, n = 1): Gain => ({ seat: Number(d["family"]), piece, n });
const GAINS: Gains<EventKind> = {
    take: (d) => [win(d, tile(d))],
    coin: (d) => [{ ...win(d, coin), at: `site:${d["site"]}` }],
    "earn-coin": (d) => [win(d, coin)],
    "earn-imperium": (d) => [win(d, imperium(d))],
    bridge: (d) => [win(d, points, Number(d["value"]))],
    "bridge.hidden": (d) => [win(d, { kind: "bridge" })],
    building: (d) => [{ ...win(d, points, Number(d["points"])), at: `site:${d["site"]}` }],
};

/** What an event brings to whom. */
export const gains = gained(GAINS);

/** A finished building is what the game is played for. */
export const moment = (kinds: string[]): number => kinds.indexOf("building");

export function name(anchor: string, word: (key: string) => string): string {
    const [what, of = ""] = anchor.split(":");
    if (what === "at" || what === "tile") return placeName(Number(of)) ?? "";
    if (what === "site") return siteName(Number(of)) ?? "";
    return what === "imperium" ? word(`building.${of}`) : "";
}
