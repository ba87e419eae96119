import Banner from "../../art/Banner.svelte";
import Building from "../../art/Building.svelte";
import Citizen from "../../art/Citizen.svelte";
import Decurion from "../../art/Decurion.svelte";
import Meeple from "../../art/Meeple.svelte";
import Plinth from "../../art/Plinth.svelte";
import Prefect from "../../art/Prefect.svelte";
import { t } from "../../i18n/words.svelte";
import { art, type Aid, type Art, type Fact, type Word } from "../aid";
import { CARDS } from "./cards";

const POWERS = ["temple", "tavern", "baths", "emporium", "basilica", "forum", "praetorium"];
/** Where each kind of citizen may be placed (MUN-19); a priest anywhere. */
const PLACES: [string, string[]][] = [
    ["soldier", ["tavern", "praetorium"]],
    ["merchant", ["baths", "emporium"]],
    ["advocate", ["basilica", "forum"]],
];
const citizen = (kind: string): Art => art(Citizen, "-19 -19 38 38", { kind });
const prefect = art(Prefect, "-24 -62 52 70", {});
const member = (wreath: boolean): Art => art(Meeple, "-20 -50 44 58", { colour: "blue", wreath });

const pieces = (word: Word): Fact[] => [
    { art: [member(false)], text: t("municipium.aid-member") },
    { art: [member(true)], text: t("municipium.aid-wreath") },
    {
        art: [
            art(Plinth, "-44 -44 92 56", { width: 70, height: 33, rank: 1, n: 5, colour: "blue" }),
        ],
        text: t("municipium.aid-leader"),
    },
    {
        art: [citizen("priest")],
        name: word("citizen.priest"),
        text: t("municipium.aid-anywhere"),
    },
    ...PLACES.map(([kind, places]) => ({
        art: [citizen(kind)],
        name: word(`citizen.${kind}`),
        text: t("municipium.aid-goes", {
            places: places.map((place) => word(`institution.${place}`)).join(", "),
        }),
    })),
    { art: [citizen("favour")], name: word("citizen.favour"), text: t("municipium.aid-favour") },
];

export const aid: Aid = (word) => [
    {
        title: t("aid.turn"),
        facts: [
            { art: [member(false)], text: t("municipium.aid-move") },
            { text: t("municipium.aid-card") },
        ],
    },
    {
        title: t("municipium.aid-events"),
        facts: [
            { art: [prefect], text: t("municipium.aid-event-prefect") },
            {
                art: [art(Banner, "-76 -16 152 142", { filled: 3 })],
                text: t("municipium.aid-event-citizen"),
            },
        ],
    },
    {
        title: t("municipium.aid-cards"),
        facts: CARDS.map(([card, key]) => ({ name: word(`card.${card}`), text: t(key) })),
    },
    {
        title: t("municipium.aid-powers"),
        facts: POWERS.map((name) => ({
            art: [art(Building, "-104 -142 240 166", { name })],
            name: word(`institution.${name}`),
            text: word(`power.${name}`),
        })),
    },
    { title: t("aid.pieces"), facts: pieces(word) },
    {
        title: t("aid.end"),
        facts: [
            {
                art: [art(Decurion, "-13 -19 26 38", { won: true })],
                text: t("municipium.aid-set"),
            },
            { text: t("municipium.aid-end") },
        ],
    },
];
