/**
 * Whole actions narrowed by clicks in any order. Each plan is a set of tokens: the spots of its
 * steps, and for a step that has only a button a token of its own.
 */
import type { Choice, Place } from "./targets.svelte";

export interface Plan {
    /** The decisions in the order in which the rules take them. */
    steps: Choice[];
    tokens: Token[];
}

export interface Token {
    name: string;
    choice: Choice;
    /** Whether it is a place on the board; else it is a button only. */
    spot: boolean;
    button: boolean;
    late: boolean;
}

export const buttonToken = ({ id }: Choice): string => `#${id}`;

export function planned(steps: Choice[], place: Place): Plan {
    const tokens = steps.flatMap((choice) => {
        const { path, button, late = false } = place(choice);
        if (path.length === 0)
            return [{ name: buttonToken(choice), choice, spot: false, button: true, late }];
        return path.map((name) => ({ name, choice, spot: true, button, late }));
    });
    return { steps, tokens };
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
export function narrowed(plans: Plan[], picked: string[]): { plan: Plan; rest: Token[] }[] {
    return plans.flatMap((plan) => {
        const rest = left(plan, picked);
        return rest ? [{ plan, rest }] : [];
    });
}

/**
 * The choices that stand as buttons: those that come before the next place to click, unless all
 * plans have them.
 */
export function asked(open: { plan: Plan; rest: Token[] }[]): Choice[] {
    const counted = new Map<string, { choice: Choice; plans: number; shown: boolean }>();
    for (const { rest } of open) {
        const next = rest.findIndex(({ spot }) => spot);
        const names = new Set<string>();
        rest.forEach(({ name, choice, button }, at) => {
            if (!button || names.has(name)) return;
            names.add(name);
            const known = counted.get(name) ?? { choice, plans: 0, shown: false };
            known.plans += 1;
            known.shown ||= next < 0 || at <= next;
            counted.set(name, known);
        });
    }
    return [...counted.values()]
        .filter(({ plans, shown }) => shown && (plans < open.length || open.length === 1))
        .map(({ choice }) => choice);
}

/** The tokens of a plan that are shown: a late one when all before it are picked or undisputed. */
export function lit(rest: Token[], open: { plan: Plan; rest: Token[] }[]): Token[] {
    const undisputed = ({ name }: Token): boolean =>
        open.every((other) => other.rest.some((token) => token.name === name));
    const until = rest.findIndex(
        (token, at) => token.late && rest.slice(0, at).some((before) => !undisputed(before)),
    );
    return until < 0 ? rest : rest.filter((token, at) => at < until || !token.late);
}

/** A plan of which nothing is left but buttons that all open plans have. */
export function complete(open: { plan: Plan; rest: Token[] }[]): Plan | null {
    const common = ({ name }: Token): boolean =>
        open.every(({ rest }) => rest.some((token) => token.name === name));
    const found = open.find(({ rest }) => rest.every((token) => !token.spot && common(token)));
    return found?.plan ?? null;
}

/** The plan that is meant, if nothing more can be picked: then all that are open are alike. */
export function finished(open: { plan: Plan; rest: Token[] }[]): Plan | null {
    const length = open[0]?.rest.length;
    return open.every(({ rest }) => rest.length === length) ? complete(open) : null;
}
