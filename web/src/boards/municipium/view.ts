/** What the server shows of a game of Municipium, and where each choice is made on the board. */
import { t } from "../../i18n/words.svelte";
import { asButton, both, onBoard, type Choice, type Placement } from "../../table/targets.svelte";
import type { Flight } from "../game";
import type { View } from "./types";

export type { Family, Institution, View as MunicipiumView } from "./types";

export const CITIZENS = ["priest", "advocate", "merchant", "soldier"];

export const total = (counts: Record<string, number>): number =>
    Object.values(counts).reduce((sum, n) => sum + n, 0);

/** The citizens one by one, in the order of the banner's slots. */
export const listed = (citizens: Record<string, number>): string[] =>
    Object.entries(citizens).flatMap(([kind, n]) => Array<string>(n).fill(kind));

export function place(view: View, choices: Choice[]): (choice: Choice) => Placement {
    const kinds = new Set(choices.filter((c) => c.kind === "place").map((c) => c.data["citizen"]));
    const tipped = view.institutions.find((i) => total(i.banner) === 3)?.name ?? "";
    return ({ kind, data }) => {
        const at = `building:${data["institution"]}`;
        switch (kind) {
            case "enter":
            case "exert":
                return onBoard(at);
            case "step":
            case "reposition":
                return onBoard(
                    `member:${data["origin"]}:${data["wreath"]}`,
                    `building:${data["goal"]}`,
                );
            case "common-card":
                return both("deck");
            case "family-card":
                return both(`card:${data["card"]}`);
            case "advance":
                return both("prefect");
            case "draw":
                return both("bag");
            case "gather":
                return onBoard(`stack:${data["institution"]}:${data["family"]}`);
            case "give":
                return both(`own:${data["good"]}`);
            case "seize":
                return both(`held:${data["family"]}:${data["citizen"]}`);
            case "lure":
                return onBoard(`banner:${data["institution"]}:${data["citizen"]}`);
            case "place":
                return kinds.size > 1 ? onBoard(`guest:${data["citizen"]}`, at) : onBoard(at);
            case "leave":
                return both(`banner:${tipped}:${data["citizen"]}`);
            default:
                return asButton();
        }
    };
}

/** What a click on a spot that is not legal would have meant, to ask the server why not. */
export function meaning(path: string[]): { kind: string; data: Record<string, unknown> } | null {
    const [what, a, b] = (path.at(-1) ?? "").split(":");
    const [from, origin, wreath] = (path.at(-2) ?? "").split(":");
    if (what === "building" && from === "member")
        return { kind: "step", data: { origin, goal: a, wreath: Number(wreath) } };
    if (what === "building" && from === "guest")
        return { kind: "place", data: { citizen: origin, institution: a } };
    if (what === "building") return { kind: "exert", data: { institution: a } };
    if (what === "deck") return { kind: "common-card", data: {} };
    if (what === "card") return { kind: "family-card", data: { card: a } };
    if (what === "prefect") return { kind: "advance", data: {} };
    if (what === "bag") return { kind: "draw", data: {} };
    if (what === "own") return { kind: "give", data: { good: a } };
    if (what === "held") return { kind: "seize", data: { family: Number(a), citizen: b } };
    if (what === "banner") return { kind: "lure", data: { institution: a, citizen: b } };
    return null;
}

/** Who would lead, or be second, where that changes. */
export function foretell(
    before: View,
    after: View,
    names: string[],
    word: (key: string) => string,
): string[] {
    return after.institutions.flatMap(({ name, leader, second }, i) => {
        const was = before.institutions[i];
        const place = word(`institution.${name}`);
        const says: string[] = [];
        if (leader !== null && leader !== was?.leader)
            says.push(t("municipium.would-lead", { name: names[leader] ?? "", place }));
        if (second !== null && second !== was?.second)
            says.push(t("municipium.would-follow", { name: names[second] ?? "", place }));
        return says;
    });
}

/** Which pieces travel, from where to where, because of an event. */
export function flights(kind: string, data: Record<string, unknown>): Flight[] {
    const family = `panel:${data["family"]}`;
    const citizen = { kind: "citizen", name: String(data["citizen"]) };
    const member = { kind: "member", seat: Number(data["moved"] ?? data["family"]) };
    const banner = `banner:${data["institution"]}`;
    const room = `room:${data["institution"]}`;
    switch (kind) {
        case "enter":
            return [
                {
                    piece: member,
                    from: family,
                    to: `members:${data["institution"]}`,
                    stands: `stack:${data["institution"]}:${member.seat}`,
                },
            ];
        case "step":
        case "reposition":
            return [
                {
                    piece: member,
                    from: `members:${data["origin"]}`,
                    to: `members:${data["goal"]}`,
                    stands: `stack:${data["goal"]}:${member.seat}`,
                },
            ];
        case "gather":
            return [
                {
                    piece: member,
                    from: `members:${data["institution"]}`,
                    to: "members:tavern",
                    stands: `stack:tavern:${member.seat}`,
                },
            ];
        case "bathe":
        case "bathe-wreath":
            return [
                {
                    piece: member,
                    from: "members:baths",
                    to: "members:temple",
                    stands: `stack:temple:${member.seat}`,
                },
            ];
        case "furnish":
            return [{ piece: citizen, from: "bag", to: room }];
        case "place":
            return [{ piece: citizen, from: "bag", to: banner }];
        case "drawn":
            return [{ piece: citizen, from: "bag", to: family }];
        case "favour":
            return [{ piece: { kind: "citizen", name: "favour" }, from: room, to: family }];
        case "room-citizen":
            return [{ piece: citizen, from: room, to: family }];
        case "room-to-bag":
            return [{ piece: citizen, from: room, to: "bag", stands: "" }];
        case "third":
        case "lure":
            return [{ piece: citizen, from: banner, to: family }];
        case "third-to-bag":
            return [{ piece: citizen, from: banner, to: "bag", stands: "" }];
        case "support":
            return (data["citizens"] as string[]).map((name) => ({
                piece: { kind: "citizen", name },
                from: banner,
                to: family,
            }));
        case "seize":
            return [{ piece: citizen, from: `panel:${data["loser"]}`, to: family }];
        case "give":
            return [
                {
                    piece: { kind: "citizen", name: String(data["good"]) },
                    from: family,
                    to: "bag",
                    stands: "",
                },
            ];
        case "common-card":
            return [{ piece: { kind: "card" }, from: "deck", to: "card", stands: "" }];
        default:
            return [];
    }
}
