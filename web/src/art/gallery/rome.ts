/** The pieces of Rome: City of Marble. */
import Civic from "../../boards/rome/Civic.svelte";
import Cover from "../../boards/rome/Cover.svelte";
import Site from "../../boards/rome/Site.svelte";
import Tile from "../../boards/rome/Tile.svelte";
import Arcade from "../Arcade.svelte";
import Arena from "../Arena.svelte";
import Baths from "../Baths.svelte";
import Cube from "../Cube.svelte";
import Fountain from "../Fountain.svelte";
import HillTop from "../HillTop.svelte";
import Marble from "../Marble.svelte";
import Temple from "../Temple.svelte";
import Theatre from "../Theatre.svelte";
import { each, shown } from "./shown";

const FAMILIES = ["purple", "orange", "black", "pink"];
const BUILDINGS = ["arena", "theatre", "temple", "baths", "fountain"];

/** A site with so many of its sixths filled, which the first family would win. */
const site = (sixths: number) => ({
    site: {
        site: 0,
        place: "e12",
        sixths,
        tiles: sixths,
        may_become: [{ building: "baths", tiles: 4, influence: [1, 0, 0, 0], builder: 0 }],
    },
    filled: [...Array(sixths).keys()],
    colourOf: (player: number | null) => FAMILIES[player ?? 0] ?? "",
    small: false,
});

export const pieces = [
    shown("Marble", Marble, "-13 -13 26 26", each("building", BUILDINGS)),
    shown("Cover", Cover, "0 0 360 200", { cover: {} }),
    shown("Arena", Arena, "-44 -48 96 80", { arena: {} }),
    shown("Theatre", Theatre, "-44 -48 96 80", { theatre: {} }),
    shown("Temple", Temple, "-44 -58 96 86", { temple: {} }),
    shown("Baths", Baths, "-44 -48 96 80", { baths: {} }),
    shown("Fountain", Fountain, "-36 -44 76 72", { fountain: {} }),
    shown("Cube", Cube, "-16 -28 36 36", each("colour", FAMILIES)),
    shown("HillTop", HillTop, "-46 -40 92 78", { hill: {} }),
    shown("Arcade", Arcade, "-10 -40 120 60", { level: { from: [0, 0], to: [100, 0] } }),
    shown("Civic", Civic, "-46 -52 96 92", {
        ...Object.fromEntries(
            BUILDINGS.slice(0, 4).map((building, i) => [
                building,
                { building, owner: FAMILIES[i] ?? "" },
            ]),
        ),
        fountain: { building: "fountain" },
    }),
    shown("Site", Site, "-36 -42 72 80", {
        one: site(1),
        two: site(2),
        three: site(3),
        four: site(4),
        five: site(5),
    }),
    shown("Tile", Tile, "-92 -92 184 184", {
        ...each("tile", ["red", "yellow", "green", "blue"]),
        upright: { tile: "red", lies: 90 },
        rising: { tile: "green", lies: 150 },
        falling: { tile: "blue", lies: 30 },
    }),
];
