/** The pieces of The Council of Four. */
import Councillor from "../Councillor.svelte";
import Good from "../Good.svelte";
import Cover from "../../boards/council/Cover.svelte";
import { shown } from "./shown";

const COUNCIL = ["white", "black", "orange", "purple", "pink", "blue"];
const GOODS = [
    "coins",
    "assistants",
    "cards",
    "points",
    "nobility",
    "actions",
    "token",
    "two-tokens",
    "permit",
    "repeat",
];

export const pieces = [
    shown("Councillor", Councillor, "-32 -50 64 96", {
        ...Object.fromEntries(
            COUNCIL.map((colour) => [colour, { shape: "councillor" as const, colour }]),
        ),
        ...Object.fromEntries(
            [...COUNCIL, "joker", "back"].map((colour) => [
                `card ${colour}`,
                { shape: "card" as const, colour },
            ]),
        ),
        emporium: { shape: "emporium", colour: "red" },
        neutral: { shape: "emporium", colour: "neutral" },
        king: { shape: "king", colour: "" },
    }),
    shown(
        "Good",
        Good,
        "-16 -14 32 28",
        Object.fromEntries(GOODS.map((kind) => [kind, { kind, n: 3 }])),
    ),
    shown("Cover", Cover, "0 0 360 200", { cover: {} }),
];
