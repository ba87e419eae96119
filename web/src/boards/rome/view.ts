/** What the server shows of Rome, and where each choice is made on the board. */
import { asButton, both, onBoard, type Choice, type Placement } from "../../table/targets.svelte";
import type { Flight } from "../game";
import { placeName, siteName } from "./grid";
import printed from "./map.json";
import type { Board } from "./types";

export type { Aqueduct, Family, Office, Prospect, Site, Treasury, View as RomeView } from "./types";

/** The building each colour of tile stands for. */
export const BUILDING_OF = (printed as Board).tiles;
export const TILES = Object.keys(BUILDING_OF);

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
            return { kind: "call", data: { position: number, place: placeName(number) } };
        case "site":
            return { kind: "site", data: { site: number, place: siteName(number) } };
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
