import { describe, expect, it } from "vitest";
import { gains, moment, name } from "../boards/council/view";
import { gains as won, moment as decurion } from "../boards/municipium/view";
import type { GameBoard } from "../boards/game";
import type { Event } from "../protocol/types";
import { gainsOf, news, type Line } from "./lines";

const board = { gains } as GameBoard<never>;
const event = (kind: string, data: Event["data"]): Event => ({
    ...{ kind, data, text: kind, line: 1, places: [] },
});
const line = (number: number, actor: number | null, events: Event[]): Line => ({
    ...{ number, actor, events, text: String(number), turn: 1, active: 0 },
    ...{ first: number, last: number, places: [] },
});
const COINS = event("election-coins", { seat: 1, coins: 4 });
const END = event("end-turn", { seat: 1 });

describe("gains", () => {
    it("of one kind are added up", () => {
        const token = event("token", { seat: 1, city: "esti", bonus: "1-coins-2-points" });
        expect(gainsOf(board, [COINS, token]).map(({ piece, n }) => [piece.name, n])).toEqual([
            ["coins", 5],
            ["points", 2],
        ]);
    });
    it("tell from whom something was taken", () => {
        expect(won("seize", { family: 0, loser: 2, citizen: "priest" })).toEqual([
            { seat: 0, from: 2, n: 1, piece: { kind: "citizen", name: "priest" } },
        ]);
    });
});

describe("the news", () => {
    it("tell what was won before what was merely done, and others' lines before one's own", () => {
        const told = [line(1, 0, [COINS]), line(2, 1, [COINS]), line(3, 1, [END])];
        expect(news(told, [0], board).map(({ number }) => number)).toEqual([2, 3, 1]);
    });
});

describe("a moment", () => {
    it("is a Decurion, a tile of points, or the last token of a chain", () => {
        expect(decurion(["third", "set"])).toBe(1);
        expect(moment(["build", "token", "bonus-tile"])).toBe(2);
        expect(moment(["build", "token", "token", "draw"])).toBe(2);
        expect(moment(["build", "token"])).toBe(-1);
    });
});

it("names a place in brief", () => {
    const word = (key: string): string =>
        ({ "city.esti": "Esti", "city.arkon": "Arkon" })[key] ?? "";
    expect(name("city:esti", word)).toBe("Esti");
    expect(name("permit:arkon-esti", word)).toBe("A/E");
    expect(name("deck", word)).toBe("");
});
