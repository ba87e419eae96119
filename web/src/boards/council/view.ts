/** What the server shows of The Council of Four, and where each choice is made on the board. */
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
    type Meaning,
    type Piece,
} from "../game";
import type { Tray } from "../tray";
import type { EventKind, View } from "./types";

export type {
    Bonus,
    City,
    Council,
    Offer,
    Permit,
    Player,
    Region,
    View as CouncilView,
} from "./types";

/** What is drawn in a tray beside the map. */
export interface TrayProps {
    view: View;
    names: string[];
    tray: Tray;
    /** The size of small letters. */
    type: number;
    word: (key: string) => string;
}

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
                // Of one city it says where to build as well.
                return cities.includes("-")
                    ? both(`own:${cities}`)
                    : { ...both(`own:${cities}`), or: `city:${cities}` };
            case "repeat":
                return both(`own:${cities}`);
            case "city":
            case "route":
            case "token":
                return onBoard(`city:${data["city"]}`);
            case "elect":
                return { ...asButton(), early: 1 };
            case "send":
                return { ...asButton(), early: 2, after: true };
            case "extra":
            case "engage":
            case "change":
                return { ...asButton(), after: true };
            case "end":
                return asEnd();
            default:
                return asButton();
        }
    };
}

/**
 * The payment that is proposed: the cheapest that the server offers for the council. Without one
 * place in common nothing is proposed: there is more to choose than how to pay.
 */
export function prefer(view: View, plans: Choice[][]): number {
    const goals = new Set(
        plans.map((steps) =>
            steps
                .filter(isGoal)
                .map(({ id }) => id)
                .join(),
        ),
    );
    if (goals.size > 1) return -1;
    return plans.findIndex((steps) => {
        const name = steps.find(({ kind }) => kind === "council")?.data["council"] ?? "king";
        const offer = view.councils.find((council) => council.name === name)?.offer;
        const paid = steps.filter(({ kind }) => kind === "card").map(({ data }) => data["card"]);
        if (!offer || paid.length === 0) return false;
        const jokers = paid.filter((card) => card === "joker").length;
        const matching = Object.entries(offer.cards);
        return (
            jokers === offer.jokers &&
            matching.every(([card, n]) => paid.filter((other) => other === card).length === n)
        );
    });
}

/** What an action is for, not what it is paid with. */
const isGoal = ({ kind }: Choice): boolean => kind !== "card" && kind !== "pay";

/** What a click on a spot that is not legal may have meant: first what is being asked now. */
export function meanings(path: string[], view: View, kinds: Set<string>): Meaning[] {
    const [what, name = ""] = (path.at(-1) ?? "").split(":");
    const asked = (meant: Meaning[]): Meaning[] =>
        meant.toSorted((a, b) => Number(kinds.has(b.kind)) - Number(kinds.has(a.kind)));
    switch (what) {
        case "council":
            return asked([{ kind: "council", data: { council: name } }, ...plain("buy", "elect")]);
        case "beside":
            return [{ kind: "councillor", data: { councillor: name } }, ...plain("elect")];
        case "hand":
            return [
                { kind: "card", data: { card: name } },
                ...councilsOf(path),
                ...plain("buy", "king"),
            ];
        case "region":
            return [{ kind: "region", data: { region: name } }, ...plain("change")];
        case "permit":
            return permitMeanings(name, view, kinds);
        case "own":
            return asked([
                { kind: "repeat", data: { cities: name.split("-") } },
                { kind: "use", data: { cities: name.split("-") } },
                ...plain("build"),
            ]);
        case "city":
            return cityMeanings(name, path, asked);
        default:
            return [];
    }
}

/** The councils that were meant to be satisfied, whatever they are picked for. */
const councilsOf = (path: string[]): Meaning[] =>
    path
        .filter((spot) => spot.startsWith("council:"))
        .map((spot) => ({ kind: "council", data: { council: spot.slice(8) }, alone: true }));

const plain = (...kinds: string[]): Meaning[] => kinds.map((kind) => ({ kind, data: {} }));

/** A permit is taken, or else its region's council is to be satisfied first. */
function permitMeanings(name: string, view: View, kinds: Set<string>): Meaning[] {
    const region = view.regions.find(({ shown }) =>
        shown.some((permit) => permit && permitKey(permit.cities) === name),
    );
    const taken = { kind: "take", data: { cities: name.split("-") } };
    const satisfied = { kind: "council", data: { council: region?.name ?? "" } };
    const asked = kinds.has("buy") || !kinds.has("take");
    return asked ? [satisfied, ...plain("buy")] : [taken];
}

/** A city is gone to, built in, or gives its token once more. */
function cityMeanings(
    name: string,
    path: string[],
    asked: (meant: Meaning[]) => Meaning[],
): Meaning[] {
    const data = { city: name };
    const withPermit = path.some((spot) => spot.startsWith("own:"));
    const build: Meaning[] = [
        { kind: "city", data },
        { kind: "route", data },
    ];
    const ways = withPermit ? build : build.toReversed();
    return asked([{ kind: "token", data }, ...ways, ...plain("king", "build")]);
}

