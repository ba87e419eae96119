/** What the server shows of a game of Municipium, and where each choice is made on the board. */
import { t } from "../../i18n/words.svelte";
import {
    asButton,
    asEnd,
    both,
    onBoard,
    type Choice,
    type Placement,
} from "../../table/targets.svelte";
import {
    flown,
    gained,
    type Carriage,
    type Data,
    type Flight,
    type Flights,
    type Gain,
    type Gains,
    type Held,
    type Meaning,
    type Piece,
} from "../game";
import type { EventKind, View } from "./types";

export type { Family, Institution, View as MunicipiumView } from "./types";

export const total = (counts: Record<string, number>): number =>
    Object.values(counts).reduce((sum, n) => sum + n, 0);

/** The citizens one by one, in the order of the banner's slots. */
export const listed = (citizens: Record<string, number>): string[] =>
    Object.entries(citizens).flatMap(([kind, n]) => Array<string>(n).fill(kind));

/** The two citizens of a banner that are taken when one is left. */
function others(banner: string[], left: string): string[] {
    const at = banner.findIndex((spot) => spot.endsWith(`:${left}`));
    return at < 0 ? [] : banner.toSpliced(at, 1);
}

/** A member is clicked, then where it goes. */
const walk = ({ origin, wreath, goal }: Data): Placement =>
    onBoard(`member:${origin}:${wreath}`, `building:${goal}`);
/** One member may go two roads. */
const onward = ({ origin, wreath, goal }: Data): Pick<Placement, "from" | "to"> => ({
    from: `${origin}:${wreath}`,
    to: `${goal}:${wreath}`,
});

export function place(view: View, choices: Choice[]): (choice: Choice) => Placement {
    const kinds = new Set(choices.filter((c) => c.kind === "place").map((c) => c.data["citizen"]));
    const tipped = view.institutions.find((i) => total(i.banner) === view.banner_size);
    const banner = listed(tipped?.banner ?? {}).map((c) => `banner:${tipped?.name}:${c}`);
    return ({ kind, data }) => {
        const at = `building:${data["institution"]}`;
        switch (kind) {
            case "enter":
            case "exert":
                return onBoard(at);
            case "step":
                return { ...walk(data), ...onward(data) };
            case "reposition":
                return walk(data);
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
                return onBoard(...others(banner, String(data["citizen"])));
            case "decline":
            case "done":
                return asEnd();
            default:
                return asButton();
        }
    };
}

/** What a click on a spot that is not legal may have meant. */
export function meanings(path: string[]): Meaning[] {
    const [what, a = "", b] = (path.at(-1) ?? "").split(":");
    const [from, origin, wreath] = (path.at(-2) ?? "").split(":");
    if (what === "building" && from === "member")
        return ["step", "reposition"].map((kind) => ({
            kind,
            data: { origin, goal: a, wreath: Number(wreath) },
        }));
    if (what === "building" && from === "guest")
        return [{ kind: "place", data: { citizen: origin, institution: a } }];
    if (what === "building")
        return ["enter", "exert"].map((kind) => ({ kind, data: { institution: a } }));
    const meant = MEANT[what ?? ""]?.(a, b);
    return meant ? [meant] : [];
}

const MEANT: Record<string, (a: string, b: string | undefined) => Meaning> = {
    member: (a, b) => ({ kind: "step", data: { origin: a, wreath: Number(b) } }),
    deck: () => ({ kind: "common-card", data: {} }),
    card: (card) => ({ kind: "family-card", data: { card } }),
    prefect: () => ({ kind: "advance", data: {} }),
    bag: () => ({ kind: "draw", data: {} }),
    own: (good) => ({ kind: "give", data: { good } }),
    held: (family, citizen) => ({ kind: "seize", data: { family: Number(family), citizen } }),
    banner: (institution, citizen) => ({ kind: "lure", data: { institution, citizen } }),
    stack: (institution, family) => ({
        kind: "gather",
        data: { institution, family: Number(family) },
    }),
};

/** The citizen that was drawn and is to be placed. */
export function held(asked: Data, word: (key: string) => string): Held | null {
    const citizen = asked["citizen"];
    if (typeof citizen !== "string") return null;
    return { piece: { kind: "citizen", name: citizen }, name: word(`citizen.${citizen}`) };
}

