/**
 * Whole actions narrowed by clicks in any order. Each plan is a set of tokens: the spots of its
 * steps, and for a step that has only a button a token of its own.
 */
import type { Choice, Place, Placement } from "./targets.svelte";

export interface Plan {
    /** The decisions to be made, in the order in which the rules take them. */
    steps: Choice[];
    /** The same with what follows of itself. */
    whole: Choice[];
    tokens: Token[];
}

export interface Token {
    name: string;
    choice: Choice;
    /** Whether it is a place on the board; else it is a button only. */
    spot: boolean;
    button: boolean;
    late: boolean;
    /** Whether it follows of itself: it may be picked, but nothing waits for it. */
    along: boolean;
    /** Its rank among what is settled early; 0: it is not. */
    early: number;
}

/** Plans that hold all that is picked, with what is left to pick of each. */
export type Open = { plan: Plan; rest: Token[] }[];

export const buttonToken = ({ id }: Choice): string => `#${id}`;

/** A whole action, and once more if one of its choices is made at another place as well. */
export function planned(steps: Choice[], place: Place, whole = steps): Plan[] {
    const other = whole.map(place).find(({ or }) => or)?.or;
    const plan = laid(steps, place, whole);
    if (!other) return [plan];
    const there: Place = (choice) => (place(choice).or ? onBoard(other) : place(choice));
    return [plan, laid(steps, there, whole)];
}

const onBoard = (name: string): Placement => ({ path: [name], button: false });

function laid(steps: Choice[], place: Place, whole: Choice[]): Plan {
    const tokens: Token[] = [];
    let before: Placement | undefined;
    for (const choice of whole) {
        const at = place(choice);
        const { button, late = false, early = 0 } = at;
        const along = !steps.includes(choice);
        const rest = { choice, button, late, early, along };
        const spots = at.path.map((name) => ({ ...rest, name, spot: true }));
        // What goes on from where it has come to is taken up once and put down once.
        if (at.from !== undefined && at.from === before?.to) {
            tokens.pop();
            spots.shift();
        }
        if (at.path.length > 0) tokens.push(...spots);
        else tokens.push({ ...rest, name: buttonToken(choice), spot: false, button: true });
        before = at;
    }
    return { steps, whole, tokens };
}

/** The tokens of a plan that are still to be picked; null if it does not hold all that is picked. */
export function left(plan: Plan, picked: string[]): Token[] | null {
    const rest = [...plan.tokens];
    for (const name of picked) {
        const at = rest.findIndex((token) => token.name === name);
        if (at < 0) return null;
        rest.splice(at, 1);
    }
    return rest;
}

/** The plans that hold all that is picked, with what is left to pick of each. */
export function narrowed(plans: Plan[], picked: string[]): Open {
    return plans.flatMap((plan) => {
        const rest = left(plan, picked);
        return rest ? [{ plan, rest }] : [];
    });
}

/** The names that all open plans have: there is nothing to choose about them. */
export function undisputed(open: Open): ReadonlySet<string> {
    const [first, ...others] = open;
    const common = new Set(first?.rest.map(({ name }) => name));
    for (const { rest } of others)
        for (const name of common)
            if (!rest.some((token) => token.name === name)) common.delete(name);
    return common;
}

/** The tokens of a plan that something waits for: not what follows of itself in any case. */
const awaited = (rest: Token[], common: ReadonlySet<string>): Token[] =>
    rest.filter(({ name, along }) => !along || !common.has(name));

/**
 * The choices that stand as buttons: those that come before the next place to click, unless all
 * plans have them, and those that are next and whose place is `hidden`: nowhere on the screen.
 */
export function asked(open: Open, hidden: ReadonlySet<string>): Choice[] {
    const common = undisputed(open);
    const counted = new Map<Choice, { plans: number; shown: boolean; unseen: boolean }>();
    for (const { rest: all } of open) {
        const rest = awaited(all, common);
        const place = rest.findIndex(({ name, spot }) => spot && !hidden.has(name));
        const next = rest.findIndex(({ name }) => !common.has(name));
        const met = new Set<Choice>();
        rest.forEach(({ name, choice, button }, at) => {
            const unseen = hidden.has(name);
            if (!(button || unseen) || met.has(choice)) return;
            met.add(choice);
            const known = counted.get(choice) ?? { plans: 0, shown: false, unseen };
            known.plans += 1;
            known.shown ||= unseen ? next < 0 || at <= next : place < 0 || at <= place;
            counted.set(choice, known);
        });
    }
    return [...counted]
        .filter(([, { shown }]) => shown)
        .filter(([, { plans, unseen }]) => plans < open.length || open.length === 1 || unseen)
        .map(([choice]) => choice);
}

/** Whether something of a choice is still to be picked where nobody can see it. */
export const isHidden = (open: Open, choice: Choice, hidden: ReadonlySet<string>): boolean =>
    open.some(({ rest }) =>
        rest.some((token) => token.choice === choice && hidden.has(token.name)),
    );

/** The tokens of a plan that are shown: a late one when all before it are picked or undisputed. */
export function lit(all: Token[], common: ReadonlySet<string>): Token[] {
    const rest = awaited(all, common);
    const next = rest.findIndex(({ name }) => !common.has(name));
    const until = next < 0 ? -1 : rest.findIndex(({ late }, at) => late && at > next);
    return until < 0 ? rest : rest.filter((token, at) => at < until || !token.late);
}

/** A plan of which nothing is left but what all open plans have: buttons, and what follows. */
export function complete(open: Open): Plan | null {
    const common = undisputed(open);
    const found = open.find(({ rest }) =>
        rest.every(({ name, spot, along }) => (along || !spot) && common.has(name)),
    );
    return found?.plan ?? null;
}

/** The plan that is meant, if nothing more can be picked: then all that are open are alike. */
export function finished(open: Open): Plan | null {
    const length = open[0]?.rest.length;
    return open.every(({ rest }) => rest.length === length) ? complete(open) : null;
}
