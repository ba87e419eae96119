/** The pieces of Rome: City of Marble. */
import Marble from "../Marble.svelte";
import Cover from "../../boards/rome/Cover.svelte";
import { each, shown } from "./shown";

export const pieces = [
    shown(
        "Marble",
        Marble,
        "-13 -13 26 26",
        each("building", ["arena", "theatre", "temple", "baths", "fountain"]),
    ),
    shown("Cover", Cover, "0 0 360 200", { cover: {} }),
];
