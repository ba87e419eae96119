/** The lie of the land: where the cities stand, how the roads bend, what grows between them. */
import type { Point } from "./layout";

/** Where the cities stand, as parts of the map's width and height. */
const AT: Record<string, Point> = {
    arkon: [0.085, 0.17],
    burgen: [0.062, 0.52],
    castrum: [0.245, 0.2],
    dorful: [0.24, 0.565],
    esti: [0.12, 0.835],
    framek: [0.4, 0.18],
    graden: [0.405, 0.51],
    hellar: [0.43, 0.84],
    indur: [0.588, 0.22],
    juvelar: [0.592, 0.61],
    kultos: [0.76, 0.18],
    lyram: [0.745, 0.51],
    merkatim: [0.745, 0.84],
    naris: [0.925, 0.34],
    osium: [0.93, 0.74],
};

/** Trees where no city and no road is: where, and of which kind. */
export const TREES: [number, number, number][] = [
    [0.165, 0.2, 1],
    [0.155, 0.4, 0],
    [0.168, 0.43, 2],
    [0.3, 0.43, 1],
    [0.318, 0.46, 2],
    [0.31, 0.08, 0],
    [0.322, 0.1, 0],
    [0.2, 0.94, 2],
    [0.335, 0.72, 0],
    [0.345, 0.75, 0],
    [0.35, 0.7, 2],
    [0.48, 0.08, 1],
    [0.5, 0.1, 0],
    [0.49, 0.38, 0],
    [0.5, 0.41, 1],
    [0.51, 0.38, 2],
    [0.53, 0.97, 2],
    [0.345, 0.95, 1],
    [0.64, 0.42, 0],
    [0.652, 0.44, 0],
    [0.66, 0.93, 2],
    [0.69, 0.33, 0],
    [0.83, 0.95, 0],
    [0.842, 0.97, 0],
    [0.82, 0.63, 2],
];

/** Fields under the plough, where trees stand and no city: where, how large, and what grows. */
export const FIELDS: [x: number, y: number, width: number, height: number, kind: number][] = [
    [0.13, 0.11, 62, 30, 3],
    [0.11, 0.46, 78, 40, 1],
    [0.272, 0.72, 70, 44, 1],
    [0.29, 0.34, 66, 26, 0],
    [0.45, 0.36, 64, 32, 1],
    [0.47, 0.72, 84, 30, 3],
    [0.56, 0.85, 76, 24, 1],
    [0.472, 0.3, 56, 26, 3],
    [0.215, 0.95, 60, 24, 1],
    [0.6, 0.95, 70, 30, 0],
    [0.265, 0.08, 60, 26, 1],
];

/** Ships on the sea. */
export const SHIPS: [x: number, y: number, size: number][] = [
    [0.022, 0.13, 0.8],
    [0.012, 0.76, 0.65],
];

/** Mountains: where their feet are, and how large they are. */
export const PEAKS: [number, number, number][] = [
    [0.69, 0.12, 0.75],
    [0.835, 0.13, 1.05],
    [0.89, 0.1, 0.8],
    [0.955, 0.15, 1.2],
    [0.672, 0.36, 0.6],
    [0.845, 0.4, 1.1],
    [0.985, 0.53, 1],
    [0.845, 0.78, 0.9],
    [0.995, 0.95, 1.15],
    [0.672, 0.77, 0.55],
];

export const cityAt = (city: string, width: number, map: number): Point => {
    const [x, y] = AT[city] ?? [0.5, 0.5];
    // A city and its token stay on the map, however narrow it is.
    return [Math.min(width - 110, Math.max(60, x * width)), 14 + y * (map - 30)];
};

/** The bend of a road: to one side or the other by its name, the same from both its ends. */
function bend(a: string, b: string, width: number, map: number): Point {
    const [from = "", to = ""] = [a, b].sort();
    const [x1, y1] = cityAt(from, width, map);
    const [x2, y2] = cityAt(to, width, map);
    const side = (from.charCodeAt(0) + 2 * to.charCodeAt(0)) % 3 === 0 ? -1 : 1;
    return [(x1 + x2) / 2 - (y2 - y1) * 0.15 * side, (y1 + y2) / 2 + (x2 - x1) * 0.15 * side];
}

/** The roads through these cities in order, as one line. */
export function roadThrough(cities: string[], width: number, map: number): string {
    const start = `M${cityAt(cities[0] ?? "", width, map).join(" ")}`;
    const legs = cities.slice(1).map((city, i) => {
        const by = bend(cities[i] ?? "", city, width, map);
        return `Q${by.join(" ")} ${cityAt(city, width, map).join(" ")}`;
    });
    return start + legs.join("");
}
