/** The map of Rome as points to draw: a side of the grid is 100, x goes right and y down. */
import printed from "./map.json";
import type { Board } from "./types";

const map: Board = printed;

export type Point = [number, number];

export const SIDE = 100;

export const vertex = (v: number): Point => {
    const [x = 0, y = 0] = map.vertices[v]?.xy ?? [];
    return [x * SIDE, -y * SIDE];
};
/** The corners of a place for a tile, going round: blunt, sharp, blunt, sharp. */
export const outline = (position: number): Point[] =>
    (map.positions[position]?.outline ?? []).map((v) => vertex(v));
export const edge = (e: number): [Point, Point] => {
    const [a = 0, b = 0] = map.edges[e]?.vertices ?? [];
    return [vertex(a), vertex(b)];
};
export const triangle = (t: number): Point[] => (map.triangles[t] ?? []).map((v) => vertex(v));
export const hills = Object.entries(map.hills);
export const bridges = map.bridges;
export const sources = Object.entries(map.sources);

export const middle = (points: Point[]): Point => [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** Points drawn together towards their middle, or apart. */
export function shrunk(points: Point[], by: number): Point[] {
    const [mx, my] = middle(points);
    return points.map(([x, y]) => [mx + (x - mx) * by, my + (y - my) * by]);
}

export const pair = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
export const line = (points: Point[]): string => `M${points.map(pair).join("L")}`;
export const area = (points: Point[]): string => `${line(points)}z`;

/** All the lines of the grid. */
export const lines = map.edges.map((_, e) => line(edge(e))).join("");
/** The border of the city. */
export const rim: Point[] = [0, 60, 120, 180, 240, 300].map((degrees) => {
    const turn = (degrees * Math.PI) / 180;
    return [5 * SIDE * Math.cos(turn), 5 * SIDE * Math.sin(turn)];
});

/** The part of the ground nearest to a place's inner edge: these parts do not overlap. */
export function kite(position: number): Point[] {
    const [a, tip, b, other] = outline(position);
    if (!a || !tip || !b || !other) return [];
    return [a, middle([a, tip, b]), b, middle([a, other, b])];
}

/** The direction of a tile's long diagonal in degrees: 30, 90 or 150. */
export function lies(position: number): number {
    const [, tip, , other] = outline(position);
    if (!tip || !other) return 0;
    const turn = Math.atan2(other[1] - tip[1], other[0] - tip[0]);
    return (Math.round((turn * 180) / Math.PI) + 360) % 180;
}

/** Which of the six parts around each vertex a tile fills, as [vertex, part]; part 0 is below right. */
export function parts(position: number): [number, number][] {
    return (map.positions[position]?.triangles ?? []).flatMap((t) => {
        const [mx, my] = middle(triangle(t));
        return (map.triangles[t] ?? []).map((v): [number, number] => {
            const [x, y] = vertex(v);
            const turn = (Math.atan2(my - y, mx - x) * 180) / Math.PI;
            return [v, Math.floor(((turn + 360) % 360) / 60)];
        });
    });
}

/** The vertices along an aqueduct, from its source on. */
export function course(source: number, laid: number[]): Point[] {
    let at = source;
    const way = [vertex(at)];
    for (const e of laid) {
        const [a = 0, b = 0] = map.edges[e]?.vertices ?? [];
        at = a === at ? b : a;
        way.push(vertex(at));
    }
    return way;
}

export const placeName = (position: number): string | undefined => map.positions[position]?.name;
export const siteName = (site: number): string | undefined => map.vertices[site]?.name;
