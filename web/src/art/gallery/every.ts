/** What more than one game uses. */
import Emblem from "../Emblem.svelte";
import Laurel from "../Laurel.svelte";
import Panorama from "../Panorama.svelte";
import Podium from "../Podium.svelte";
import Wreath from "../Wreath.svelte";
import { COLOURS, each, shown } from "./shown";

export const pieces = [
    shown("Emblem", Emblem, "-13 -13 26 26", each("colour", COLOURS)),
    shown("Laurel", Laurel, "-18 -18 36 36", { first: { place: 1 }, second: { place: 2 } }),
    shown("Panorama", Panorama, "0 0 1440 260", { panorama: {} }),
    shown("Podium", Podium, "-152 -164 304 182", {
        four: {
            steps: ["pink", "black", "orange", "purple"].map((colour, i) => ({
                colour,
                place: i + 1,
                points: 29 - 5 * i,
            })),
        },
        shared: {
            steps: ["blue", "yellow", "pink"].map((colour, i) => ({
                colour,
                place: i < 2 ? 1 : 3,
                points: i < 2 ? 5 : 3,
            })),
        },
    }),
    shown("Wreath", Wreath, "-20 -20 40 40", { wreath: {} }),
];
