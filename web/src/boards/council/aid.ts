import Councillor from "../../art/Councillor.svelte";
import Good from "../../art/Good.svelte";
import { t } from "../../i18n/words.svelte";
import { art, type Aid, type Art, type Fact, type Word } from "../aid";

const LAST = 20;
const good = (kind: string, n: number | null = null): Art =>
    art(Good, "-16 -14 32 28", { kind, n });
const BOXES = {
    councillor: "-20 -46 40 52",
    card: "-32 -46 64 92",
    emporium: "-16 -31 34 36",
    king: "-22 -46 44 52",
};
const figure = (shape: keyof typeof BOXES, colour: string): Art =>
    art(Councillor, BOXES[shape], { shape, colour });

const actions = (): Fact[] => [
    { art: [figure("councillor", "blue")], text: t("council.aid-elect") },
    { art: [good("permit")], text: t("council.aid-permit") },
    { art: [figure("card", "pink"), good("coins")], text: t("council.aid-price") },
    { art: [figure("emporium", "red")], text: t("council.aid-build") },
    { art: [figure("king", "")], text: t("council.aid-king") },
];

const pieces = (word: Word): Fact[] => [
    { art: [figure("card", "joker")], text: t("council.aid-joker") },
    { art: [figure("emporium", "neutral")], text: t("council.aid-neutral") },
    { art: [good("coins")], text: t("council.aid-coins") },
    { art: [good("assistants")], text: t("council.assistants-name") },
    { art: [good("cards")], text: t("council.aid-cards") },
    { art: [good("points")], text: t("council.aid-points") },
    { art: [good("nobility")], text: t("council.aid-step") },
    { art: [good("actions")], text: t("council.aid-action") },
    ...["token", "two-tokens", "permit", "repeat"].map((kind) => ({
        art: [good(kind, kind === "two-tokens" ? 2 : null)],
        text: word(`good.${kind}`),
    })),
];

/** The spaces of the nobility track that give something, in the words of the game. */
const track = (word: Word): Fact[] =>
    [...Array(LAST + 1).keys()]
        .map((space) => ({ name: String(space), text: word(`space.${space}`) }))
        .filter(({ text }) => text !== "" && text !== word("good.nothing"));

export const aid: Aid = (word) => [
    { title: t("aid.turn"), facts: [{ text: t("council.aid-turn") }] },
    { title: t("council.aid-main"), facts: actions() },
    {
        title: t("council.aid-quick"),
        facts: [
            { art: [good("coins", 3)], text: t("council.aid-engage") },
            { art: [good("assistants", 1)], text: t("council.aid-change") },
            { art: [good("assistants", 1)], text: t("council.aid-send") },
            { art: [good("assistants", 3)], text: t("council.aid-extra") },
        ],
    },
    {
        title: t("council.aid-building"),
        facts: [
            { art: [good("assistants")], text: t("council.aid-crowd") },
            { art: [good("token")], text: t("council.aid-chain") },
            { text: t("council.aid-set") },
            { text: t("council.aid-tiles") },
        ],
    },
    { title: t("aid.pieces"), facts: pieces(word) },
    { title: t("council.track"), facts: track(word) },
    {
        title: t("aid.end"),
        facts: [
            { art: [figure("emporium", "red")], text: t("council.aid-tenth") },
            { art: [good("nobility")], text: t("council.aid-noble") },
            { art: [good("permit")], text: t("council.aid-most") },
            { text: t("council.aid-tie") },
        ],
    },
];