/** What can be dragged: councillors into a balcony, cards onto a council, permits to a city. */
export function carry(spot: string, seat: number): Carriage | null {
    const [what, name = ""] = spot.split(":");
    switch (what) {
        case "beside":
            return { piece: councillor(name) };
        case "hand":
            return { piece: { kind: "card", name } };
        case "own":
            return { piece: { kind: "permit" } };
        case "permit":
            return { piece: { kind: "permit" }, homes: [`panel:${seat}`] };
        default:
            return null;
    }
}

/** What happens without a piece that travels. */
const SILENT = [
    "no-draw",
    "coins-lost",
    "track-end",
    "side",
    "first",
    "placed",
    "seated",
    "reveal",
    "neutral",
    "rebuild",
    "elects",
    "buys",
    "builds",
    "calls-king",
    "changes",
    "sends",
    "engage",
    "extra",
    "end-turn",
    "approach",
    "balcony",
    "election-coins",
    "pay",
    "permit-bonus",
    "lost",
    "stay",
    "use",
    "first-token",
    "repeat",
    "change",
    "tenth",
    "last-turns",
    "end",
] as const satisfies EventKind[];

const panel = ({ seat }: Data): string => `panel:${seat}`;
const city = (data: Data): string => `city:${data["city"]}`;
const card = (data: Data): Piece => ({ kind: "card", name: String(data["card"] ?? "") });
const councillor = (name: unknown): Piece => ({ kind: "councillor", name: String(name) });
const token: Piece = { kind: "token" };

const drawn = (d: Data): Flight[] => [{ piece: card(d), from: "deck", to: panel(d) }];
const rewarded = (d: Data): Flight[] => [{ piece: token, from: "tiles", to: panel(d) }];
const built = (d: Data): Flight[] => [
    { piece: { kind: "emporium", seat: Number(d["seat"]) }, from: panel(d), to: city(d) },
];

const FLIGHTS: Flights<EventKind, (typeof SILENT)[number]> = {
    draw: drawn,
    "draw.hidden": drawn,
    card: (d) => [{ piece: card(d), from: panel(d), to: "discards", stands: "" }],
    elect: (d) => [
        {
            piece: councillor(d["councillor"]),
            from: `beside:${d["councillor"]}`,
            to: `council:${d["council"]}`,
        },
        {
            piece: councillor(d["fallen"]),
            from: `council:${d["council"]}`,
            to: `beside:${d["fallen"]}`,
            stands: "",
        },
    ],
    take: (d) => [
        {
            piece: { kind: "permit" },
            from: `permit:${permitKey(d["cities"] as string[])}`,
            to: panel(d),
        },
    ],
    build: built,
    "build-crowded": built,
    route: (d) => [{ piece: { kind: "king" }, from: `city:${d["origin"]}`, to: city(d) }],
    token: (d) => [{ piece: token, from: city(d), to: panel(d) }],
    nobility: (d) => [
        {
            piece: { kind: "nobility", seat: Number(d["seat"]) },
            from: panel(d),
            to: `noble:${d["space"]}`,
        },
    ],
    "bonus-tile": rewarded,
    "king-tile": rewarded,
};

/** Which pieces travel, from where to where, because of an event. */
export const flights = flown(FLIGHTS);

const good = (d: Data, name: string, n: number): Gain => ({
    seat: Number(d["seat"]),
    piece: { kind: "good", name },
    n,
});
/** The goods of a bonus; a step of nobility has an event of its own. */
const bonus = (d: Data): Gain[] =>
    goods(String(d["bonus"]))
        .filter(([name]) => name !== "nobility")
        .map(([name, n]) => good(d, name, n));
const scored = (d: Data): Gain[] => [good(d, "points", Number(d["points"]))];
const GAINS: Gains<EventKind> = {
    "election-coins": (d) => [good(d, "coins", Number(d["coins"]))],
    "permit-bonus": bonus,
    token: (d) => bonus(d).map((gain) => ({ ...gain, at: city(d) })),
    nobility: (d) => [good(d, "nobility", 1), ...bonus(d)],
    engage: (d) => [good(d, "assistants", 1)],
    take: (d) => [{ ...good(d, "", 1), piece: { kind: "permit" } }],
    "bonus-tile": scored,
    "king-tile": scored,
    tenth: scored,
};

/** What an event brings to whom. */
export const gains = gained(GAINS);

const GREAT = ["bonus-tile", "king-tile", "tenth"];
/** A tile of points, the tenth emporium, or one that joins a chain of others. */
export function moment(kinds: string[]): number {
    const great = kinds.findIndex((kind) => GREAT.includes(kind));
    const chain = kinds.filter((kind) => kind === "token").length > 1;
    return great < 0 && chain ? kinds.lastIndexOf("token") : great;
}

const NAMED = ["city", "council", "region"];
export function name(anchor: string, word: (key: string) => string): string {
    const [what = "", of = ""] = anchor.split(":");
    if (what === "permit")
        return of
            .split("-")
            .map((one) => word(`city.${one}`)[0])
            .join("/");
    return NAMED.includes(what) ? word(`${what === "council" ? "region" : what}.${of}`) : "";
}
