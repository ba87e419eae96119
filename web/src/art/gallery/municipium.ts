/** The pieces of Municipium. */
import Banner from "../Banner.svelte";
import Building from "../Building.svelte";
import Citizen from "../Citizen.svelte";
import Decurion from "../Decurion.svelte";
import Garden from "../Garden.svelte";
import House from "../House.svelte";
import Meeple from "../Meeple.svelte";
import Plinth from "../Plinth.svelte";
import Prefect from "../Prefect.svelte";
import Cover from "../../boards/municipium/Cover.svelte";
import Tree from "../Tree.svelte";
import { each, shown } from "./shown";

const FAMILIES = ["blue", "orange", "yellow", "pink"];
const INSTITUTIONS = ["temple", "tavern", "baths", "emporium", "basilica", "forum", "praetorium"];

export const pieces = [
    shown("Banner", Banner, "-76 -16 152 142", {
        empty: { filled: 0 },
        one: { filled: 1 },
        "one more and it tips": { filled: 2 },
        full: { filled: 3 },
    }),
    shown("Building", Building, "-104 -142 240 166", each("name", INSTITUTIONS)),
    shown(
        "Citizen",
        Citizen,
        "-19 -19 38 38",
        each("kind", ["priest", "advocate", "merchant", "soldier", "favour"]),
    ),
    shown("Decurion", Decurion, "-13 -19 26 38", {
        won: { won: true },
        "still to win": { won: false },
    }),
    shown("Meeple", Meeple, "-20 -50 44 58", {
        ...each("colour", FAMILIES),
        wreathed: { colour: "blue", wreath: true },
    }),
    shown("Plinth", Plinth, "-44 -44 92 56", {
        leader: { width: 70, height: 33, rank: 1, n: 5, colour: "blue" },
        second: { width: 70, height: 25, rank: 2, n: 3, colour: "orange" },
        other: { width: 70, height: 18, rank: 0, n: 1, colour: "pink" },
    }),
    shown("House", House, "-6 -48 78 62", {
        low: { kind: 0 },
        tall: { kind: 1 },
        broad: { kind: 2, width: 56 },
        shop: { kind: 3 },
        court: { kind: 4, width: 52 },
        flats: { kind: 5 },
    }),
    shown("Tree", Tree, "-28 -56 60 66", {
        cypress: { kind: 0 },
        pine: { kind: 1 },
        bush: { kind: 2 },
    }),
    shown("Garden", Garden, "-6 -50 92 60", {
        beds: { kind: 0 },
        orchard: { kind: 1 },
        "court with a pool": { kind: 2 },
        "ripe corn": { kind: 3 },
    }),
    shown("Prefect", Prefect, "-24 -62 52 70", { prefect: {} }),
    shown("Cover", Cover, "0 0 360 200", { cover: {} }),
];
