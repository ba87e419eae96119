import { expect, it } from "vitest";
import type { Moved, Position } from "../protocol/types";
import { laidOver, share } from "./same";

it("keeps what is as it was, and only that", () => {
    const old = { places: [{ n: 1 }, { n: 2 }], card: null, who: { name: "Livia" } };
    const next = { places: [{ n: 1 }, { n: 3 }, { n: 4 }], card: null, who: { name: "Livia" } };
    const shared = share(old, next);
    expect(shared).toEqual(next);
    expect(shared.who).toBe(old.who);
    expect(shared.places[0]).toBe(old.places[0]);
    expect(shared.places[1]).not.toBe(old.places[1]);
    expect(share(old, structuredClone(old))).toBe(old);
});
it("tells apart what is missing, empty and of another kind", () => {
    expect(share({ a: undefined, b: 1 }, { b: 1 })).toEqual({ b: 1 });
    expect(share({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
    expect(share([], {})).toEqual({});
    expect(share({ a: 1 }, null)).toBe(null);
});
it("lays what differs over the board as it was, one view after the other", () => {
    const known = { moment: 7, view: { deck: 5, hands: [1], card: null } } as unknown as Position;
    const log = [{ ply: 1, view: { deck: 4 } }, { ply: 2 }];
    const position = { moment: 8, view: { card: "banner" } };
    const message = (base: number | null): Moved =>
        structuredClone({ base, log, position }) as unknown as Moved;
    const told = message(7);
    expect(laidOver(known, told)).toBe(true);
    expect(told.log[0]?.view).toEqual({ deck: 4, hands: [1], card: null });
    expect(told.position.view).toEqual({ deck: 4, hands: [1], card: "banner" });
    expect(laidOver(known, message(6))).toBe(false);
    expect(laidOver(null, message(6))).toBe(false);
    const whole = message(null);
    expect(laidOver(null, whole)).toBe(true);
    expect(whole).toEqual(message(null));
});
