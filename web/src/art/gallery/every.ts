/** What more than one game uses. */
import Emblem from "../Emblem.svelte";
import Laurel from "../Laurel.svelte";
import Panorama from "../Panorama.svelte";
import Wreath from "../Wreath.svelte";
import { COLOURS, each, shown } from "./shown";

export const pieces = [
    shown("Emblem", Emblem, "-13 -13 26 26", each("colour", COLOURS)),
    shown("Laurel", Laurel, "-18 -18 36 36", { first: { place: 1 }, second: { place: 2 } }),
    shown("Panorama", Panorama, "0 0 1440 260", { panorama: {} }),
    shown("Wreath", Wreath, "-20 -20 40 40", { wreath: {} }),
];
