import { describe, expect, it } from "vitest";
import type { Choice } from "../table/targets.svelte";
import * as council from "./council/view";
import { foretell, flights as municipal } from "./municipium/view";
import type { Institution, View } from "./municipium/types";
import * as rome from "./rome/view";
import { adopted, escape } from "./plugin";

const choice = (kind: string, data: Record<string, unknown>): Choice => ({
    id: 0,
    kind,
    data,
    label: kind,
});

describe("flights", () => {
    it("go from where a piece was to where it stands", () => {
        expect(municipal("step", { family: 1, origin: "forum", goal: "temple" })).toEqual([
            {
                piece: { kind: "member", seat: 1 },
                from: "members:forum",
                to: "members:temple",
                stands: "stack:temple:1",
            },
        ]);
        expect(rome.flights("earn-imperium", { family: 2, building: "baths" })[0]).toMatchObject({
            from: "imperium:baths",
            to: "panel:2",
        });
    });

    it("push one councillor in and let another fall", () => {
        const data = { seat: 0, council: "king", councillor: "white", fallen: "black" };
        expect(council.flights("elect", data).map(({ from, to }) => [from, to])).toEqual([
            ["beside:white", "council:king"],
            ["council:king", "beside:black"],
        ]);
    });

    it("are none for what is silent on purpose", () => {
        expect(rome.flights("end-turn", { family: 0 })).toEqual([]);
    });
});

describe("places", () => {
    it("put a choice where its piece is, and what has no place on a button", () => {
        expect(rome.place()(choice("tile", { tile: "red" })).path).toEqual(["atrium:red"]);
        expect(council.place()(choice("take", { cities: ["arkon", "esti"] })).path).toEqual([
            "permit:arkon-esti",
        ]);
        expect(council.place()(choice("end", {}))).toEqual({ path: [], button: true, ends: true });
    });

    it("are asked about when they are not legal", () => {
        const nothing = new Set<string>();
        const asked = rome.meanings(["stack:green"], {}, nothing);
        expect(asked[0]).toEqual({ kind: "take", data: { tile: "green" } });
        expect(council.meanings(["nowhere"], {} as never, nothing)).toEqual([]);
        const token = new Set(["token"]);
        const city = council.meanings(["city:arkon"], {} as never, token);
        expect(city[0]).toEqual({ kind: "token", data: { city: "arkon" } });
    });
});

describe("foretelling", () => {
    const forum: Institution = {
        name: "forum",
        members: [1, 0],
        wreathed: [0, 0],
        leader: 0,
        second: null,
        banner: {},
        room_favour: false,
        room_citizen: null,
    };
    const seen = (institution: Institution): View =>
        ({ institutions: [institution] }) as unknown as View;

    it("says nothing where nothing changes, and something where a leader does", () => {
        expect(foretell(seen(forum), seen(forum), ["Ada", "Bea"], String)).toEqual([]);
        const after = { ...forum, leader: 1, second: 0 };
        expect(foretell(seen(forum), seen(after), ["Ada", "Bea"], String)).toHaveLength(2);
    });
});

describe("a board that is brought", () => {
    it("needs to draw and nothing else, and may escape what people typed", () => {
        const board = adopted({ draw: () => "<svg />" });
        expect(board.place({}, [])(choice("throw", {}))).toEqual({ path: [], button: true });
        expect(board.flights("fallen", {})).toEqual([]);
        expect(escape("<b>'&")).toBe("&#60;b&#62;&#39;&#38;");
    });
});
