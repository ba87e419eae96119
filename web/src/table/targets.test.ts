import { describe, expect, it } from "vitest";
import { asButton, both, onBoard, Targets, type Choice, type Placement } from "./targets.svelte";

const choice = (id: number, kind: string): Choice => ({ id, kind, data: {}, label: kind });
const STEP = choice(1, "step");
const RUN = choice(2, "run");
const STAY = choice(3, "stay");
const PLACES: Record<string, Placement> = {
    step: onBoard("member", "tavern"),
    run: onBoard("member", "baths"),
    stay: asButton(),
    card: both("deck"),
};

function table(...choices: Choice[]): { targets: Targets; acted: Choice[]; refused: string[][] } {
    const acted: Choice[] = [];
    const refused: string[][] = [];
    const targets = new Targets(
        (made) => acted.push(made),
        (path) => refused.push(path),
    );
    targets.offer(choices, ({ kind }) => PLACES[kind] ?? asButton());
    return { targets, acted, refused };
}

describe("targets", () => {
    it("light the first spot of every choice, and only buttons stand beside the board", () => {
        const { targets } = table(STEP, RUN, STAY, choice(4, "card"));
        expect([...targets.live.keys()]).toEqual(["member", "deck"]);
        expect(targets.live.get("member")).toEqual([STEP, RUN]);
        expect(targets.buttons.map(({ id }) => id)).toEqual([3, 4]);
    });

    it("narrow with each click until one choice is left, which is made", () => {
        const { targets, acted } = table(STEP, RUN);
        targets.pick("member");
        expect(acted).toEqual([]);
        expect([...targets.live.keys()]).toEqual(["tavern", "baths"]);
        targets.pick("baths");
        expect(acted).toEqual([RUN]);
    });

    it("ask why where a click leads nowhere, and forget on a second click", () => {
        const { targets, refused } = table(STEP, RUN);
        targets.pick("temple");
        expect(refused).toEqual([["temple"]]);
        targets.pick("member");
        targets.pick("temple");
        expect(refused.at(-1)).toEqual(["member", "temple"]);
        targets.pick("member");
        expect(targets.picked).toEqual([]);
    });

    it("forget what was picked when other choices are legal", () => {
        const { targets } = table(STEP, RUN);
        targets.pick("member");
        targets.offer([STAY], asButton);
        expect(targets.picked).toEqual([]);
        expect([...targets.live.keys()]).toEqual([]);
    });

    it("start afresh from another spot", () => {
        const { targets, acted } = table(STEP, choice(4, "card"), choice(5, "card"));
        targets.pick("member");
        targets.pick("deck");
        expect(targets.picked).toEqual(["deck"]);
        expect(acted).toEqual([]);
    });
});
