/**
 * QR codes of addresses: bytes with the lowest correction, versions 2 to 6 (up to 134 bytes), by
 * ISO/IEC 18004. A matrix of rows of booleans, true is dark.
 */

/** Of a version: how many codewords in all, how many of them correct a block, how many blocks. */
const VERSIONS: Record<number, [total: number, correcting: number, blocks: number]> = {
    2: [44, 10, 1],
    3: [70, 15, 1],
    4: [100, 20, 1],
    5: [134, 26, 1],
    6: [172, 18, 2],
};
/** The format of the lowest correction with each mask, as the standard lists it. */
const FORMATS = [0x77c4, 0x72f3, 0x7daa, 0x789d, 0x662f, 0x6318, 0x6c41, 0x6976];
const MASKS: ((row: number, column: number) => boolean)[] = [
    (r, c) => (r + c) % 2 === 0,
    (r) => r % 2 === 0,
    (_, c) => c % 3 === 0,
    (r, c) => (r + c) % 3 === 0,
    (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
    (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
    (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
    (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, x = 1; i < 255; i++) {
    EXP[i] = x;
    LOG[x] = i;
    x = x & 128 ? (x << 1) ^ 0x11d : x << 1;
}

export function times(a: number, b: number): number {
    if (a === 0 || b === 0) return 0;
    return EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0;
}

/** The codewords that correct a block: what is left after division by the generator. */
export function correction(data: number[], count: number): number[] {
    let generator = [1];
    for (let i = 0; i < count; i++) {
        const root = EXP[i] ?? 0;
        generator = [...generator, 0].map(
            (term, at) => term ^ (at > 0 ? times(generator[at - 1] ?? 0, root) : 0),
        );
    }
    const rest = [...data, ...Array<number>(count).fill(0)];
    data.forEach((_, at) => {
        const lead = rest[at] ?? 0;
        generator.forEach((term, i) => (rest[at + i] = (rest[at + i] ?? 0) ^ times(term, lead)));
    });
    return rest.slice(data.length);
}

/** The text as codewords, its blocks woven together, and the version that holds it. */
export function codewords(text: string): { version: number; words: number[] } | null {
    const bytes = [...new TextEncoder().encode(text)];
    const found = Object.entries(VERSIONS).find(
        ([, [total, correcting, blocks]]) => bytes.length + 2 <= total - correcting * blocks,
    );
    if (!found) return null;
    const [version, [total, correcting, blocks]] = found;
    const room = total - correcting * blocks;
    const digits = [4, bytes.length >> 4, bytes.length & 15];
    for (const byte of bytes) digits.push(byte >> 4, byte & 15);
    digits.push(0);
    const data: number[] = [];
    for (let i = 0; i + 1 < digits.length; i += 2)
        data.push(((digits[i] ?? 0) << 4) | (digits[i + 1] ?? 0));
    for (let pad = 0; data.length < room; pad++) data.push(pad % 2 === 0 ? 0xec : 0x11);
    const each = room / blocks;
    const parts = Array.from({ length: blocks }, (_, i) => data.slice(i * each, (i + 1) * each));
    const woven = (lists: number[][]): number[] =>
        (lists[0] ?? []).flatMap((_, i) => lists.map((list) => list[i] ?? 0));
    const words = [...woven(parts), ...woven(parts.map((part) => correction(part, correcting)))];
    return { version: Number(version), words };
}

type Grid = (boolean | null)[][];

/** The three eyes, the timing lines and the small eye; where the format stands is kept free. */
function frame(version: number): Grid {
    const size = 17 + 4 * version;
    const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
    const set = (r: number, c: number, dark: boolean): void => {
        const row = grid[r];
        if (row && c >= 0 && c < size) row[c] = dark;
    };
    const eye = (row: number, column: number, reach: number): void => {
        for (let r = -reach; r <= reach; r++)
            for (let c = -reach; c <= reach; c++) {
                const ring = Math.max(Math.abs(r), Math.abs(c));
                set(row + r, column + c, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
            }
    };
    for (let i = 8; i < size - 8; i++) {
        set(6, i, i % 2 === 0);
        set(i, 6, i % 2 === 0);
    }
    eye(3, 3, 4);
    eye(3, size - 4, 4);
    eye(size - 4, 3, 4);
    eye(size - 7, size - 7, 2);
    return grid;
}

/** Where the format is written twice: the places of its bits, the highest first. */
function formatPlaces(size: number): [number, number][][] {
    return Array.from({ length: 15 }, (_, i) => {
        const first: [number, number] =
            i < 6 ? [8, i] : i < 8 ? [8, i + 1] : i === 8 ? [7, 8] : [14 - i, 8];
        const second: [number, number] = i < 7 ? [size - 1 - i, 8] : [8, size - 15 + i];
        return [first, second];
    });
}

function drawn(version: number, words: number[], mask: number): boolean[][] {
    const grid = frame(version);
    const size = grid.length;
    const put = (r: number, c: number, dark: boolean): void => void ((grid[r] ?? [])[c] = dark);
    formatPlaces(size).forEach((places, i) => {
        const bit = (((FORMATS[mask] ?? 0) >> (14 - i)) & 1) === 1;
        for (const [r, c] of places) put(r, c, bit);
    });
    put(size - 8, 8, true);
    let at = 0;
    let up = true;
    for (let right = size - 1; right > 0; right -= 2) {
        if (right === 6) right = 5;
        for (let step = 0; step < size; step++) {
            const r = up ? size - 1 - step : step;
            for (const c of [right, right - 1]) {
                if (grid[r]?.[c] !== null) continue;
                const bit = (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
                put(r, c, bit !== (MASKS[mask]?.(r, c) ?? false));
                at += 1;
            }
        }
        up = !up;
    }
    return grid.map((row) => row.map((dark) => dark === true));
}

/** How badly a matrix can be read: long runs, blocks, and too much of one shade. */
function penalty(grid: boolean[][]): number {
    const size = grid.length;
    const at = (r: number, c: number): boolean => grid[r]?.[c] ?? false;
    let sum = 0;
    for (let r = 0; r < size; r++)
        for (const across of [true, false]) {
            let run = 1;
            for (let c = 1; c <= size; c++) {
                const [a, b] = across ? [at(r, c), at(r, c - 1)] : [at(c, r), at(c - 1, r)];
                if (c < size && a === b) run += 1;
                else {
                    if (run >= 5) sum += run - 2;
                    run = 1;
                }
            }
        }
    for (let r = 1; r < size; r++)
        for (let c = 1; c < size; c++)
            if (new Set([at(r, c), at(r - 1, c), at(r, c - 1), at(r - 1, c - 1)]).size === 1)
                sum += 3;
    const dark = grid.flat().filter(Boolean).length / (size * size);
    return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/** The matrix of a text with the mask that reads best; null if the text is too long. */
export function qr(text: string): boolean[][] | null {
    const coded = codewords(text);
    if (!coded) return null;
    const all = MASKS.map((_, mask) => drawn(coded.version, coded.words, mask));
    return all.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}
