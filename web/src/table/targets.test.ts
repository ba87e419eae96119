import { describe, expect, it } from "vitest";
import { asButton, both, onBoard, Targets, type Choice, type Placement } from "./targets.svelte";
import { complete } from "./plans";

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

function table(...plans: Choice[][]): { targets: Targets; acted: number[][]; refused: string[][] } {
    const acted: number[][] = [];
    const refused: string[][] = [];
    const targets = new Targets(
        ({ steps }) => acted.push(steps.map(({ id }) => id)),
        (path) => refused.push(path),
    );
    targets.offer(plans, ({ kind }) => PLACES[kind] ?? asButton());
    return { targets, acted, refused };
}

describe("targets", () => {
    it("light the first spot of every choice, and only buttons stand beside the board", () => {
        const { targets } = table([STEP], [RUN], [STAY], [choice(4, "card")]);
        expect([...targets.live.keys()]).toEqual(["member", "tavern", "baths", "deck"]);
        expect(targets.live.get("member")).toEqual([STEP, RUN]);
        expect(targets.buttons.map(({ id }) => id)).toEqual([3, 4]);
    });

    it("narrow with each click until one choice is left, which is made", () => {
        const { targets, acted } = table([STEP], [RUN]);
        targets.pick("member");
        expect(acted).toEqual([]);
        expect([...targets.live.keys()]).toEqual(["tavern", "baths"]);
        targets.pick("baths");
        expect(acted).toEqual([[2]]);
    });

    it("ask why where a click leads nowhere, and forget on a second click", () => {
        const { targets, refused } = table([STEP], [RUN]);
        targets.pick("temple");
        expect(refused).toEqual([["temple"]]);
        targets.pick("member");
        targets.pick("temple");
        expect(refused.at(-1)).toEqual(["member", "temple"]);
        targets.pick("member");
        expect(targets.picked).toEqual([]);
    });

    it("forget what was picked when other choices are legal", () => {
        const { targets } = table([STEP], [RUN]);
        targets.pick("member");
        targets.offer([[STAY]], asButton);
        expect(targets.picked).toEqual([]);
        expect([...targets.live.keys()]).toEqual([]);
    });

    it("start afresh from another spot", () => {
        const { targets, acted } = table([STEP], [choice(4, "card"), RUN]);
        targets.pick("tavern");
        expect(acted).toEqual([]);
        targets.pick("deck");
        expect(targets.picked).toEqual(["deck"]);
    });
});

const BUY = choice(10, "buy");
const WHITE = choice(11, "white");
const BLACK = choice(12, "black");
const PAY = choice(13, "pay");
const ARKON = choice(14, "arkon");
const ESTI = choice(15, "esti");
Object.assign(PLACES, {
    white: onBoard("hand:white"),
    black: onBoard("hand:black"),
    arkon: onBoard("permit:arkon"),
    esti: onBoard("permit:esti"),
});
const PERMITS = [ARKON, ESTI].flatMap((permit) => [
    [BUY, WHITE, PAY, permit],
    [BUY, WHITE, WHITE, PAY, permit],
    [BUY, WHITE, BLACK, PAY, permit],
]);

describe("plans", () => {
    it("are narrowed in any order and done whole", () => {
        const { targets, acted } = table(...PERMITS, [STAY]);
        expect(targets.buttons).toEqual([BUY, STAY]);
        targets.pick("permit:esti");
        targets.pick("hand:black");
        expect(acted).toEqual([]);
        targets.pick("hand:white");
        expect(acted).toEqual([[10, 11, 12, 13, 15]]);
    });

    it("count how often the same thing is picked, and give it back", () => {
        const { targets, acted } = table(...PERMITS);
        targets.pick("hand:white");
        expect(targets.live.has("hand:white")).toBe(true);
        targets.pick("hand:white");
        expect(targets.live.has("hand:white")).toBe(false);
        targets.pick("hand:white");
        expect(targets.picked).toEqual(["hand:white"]);
        expect(acted).toEqual([]);
    });

    it("that could go on are finished by their button", () => {
        const { targets, acted } = table(...PERMITS);
        targets.pick("permit:arkon");
        targets.pick("hand:white");
        expect(complete(targets.open)?.steps.map(({ id }) => id)).toEqual([10, 11, 13, 14]);
        expect(acted).toEqual([]);
    });

    it("that differ in order alone are one", () => {
        const { targets, acted } = table([WHITE, BLACK], [BLACK, WHITE]);
        targets.pick("hand:black");
        targets.pick("hand:white");
        expect(acted).toEqual([[11, 12]]);
    });
});