/** What can be dragged: members and citizens to a building, what is won to one's mat. */
export function carry(spot: string, seat: number): Carriage | null {
    const [what, a, b] = spot.split(":");
    const homes = [`panel:${seat}`];
    switch (what) {
        case "member":
            return { piece: { kind: "member", seat } };
        case "stack":
            return {
                piece: { kind: "member", seat: Number(b) },
                homes: ["building:tavern", "members:tavern"],
            };
        case "guest":
            return { piece: citizen(a) };
        case "banner":
            return { piece: citizen(b), homes };
        case "held":
            return { piece: citizen(b), homes };
        default:
            return null;
    }
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

/** What happens without a piece that travels. */
const SILENT = [
    "no-draw",
    "no-favour",
    "nobody",
    "no-citizen",
    "idle",
    "decline-power",
    "stop-drawing",
    "first",
    "ranking",
    "reshuffle",
    "turn-over",
    "draw",
    "end",
    "send-home",
    "set",
    "leads",
    "exert",
    "decline",
    "done",
    "gathering",
    "bought",
] as const satisfies EventKind[];

const family = (data: Data): string => `panel:${data["family"]}`;
const citizen = (name: unknown): Piece => ({ kind: "citizen", name: String(name) });
const banner = ({ institution }: Data): string => `banner:${institution}`;
const room = ({ institution }: Data): string => `room:${institution}`;

/** A member goes to a building, where it joins its family's stack. */
function walked(data: Data, from: string, goal: unknown): Flight[] {
    const seat = Number(data["moved"] ?? data["family"]);
    const piece = { kind: "member", seat };
    return [{ piece, from, to: `members:${goal}`, stands: `stack:${goal}:${seat}` }];
}

const bathed = (d: Data): Flight[] => walked(d, "members:baths", "temple");
const moved = (d: Data): Flight[] => walked(d, `members:${d["origin"]}`, d["goal"]);
const won = (d: Data): Flight[] => [
    { piece: citizen(d["citizen"]), from: banner(d), to: family(d) },
];

const FLIGHTS: Flights<EventKind, (typeof SILENT)[number]> = {
    enter: (d) => walked(d, family(d), d["institution"]),
    step: moved,
    reposition: moved,
    gather: (d) => walked(d, `members:${d["institution"]}`, "tavern"),
    bathe: bathed,
    "bathe-wreath": bathed,
    furnish: (d) => [{ piece: citizen(d["citizen"]), from: "bag", to: room(d) }],
    place: (d) => [{ piece: citizen(d["citizen"]), from: "bag", to: banner(d) }],
    drawn: (d) => [{ piece: citizen(d["citizen"]), from: "bag", to: family(d) }],
    favour: (d) => [{ piece: citizen("favour"), from: room(d), to: family(d) }],
    "room-citizen": (d) => [{ piece: citizen(d["citizen"]), from: room(d), to: family(d) }],
    "room-to-bag": (d) => [{ piece: citizen(d["citizen"]), from: room(d), to: "bag", stands: "" }],
    third: won,
    lure: won,
    "third-to-bag": (d) => [
        { piece: citizen(d["citizen"]), from: banner(d), to: "bag", stands: "" },
    ],
    support: (d) =>
        (d["citizens"] as string[]).map((name) => ({
            piece: citizen(name),
            from: banner(d),
            to: family(d),
        })),
    seize: (d) => [{ piece: citizen(d["citizen"]), from: `panel:${d["loser"]}`, to: family(d) }],
    give: (d) => [{ piece: citizen(d["good"]), from: family(d), to: "bag", stands: "" }],
    "common-card": () => [{ piece: { kind: "card" }, from: "deck", to: "card", stands: "" }],
    "family-card": (d) => [{ piece: { kind: "card" }, from: family(d), to: "card", stands: "" }],
    prefect: (d) => [
        { piece: { kind: "prefect" }, from: "prefect", to: `building:${d["institution"]}` },
    ],
};

const win = (d: Data, name: unknown): Gain => ({
    seat: Number(d["family"]),
    piece: citizen(name),
    n: 1,
});
const citizenWon = (d: Data): Gain[] => [win(d, d["citizen"])];
const decurion = (d: Data): Gain[] => [
    { seat: Number(d["family"]), piece: { kind: "decurion" }, n: 1 },
];
const GAINS: Gains<EventKind> = {
    favour: (d) => [win(d, "favour")],
    "room-citizen": citizenWon,
    third: citizenWon,
    lure: citizenWon,
    support: (d) => (d["citizens"] as string[]).map((name) => win(d, name)),
    seize: (d) => [{ ...win(d, d["citizen"]), from: Number(d["loser"]) }],
    set: decurion,
    bought: decurion,
};

/** What an event brings to whom. */
export const gains = gained(GAINS);

/** A Decurion is what the game is played for. */
export const moment = (kinds: string[]): number =>
    kinds.findIndex((kind) => kind === "set" || kind === "bought");

const NAMED = ["building", "members", "banner", "room", "stack"];
export function name(anchor: string, word: (key: string) => string): string {
    const [what = "", institution = ""] = anchor.split(":");
    return NAMED.includes(what) ? word(`institution.${institution}`) : "";
}

/** Which pieces travel, from where to where, because of an event. */
export const flights = flown(FLIGHTS);
