/** How a tile is cut: its bevelled edges, roofs and building corners, by the way it lies. */
import { area, pair, SIDE, type Point } from "./grid";

/** A face that is lighter or darker than the tile, by how it stands to the light. */
export interface Face {
    path: string;
    /** From -1, in shade, to 1, in full light. */
    light: number;
}

export interface Cut {
    body: string;
    bevels: Face[];
    top: string;
    roofs: Face[];
    /** The shadows of the houses, away from the light. */
    shadows: string;
    /** The parts of buildings at the corners, and the joints between their stones. */
    corners: string;
    joints: string;
}

/** Towards the light, which is at the upper left of every board. */
const LIGHT: Point = [-0.6, -0.8];
const BEVEL = 7;
/** How far the building at a corner reaches into the tile. */
const REACH = 25;
/** The roofs: middle along and across the tile, length, depth, and whether the ridge runs along. */
const HOUSES: [number, number, number, number, boolean][] = [
    [-34, -8, 18, 14, true],
    [-48, 6, 13, 15, false],
    [34, 8, 18, 14, true],
    [48, -6, 13, 15, false],
];

const made = new Map<number, Cut>();

/** The cut of a tile whose long diagonal has this direction, around its middle. */
export function cut(degrees: number): Cut {
    const known = made.get(degrees) ?? make(degrees);
    made.set(degrees, known);
    return known;
}

function make(degrees: number): Cut {
    const turn = (degrees * Math.PI) / 180;
    const turned = ([along, across]: Point): Point => [
        along * Math.cos(turn) - across * Math.sin(turn),
        along * Math.sin(turn) + across * Math.cos(turn),
    ];
    const long = SIDE * Math.sqrt(0.75);
    const flat: Point[] = [
        [0, -SIDE / 2],
        [long, 0],
        [0, SIDE / 2],
        [-long, 0],
    ];
    const corners = flat.map(turned);
    const inset = 1 - BEVEL / (long / 2);
    const inner = corners.map(([x, y]): Point => [x * inset, y * inset]);
    return {
        body: area(corners),
        bevels: corners.map((corner, i) => {
            const j = (i + 1) % 4;
            return face([corner, corners[j] ?? corner, inner[j] ?? corner, inner[i] ?? corner]);
        }),
        top: area(inner),
        roofs: HOUSES.flatMap((house) => roof(...house).map((side) => face(side.map(turned)))),
        shadows: HOUSES.map(([along, across, length, depth]) =>
            area(
                [
                    [-1, -1],
                    [1, -1],
                    [1, 1],
                    [-1, 1],
                ].map(([l = 0, d = 0]): Point => {
                    const [x, y] = turned([along + (l * length) / 2, across + (d * depth) / 2]);
                    return [x - LIGHT[0] * 6, y - LIGHT[1] * 6];
                }),
            ),
        ).join(""),
        corners: corners.map((_, i) => wedge(corners, i, REACH)).join(""),
        joints: corners.map((_, i) => stones(corners, i)).join(""),
    };
}

/** A face that slopes away from its first edge, which is the lower one. */
function face(points: Point[]): Face {
    const [a = [0, 0], b = [0, 0]] = points;
    const away: Point = [b[1] - a[1], a[0] - b[0]];
    const size = Math.hypot(...away);
    return { path: area(points), light: (away[0] * LIGHT[0] + away[1] * LIGHT[1]) / size };
}

/** The two sides of a roof, each with its eave first. */
function roof(
    along: number,
    across: number,
    length: number,
    depth: number,
    ridge: boolean,
): Point[][] {
    const [l, d] = [length / 2, depth / 2];
    const at = (x: number, y: number): Point => [along + x, across + y];
    return ridge
        ? [
              [at(-l, -d), at(l, -d), at(l, 0), at(-l, 0)],
              [at(l, d), at(-l, d), at(-l, 0), at(l, 0)],
          ]
        : [
              [at(l, -d), at(l, d), at(0, d), at(0, -d)],
              [at(-l, d), at(-l, -d), at(0, -d), at(0, d)],
          ];
}

/** A corner of the tile up to an arc around it. */
function wedge(corners: Point[], i: number, reach: number): string {
    const corner = corners[i] ?? [0, 0];
    const [from, to] = [1, 3].map((step) => towards(corner, corners[(i + step) % 4], reach));
    return `M${pair(corner)}L${pair(from ?? corner)}A${reach} ${reach} 0 0 1 ${pair(to ?? corner)}z`;
}

/** The joints between the stones of a corner: two arcs, and a line between its sixths. */
function stones(corners: Point[], i: number): string {
    const corner = corners[i] ?? [0, 0];
    const [last, next] = [corners[(i + 3) % 4], corners[(i + 1) % 4]];
    const arc = (reach: number): string =>
        `M${pair(towards(corner, next, reach))}A${reach} ${reach} 0 0 1 ${pair(towards(corner, last, reach))}`;
    const blunt = i % 2 === 0;
    return arc(16) + (blunt ? `M${pair(corner)}L${pair(towards(corner, [0, 0], REACH))}` : "");
}

function towards(from: Point, to: Point | undefined, far: number): Point {
    const [x, y] = to ?? from;
    const size = Math.hypot(x - from[0], y - from[1]) || 1;
    return [from[0] + ((x - from[0]) * far) / size, from[1] + ((y - from[1]) * far) / size];
}
