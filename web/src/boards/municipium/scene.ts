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
        [206, 276, 38, 1],
        [158, 342, 44, 2],
        [92, 346, 42, 0],
        [1052, 276, 40, 0],
        [1086, 344, 44, 1],
        [1154, 346, 40, 2],
        [1066, 644, 44, 2],
        [1128, 640, 40, 0],
        [1188, 650, 36, 1],
        [1046, 862, 38, 1],
        [102, 646, 42, 2],
        [164, 650, 40, 1],
        [612, 66, 44, 1],
        [612, 132, 46, 0],
        [600, 190, 40, 2],
        [604, 286, 52, 0],
        [404, 372, 46, 0],
        [380, 424, 40, 2],
        [440, 420, 34, 1],
        [846, 372, 44, 2],
        [820, 424, 48, 0],
        [886, 420, 34, 1],
        [392, 610, 44, 0],
        [440, 634, 42, 1],
        [820, 612, 46, 2],
        [872, 634, 40, 0],
        [560, 336, 42, 2],
        [690, 336, 42, 0],
        [606, 720, 44, 0],
        [612, 776, 42, 1],
        [600, 876, 50, 2],
        [700, 656, 44, 1],
        [540, 656, 44, 0],
        [244, 330, 40, 0],
        [990, 330, 42, 2],
        [236, 664, 44, 1],
        [996, 664, 44, 0],
    ],
    trees: [
        [590, 240, 0],
        [668, 300, 2],
        [384, 352, 0],
        [468, 344, 2],
        [914, 350, 0],
        [800, 330, 1],
        [466, 606, 0],
        [380, 664, 1],
        [810, 640, 2],
        [918, 600, 0],
        [676, 700, 0],
        [590, 700, 2],
        [670, 250, 1],
        [18, 280, 1],
        [52, 262, 0],
        [1262, 270, 0],
        [1236, 286, 2],
        [20, 700, 0],
        [1256, 700, 1],
        [-60, 420, 1],
        [-40, 560, 0],
        [-90, 640, 1],
        [1330, 400, 0],
        [1350, 560, 1],
        [1310, 660, 2],
    ],
    gardens: [
        [322, 372, 62, 34, 0],
        [560, 404, 96, 30, 2],
        [914, 400, 62, 34, 1],
        [318, 640, 56, 30, 1],
        [556, 704, 74, 30, 0],
        [648, 704, 74, 32, 1],
        [916, 640, 60, 32, 0],
        [1056, 704, 110, 52, 1],
        [1050, 792, 84, 52, 0],
        [152, 712, 80, 50, 1],
        [172, 806, 60, 60, 0],
        [104, 300, 84, 44, 0],
        [1090, 300, 86, 44, 1],
        [604, 244, 76, 36, 2],
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
