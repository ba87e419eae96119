/** What the server shows of The Council of Four, and where each choice is made on the board. */
import { asButton, both, onBoard, type Choice, type Placement } from "../../table/targets.svelte";
import type { Flight } from "../game";

export type { Bonus, City, Council, Offer, Permit, Player, View as CouncilView } from "./types";

/** A permit is known by its cities: no two show the same. */
export const permitKey = (cities: string[]): string => cities.join("-");

/** A bonus such as `2-coins-1-cards` by its goods. */
export function goods(name: string): [string, number][] {
    const parts = name.split("-");
    const pairs: [string, number][] = [];
    for (let i = 0; i + 1 < parts.length; i += 2) {
        const amount = Number(parts[i]);
        if (Number.isNaN(amount)) return [];
        pairs.push([parts[i + 1] ?? "", amount]);
    }
    return pairs;
}

export function place(): (choice: Choice) => Placement {
    return ({ kind, data }) => {
        const cities = Array.isArray(data["cities"]) ? permitKey(data["cities"] as string[]) : "";
        switch (kind) {
            case "council":
                return onBoard(`council:${data["council"]}`);
            case "councillor":
                return onBoard(`beside:${data["councillor"]}`);
            case "card":
                return onBoard(`hand:${data["card"]}`);
            case "region":
                return onBoard(`region:${data["region"]}`);
            case "take":
                return onBoard(`permit:${cities}`);
            case "use":
            case "repeat":
                return both(`own:${cities}`);
            case "city":
            case "route":
            case "token":
                return onBoard(`city:${data["city"]}`);
            default:
                return asButton();
        }
    };
}

/** What a click on a spot that is not legal would have meant, to ask the server why not. */
export function meaning(path: string[]): { kind: string; data: Record<string, unknown> } | null {
    const [what, name] = (path.at(-1) ?? "").split(":");
    switch (what) {
        case "council":
            return { kind: "council", data: { council: name } };
        case "beside":
            return { kind: "councillor", data: { councillor: name } };
        case "hand":
            return { kind: "card", data: { card: name } };
        case "city":
            return { kind: "city", data: { city: name } };
        default:
            return null;
    }
}

/** Which pieces travel, from where to where, because of an event. */
export function flights(kind: string, data: Record<string, unknown>): Flight[] {
    const seat = Number(data["seat"]);
    const panel = `panel:${seat}`;
    switch (kind) {
        case "draw":
        case "draw.hidden":
            return [
                {
                    piece: { kind: "card", name: String(data["card"] ?? "") },
                    from: "deck",
                    to: panel,
                },
            ];
        case "card":
            return [
                {
                    piece: { kind: "card", name: String(data["card"]) },
                    from: panel,
                    to: "discards",
                    stands: "",
                },
            ];
        case "elect":
            return [
                {
                    piece: { kind: "councillor", name: String(data["councillor"]) },
                    from: `beside:${data["councillor"]}`,
                    to: `council:${data["council"]}`,
                },
                {
                    piece: { kind: "councillor", name: String(data["fallen"]) },
                    from: `council:${data["council"]}`,
                    to: `beside:${data["fallen"]}`,
                    stands: "",
                },
            ];
        case "take":
            return [
                {
                    piece: { kind: "permit" },
                    from: `permit:${permitKey(data["cities"] as string[])}`,
                    to: panel,
                },
            ];
        case "build":
        case "build-crowded":
            return [{ piece: { kind: "emporium", seat }, from: panel, to: `city:${data["city"]}` }];
        case "route":
            return [
                {
                    piece: { kind: "king" },
                    from: `city:${data["origin"]}`,
                    to: `city:${data["city"]}`,
                },
            ];
        case "token":
            return [{ piece: { kind: "token" }, from: `city:${data["city"]}`, to: panel }];
        case "nobility":
            return [
                { piece: { kind: "nobility", seat }, from: panel, to: `noble:${data["space"]}` },
            ];
        case "bonus-tile":
        case "king-tile":
            return [{ piece: { kind: "token" }, from: "tiles", to: panel }];
        default:
            return [];
    }
}
