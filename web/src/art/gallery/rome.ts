/** The pieces of Rome: City of Marble. */
import Marble from "../Marble.svelte";
import { each, shown } from "./shown";

export const pieces = [
    shown(
        "Marble",
        Marble,
        "-13 -13 26 26",
        each("building", ["arena", "theatre", "temple", "baths", "fountain"]),
    ),
];
