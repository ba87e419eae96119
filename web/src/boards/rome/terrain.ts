/** The land Rome stands on: a height at each point, and the lines of equal height. */
import { hills, middle, SIDE, triangle, type Point } from "./grid";

/** The middle of the Tiber, from north to south, in sides of the grid. */
export const RIVER: Point[] = [
    [-2.6, -8],
    [-2.75, -6.4],
    [-3.15, -5],
    [-3.85, -3.7],
    [-4.3, -2.75],
    [-5.05, -1.75],
    [-5.7, -0.75],
    [-5.8, 0.2],
    [-5.3, 1.15],
    [-4.85, 2.15],
    [-4.15, 3.1],
    [-3.75, 4.1],
    [-3.1, 5.1],
    [-3.2, 6.4],
    [-2.7, 8],
];
/** Hills beyond the seven, which only shape the land: x, y, height, breadth. */
const AROUND: [number, number, number, number][] = [
    [-7.6, 0.4, 1.15, 1.3],
    [-7, 2.9, 0.85, 1.1],
    [-6.6, -3.6, 0.95, 1.2],
    [-9.5, -1.6, 0.9, 1.6],
    [6.9, -1.2, 1, 1.6],
    [5.2, -4.7, 1, 1.3],
    [6.3, 3.4, 0.85, 1.3],
    [9, 1.4, 1.1, 1.8],
    [-6, 6, 0.9, 1.4],
    [1.2, -6.4, 0.8, 1.3],
    [1.6, 6.3, 0.7, 1.3],
    [0.9, 0.9, 0.35, 0.8],
];
const STEP = 0.3;
const WEST = -12;
const NORTH = -8.1;
const COLUMNS = 80;
const ROWS = 54;

const near = (x: number, y: number, breadth: number): number =>
    Math.exp(-(x * x + y * y) / (2 * breadth * breadth));

const SEVEN = hills.map(([, at], i): [number, number, number, number] => {
    const [x, y] = middle(triangle(at));
    return [x / SIDE, y / SIDE, 1, 0.55 + 0.06 * (i % 3)];
});

function height(x: number, y: number): number {
    const ground = [...SEVEN, ...AROUND].reduce(
        (sum, [hx, hy, high, broad]) => sum + high * near(x - hx, y - hy, broad),
        0.05 * Math.sin(2.3 * x + 1.1 * y) + 0.05 * Math.sin(1.3 * x - 2.1 * y),
    );
    const bed = Math.max(...RIVER.map(([rx, ry]) => near(x - rx, y - ry, 0.75)));
    return ground - 0.9 * bed;
}

/** Low all around, so that every line of equal height comes back to where it began. */
const HEIGHTS = Array.from({ length: ROWS + 1 }, (_, row) =>
    Array.from({ length: COLUMNS + 1 }, (__, column) =>
        row % ROWS === 0 || column % COLUMNS === 0
            ? -1
            : height(WEST + column * STEP, NORTH + row * STEP),
    ),
);

/** Where the line of a height crosses the side of a cell, between two of its corners. */
function crossing(a: Point, b: Point, level: number): Point {
    const at = ([column, row]: Point): number => HEIGHTS[row]?.[column] ?? 0;
    const part = (level - at(a)) / (at(b) - at(a));
    return [
        (WEST + (a[0] + (b[0] - a[0]) * part) * STEP) * SIDE,
        (NORTH + (a[1] + (b[1] - a[1]) * part) * STEP) * SIDE,
    ];
}

/** The pieces of a contour in one cell, with the higher ground on the right hand. */
function pieces(column: number, row: number, level: number): [Point, Point][] {
    const corners: Point[] = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
    ];
    const high = corners.map(([c, r]) => (HEIGHTS[r]?.[c] ?? 0) > level);
    const starts: Point[] = [];
    const ends: Point[] = [];
    corners.forEach((corner, i) => {
        const next = corners[(i + 1) % 4] ?? corner;
        if (high[i] === high[(i + 1) % 4]) return;
        (high[i] ? starts : ends).push(crossing(corner, next, level));
    });
    return starts.map((start, i) => [start, ends[i] ?? start]);
}

/** The lines of a height, as one smooth path. */
function contour(level: number): string {
    const next = new Map<string, [Point, Point]>();
    const key = ([x, y]: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;
    for (let row = 0; row < ROWS; row++)
        for (let column = 0; column < COLUMNS; column++)
            for (const piece of pieces(column, row, level)) next.set(key(piece[0]), piece);
    let path = "";
    for (const start of next.keys()) path += smooth(follow(start, next, key));
    return path;
}

/** Take the pieces that hang together out of the map, one after the other. */
function follow(
    start: string,
    next: Map<string, [Point, Point]>,
    key: (point: Point) => string,
): Point[] {
    const way: Point[] = [];
    for (let at = start, piece = next.get(at); piece; piece = next.get(at)) {
        next.delete(at);
        way.push(piece[0]);
        at = key(piece[1]);
    }
    return way;
}

function smooth(way: Point[]): string {
    if (way.length < 6) return "";
    const text = ([x, y]: Point): string => `${x.toFixed(0)} ${y.toFixed(0)}`;
    const last = way.at(-1) ?? [0, 0];
    return `M${text(middle([last, way[0] ?? last]))}${way
        .map(
            (point, i) =>
                `Q${text(point)} ${text(middle([point, way[(i + 1) % way.length] ?? last]))}`,
        )
        .join("")}z`;
}

/** The lines of equal height, the lowest first. */
export const contours = [0.22, 0.34, 0.46, 0.58, 0.7, 0.82, 0.94].map(contour);

/** The course of the Tiber as a smooth line. */
export const river = RIVER.map(([x, y]): Point => [x * SIDE, y * SIDE])
    .map((point, i, way) => {
        if (i === 0) return `M${point.join(" ")}`;
        const next = way[i + 1];
        const [x, y] = next ? middle([point, next]) : point;
        return `Q${point.map((n) => n.toFixed(0)).join(" ")} ${x.toFixed(0)} ${y.toFixed(0)}`;
    })
    .join("");
