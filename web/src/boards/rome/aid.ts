import Arcade from "../../art/Arcade.svelte";
import Cube from "../../art/Cube.svelte";
import Good from "../../art/Good.svelte";
import Meeple from "../../art/Meeple.svelte";
import { t } from "../../i18n/words.svelte";
import { art, type Aid, type Art } from "../aid";
import Civic from "./Civic.svelte";
import Tile from "./Tile.svelte";
import { tileOf } from "./view";

const FAMILY = "purple";
/** The buildings, how many tiles meet at each and its points (ROM-23, ROM-25). */
const BUILDINGS: [string, number, number][] = [
    ["temple", 3, 2],
    ["baths", 4, 3],
    ["theatre", 5, 5],
    ["arena", 6, 8],
];
const tile = (colour: string): Art => art(Tile, "-92 -50 184 100", { tile: colour });
const civic = (building: string, owner?: string): Art =>
    art(Civic, "-46 -52 96 92", owner ? { building, owner } : { building });
const magistrate = art(Meeple, "-20 -50 44 58", { colour: FAMILY });
const water = art(Arcade, "-10 -40 120 60", { from: [0, 0], to: [100, 0] });
const coin = art(Good, "-14 -14 28 28", { kind: "coins" });
const cube = art(Cube, "-16 -28 36 36", { colour: FAMILY });

export const aid: Aid = (word) => [
    {
        title: t("aid.turn"),
        facts: [
            { text: t("rome.aid-actions") },
            { art: [tile("red")], text: t("rome.aid-lay") },
            { art: [tile("yellow")], text: t("rome.aid-draw") },
            { art: [magistrate], text: t("rome.aid-recall") },
            { art: [water], text: t("rome.aid-water") },
            { text: t("rome.aid-imperium") },
            { text: t("rome.aid-collect") },
        ],
    },
    {
        title: t("rome.aid-sites"),
        facts: [
            { text: t("rome.aid-site") },
            ...BUILDINGS.map(([building, tiles, points]) => ({
                art: [civic(building, FAMILY), tile(tileOf(building) ?? "")],
                name: word(`building.${building}`),
                text: t("rome.aid-building", { tiles, points }),
            })),
            {
                art: [civic("fountain")],
                name: word("building.fountain"),
                text: t("rome.aid-fountain"),
            },
            { art: [magistrate], text: t("rome.aid-office") },
        ],
    },
    {
        title: t("aid.pieces"),
        facts: [
            { art: [cube], text: t("rome.aid-cube") },
            { text: t("rome.aid-bridge") },
            { art: [water], text: t("rome.aid-source") },
            { art: [coin], text: t("rome.aid-coin") },
        ],
    },
    {
        title: t("aid.end"),
        facts: [
            { text: t("rome.aid-end") },
            { art: [water], name: word("line.aqueducts"), text: t("rome.aid-score-aqueducts") },
            {
                art: [civic("fountain")],
                name: word("line.fountains"),
                text: t("rome.aid-score-fountains"),
            },
            { art: [coin], name: word("line.coins"), text: t("rome.aid-score-coins") },
            { name: word("line.imperium"), text: t("rome.aid-score-imperium") },
            { name: word("line.bridges"), text: t("rome.aid-score-bridges") },
            { text: t("rome.aid-tie") },
        ],
    },
];
