/** Where everything of the town lies, on a room wider than tall and on one taller than wide. */

export type Point = readonly [x: number, y: number];

export interface Scene {
    width: number;
    height: number;
    /** The institutions by number, the Temple first. */
    places: Point[];
    wall: Point[];
    piles: Record<"deck" | "bag" | "supply" | "guests", Point>;
    /** The size of the piles. */
    small: number;
    houses: (readonly [x: number, y: number, width: number, kind: number])[];
    trees: (readonly [x: number, y: number, kind: number])[];
    /** Plots of ground between the houses. */
    gardens: (readonly [x: number, y: number, width: number, height: number, kind: number])[];
    furrows: string;
}

export const ROADS = [
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 1],
    [0, 1],
    [0, 4],
] as const;

/** Houses wall to wall, each of its kind. */
const row = (x: number, y: number, width: number, ...kinds: number[]): Scene["houses"] =>
    kinds.map((kind, i) => [x + i * width, y, width, kind]);

export const WIDE: Scene = {
    width: 1280,
    height: 936,
    places: [
        [640, 468],
        [186, 468],
        [426, 154],
        [854, 154],
        [1094, 468],
        [854, 782],
        [426, 782],
    ],
    wall: [
        [246, 10],
        [1034, 10],
        [1274, 330],
        [1274, 640],
        [1034, 922],
        [246, 922],
        [6, 640],
        [6, 330],
    ],
    piles: { deck: [118, 132], supply: [1168, 126], bag: [106, 806], guests: [1174, 806] },
    small: 1,
    houses: [
        ...row(608, 62, 38, 4, 1),
        ...row(606, 108, 40, 5),
        ...row(612, 152, 44, 3),
        ...row(604, 186, 34, 2),
        ...row(606, 296, 40, 0),
        ...row(440, 340, 42, 1, 4, 0),
        ...row(676, 340, 42, 3, 2, 4),
        ...row(150, 292, 38, 2, 1),
        ...row(88, 340, 40, 0, 3, 5),
        ...row(1048, 292, 38, 1, 0),
        ...row(1070, 340, 40, 5, 3, 2, 0),
        ...row(378, 386, 40, 5, 0),
        ...row(372, 432, 44, 4, 1),
        ...row(376, 480, 40, 3, 2),
        ...row(826, 386, 40, 2, 5),
        ...row(832, 432, 40, 0, 4),
        ...row(826, 480, 42, 1, 3),
        ...row(374, 606, 42, 2, 0),
        ...row(828, 606, 40, 1, 3),
        ...row(404, 652, 40, 4, 1, 3),
        ...row(548, 650, 42, 0),
        ...row(690, 650, 40, 5, 2, 0),
        ...row(70, 650, 40, 1, 2, 0, 3),
        ...row(1036, 650, 40, 3, 4, 1, 5),
        ...row(126, 704, 38, 4, 0),
        ...row(1070, 704, 38, 2, 1, 0),
        ...row(606, 704, 42, 4),
        ...row(610, 752, 44, 5),
        ...row(604, 802, 38, 3),
        ...row(608, 914, 42, 1),
    ],
    trees: [
        [598, 132, 0],
        [674, 82, 0],
        [600, 268, 2],
        [672, 300, 1],
        [372, 340, 0],
        [466, 478, 2],
        [916, 352, 0],
        [916, 488, 2],
        [470, 606, 0],
        [366, 652, 1],
        [812, 600, 2],
        [918, 612, 0],
        [598, 758, 0],
        [676, 812, 2],
        [668, 660, 1],
        [540, 344, 0],
        [820, 342, 1],
        [52, 352, 0],
        [1242, 346, 2],
        [60, 668, 2],
        [1216, 700, 0],
        [212, 792, 0],
        [1072, 800, 1],
        [18, 280, 1],
        [52, 262, 0],
        [1262, 270, 0],
        [1236, 286, 2],
        [20, 700, 0],
        [1256, 712, 1],
        [-60, 420, 1],
        [-40, 560, 0],
        [-90, 640, 1],
        [1330, 400, 0],
        [1350, 560, 1],
        [1310, 660, 2],
    ],
    gardens: [
        [150, 764, 92, 50, 1],
        [1040, 764, 92, 50, 0],
        [176, 846, 62, 62, 0],
        [1046, 848, 66, 60, 1],
        [604, 262, 40, 18, 0],
        [604, 892, 72, 18, 1],
    ],
    furrows:
        "M-400 120h330M-420 150h340M-440 180h340M-460 210h330M1360 760h330M1370 790h340M1380 820h340M1390 850h330",
};

/** The scene with its streets drawn out, as far as they bear it, to the height of the room. */
export function stretched(scene: Scene, ratio: number): Scene {
    const height = Math.min(scene.height * 1.16, Math.max(scene.height, scene.width / ratio));
    const k = height / scene.height;
    const down = ([x, y]: Point): Point => [x, y * k];
    const { deck, bag, supply, guests } = scene.piles;
    return {
        ...scene,
        height,
        places: scene.places.map(down),
        wall: scene.wall.map(down),
        piles: { deck: down(deck), bag: down(bag), supply: down(supply), guests: down(guests) },
        houses: scene.houses.map(([x, y, width, kind]) => [x, y * k, width, kind]),
        trees: scene.trees.map(([x, y, kind]) => [x, y * k, kind]),
        gardens: scene.gardens.map(([x, y, wide, high, kind]) => [x, y * k, wide, high * k, kind]),
    };
}

export const TALL: Scene = {
    width: 704,
    height: 1060,
    places: [
        [352, 654],
        [178, 398],
        [178, 142],
        [526, 142],
        [526, 398],
        [526, 910],
        [178, 910],
    ],
    wall: [
        [40, 4],
        [664, 4],
        [700, 60],
        [700, 1000],
        [664, 1052],
        [40, 1052],
        [4, 1000],
        [4, 60],
    ],
    piles: { deck: [92, 628], supply: [616, 624], bag: [92, 752], guests: [616, 750] },
    small: 0.78,
    houses: [],
    gardens: [],
    trees: [
        [352, 92, 0],
        [352, 372, 0],
        [352, 886, 0],
        [352, 1040, 2],
    ],
    furrows: "M-400 120h330M-420 150h340M770 760h330M780 790h340",
};
