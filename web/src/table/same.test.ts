import { expect, it } from "vitest";
import { share } from "./same";

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
