/** The pieces of Municipium. */
import Building from "../Building.svelte";
import Citizen from "../Citizen.svelte";
import Decurion from "../Decurion.svelte";
import Meeple from "../Meeple.svelte";
import Prefect from "../Prefect.svelte";
import Cover from "../../boards/municipium/Cover.svelte";
import { each, shown } from "./shown";

const FAMILIES = ["blue", "orange", "yellow", "pink"];
const INSTITUTIONS = ["temple", "tavern", "baths", "emporium", "basilica", "forum", "praetorium"];

export const pieces = [
    shown("Building", Building, "-8 -12 166 108", each("name", INSTITUTIONS)),
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
    shown("Prefect", Prefect, "-24 -62 52 70", { prefect: {} }),
    shown("Cover", Cover, "0 0 360 200", { cover: {} }),
];
