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

    it("take a choice at the other spot that says the same, where it glows as well", () => {
        const build = [choice(5, "build"), choice(6, "use")];
        const { targets, acted } = table(build, [STEP]);
        targets.offer([build, [STEP]], ({ kind }) =>
            kind === "use" ? { ...both("own"), or: "city" } : (PLACES[kind] ?? asButton()),
        );
        expect([...targets.live.keys()]).toEqual(["own", "city", "member", "tavern"]);
        targets.pick("city");
        expect(acted).toEqual([[5, 6]]);
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
        expect(targets.buttons).toEqual([STAY, BUY]);
        targets.pick("permit:esti");
        targets.pick("hand:black");
        expect(acted).toEqual([]);
        targets.pick("hand:white");
        expect(acted).toEqual([[10, 11, 12, 13, 15]]);
    });

    it("have in them what follows of itself, to be picked in any order and waited for by nothing", () => {
        const [draw, green, blue] = [choice(20, "draw"), choice(21, "green"), choice(22, "blue")];
        const red = choice(23, "red");
        const place: Record<string, Placement> = Object.fromEntries(
            ["red", "green", "blue"].map((name) => [name, onBoard(`stack:${name}`)]),
        );
        const { targets, acted } = table();
        const both = [draw, green];
        const offer = (): void =>
            targets.offer(
                [[draw, red, green], both],
                ({ kind }) => place[kind] ?? asButton(),
                [],
                [
                    [draw, red, green],
                    [draw, green, blue],
                ],
            );
        offer();
        targets.pick("stack:green");
        expect(targets.proposal).toBeNull();
        targets.pick("stack:blue");
        offer();
        targets.pick("stack:blue");
        targets.pick("stack:green");
        expect(acted).toEqual([
            [20, 21],
            [20, 21],
        ]);
    });

    it("ask with a button what is to be decided after what follows of itself", () => {
        const [lay, tile, leave] = [choice(20, "lay"), choice(21, "tile"), choice(22, "leave")];
        const send = choice(23, "send");
        const place: Record<string, Placement> = { lay: onBoard("here"), tile: onBoard("atrium") };
        const { targets, acted } = table();
        const plans = [
            [lay, send],
            [lay, leave, leave],
            [lay, leave, send],
        ];
        targets.offer(
            plans,
            ({ kind }) => place[kind] ?? asButton(),
            [],
            plans.map(([first, ...rest]) => [first ?? lay, tile, ...rest]),
        );
        targets.pick("here");
        expect(targets.buttons).toEqual([leave, send]);
        targets.choose(leave);
        targets.choose(leave);
        expect(acted).toEqual([[20, 22, 22]]);
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

/** Numbers that look drawn at random and are always the same. */
function luck(seed: number): (most: number) => number {
    let state = seed * 2654435761 + 1;
    return (most) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * most);
    };
}

/** Plans of a made-up game: some places shared, some late, some with a button, some only a button. */
function invented(draw: (most: number) => number): Choice[][] {
    const kinds = Array.from({ length: 9 }, (_, id) => choice(100 + id, `kind${id}`));
    kinds.forEach(({ kind }, id) => {
        const path = [`a${draw(5)}`, ...(draw(3) === 0 ? [`b${draw(4)}`] : [])];
        if (draw(3) === 0) PLACES[kind] = asButton();
        else PLACES[kind] = { path, button: draw(2) === 0, late: id > 5 && draw(2) === 0 };
    });
    const plan = (): Choice[] =>
        Array.from({ length: 1 + draw(4) }, () => kinds[draw(9)] as Choice);
    return Array.from({ length: 1 + draw(8) }, plan);
}

describe("on a screen that does not show all spots", () => {
    /** What a person can press or tap. */
    const means = (targets: Targets): Choice[] => [
        ...[...targets.live].filter(([name]) => !targets.hidden.has(name)).flatMap(([, of]) => of),
        ...targets.needed,
    ];

    function hide(targets: Targets, hidden: string[]): void {
        targets.hidden = new Set(hidden.filter((name) => targets.live.has(name)));
    }

    it("offer as a button what is picked nowhere else", () => {
        const { targets, acted } = table(
            [choice(4, "card"), STEP],
            [choice(5, "card2"), STEP],
            [choice(6, "card2"), RUN],
        );
        hide(targets, ["deck"]);
        targets.pick("tavern");
        hide(targets, ["deck"]);
        expect(targets.needed.map(({ id }) => id)).toContain(4);
        targets.choose(targets.needed.find(({ id }) => id === 4) as Choice);
        targets.pick("member");
        expect(acted).toEqual([[4, 1]]);
    });

    it("never end where nothing leads on, whatever is picked", () => {
        let steps = 0;
        for (let seed = 0; seed < 150; seed++) {
            const draw = luck(seed);
            const { targets, acted } = table(...invented(draw));
            const hidden = Array.from({ length: 3 }, () => `${"ab"[draw(2)]}${draw(5)}`);
            for (hide(targets, hidden); acted.length === 0; hide(targets, hidden)) {
                steps += 1;
                const offered = means(targets);
                const meant = complete(targets.open);
                for (const { plan, rest } of targets.open) {
                    const goesOn = rest.some((token) => offered.includes(token.choice));
                    const alike = meant?.steps.length === plan.steps.length;
                    const proposed = plan === meant || targets.open.length === 1;
                    expect(goesOn || proposed || alike, `seed ${seed}`).toBe(true);
                }
                const spots = [...targets.live.keys()].filter((name) => !targets.hidden.has(name));
                const at = draw(spots.length + targets.needed.length + 1);
                const spot = spots[at];
                const button = targets.needed[at - spots.length];
                if (spot) targets.pick(spot);
                else if (button) targets.choose(button);
                else break;
                expect(targets.open.length + acted.length, `seed ${seed}`).toBeGreaterThan(0);
            }
        }
        expect(steps).toBeGreaterThan(300);
    });
});
