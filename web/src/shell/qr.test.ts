/** The QR code is read back as a reader would: format, mask, blocks, correction, text. */
import { describe, expect, it } from "vitest";
import { codewords, qr, times } from "./qr";

const power = (n: number): number => {
    let x = 1;
    for (let i = 0; i < n; i++) x = times(x, 2);
    return x;
};

describe("a QR code", () => {
    it("has blocks without errors", () => {
        const coded = codewords(
            "http://127.0.0.1:8000/link#0123456789012345678901234567890123456789012",
        );
        expect(coded?.version).toBe(4);
        const words = coded?.words ?? [];
        for (let root = 0; root < 20; root++) {
            const sum = words.reduce((value, word) => times(value, power(root)) ^ word, 0);
            expect(sum).toBe(0);
        }
        const [first = 0, second = 0, third = 0] = words;
        expect(first >> 4).toBe(4);
        expect(((first & 15) << 4) | (second >> 4)).toBe(70);
        expect(String.fromCharCode(((second & 15) << 4) | (third >> 4))).toBe("h");
    });

    it("has three eyes, a format that the standard lists, and no more than its versions hold", () => {
        const grid = qr("http://localhost/") ?? [];
        expect(grid.length).toBe(25);
        const eye = [0, 1, 2, 3, 4, 5, 6].map((c) => grid[0]?.[c]);
        expect(eye.every(Boolean)).toBe(true);
        expect(grid[7]?.slice(0, 8).some(Boolean)).toBe(false);
        const format = [0, 1, 2, 3, 4, 5, 7, 8]
            .map((c) => Number(grid[8]?.[c]))
            .concat([7, 5, 4, 3, 2, 1, 0].map((r) => Number(grid[r]?.[8])));
        const known = [0x77c4, 0x72f3, 0x7daa, 0x789d, 0x662f, 0x6318, 0x6c41, 0x6976];
        expect(known).toContain(parseInt(format.join(""), 2));
        expect(qr("x".repeat(200))).toBeNull();
    });
});
