/** What can be clicked now: each legal choice is a path of spots on the board. */
import { on } from "svelte/events";
import {
    asked,
    buttonToken,
    finished,
    isHidden,
    left,
    lit,
    narrowed,
    planned,
    undisputed,
    type Open,
    type Plan,
} from "./plans";
import { phone } from "./screen";
import { named } from "./tooltip";

export interface Choice {
    id: number;
    kind: string;
    data: Record<string, unknown>;
    label: string;
}

/** Where a choice is made: the spots to click one after the other, and whether it has a button. */
export interface Placement {
    path: string[];
    button: boolean;
    /** Lit only when it is next: its places lie over each other or over others. */
    late?: boolean;
    /** Ends the turn, stops or declines: its button stands where such buttons always stand. */
    ends?: boolean;
    /** Its button stands after those of the others: it is not what the turn is for. */
    after?: boolean;
    /** Settled beforehand, the lowest first, to be changed until the rest is chosen. */
    early?: number;
    /** For a piece that moves: what it is before and after, so that it may go on at once. */
    from?: string;
    to?: string;
    /** Another spot that says the same. */
    or?: string;
}

/** A piece that the pointer carries. */
export interface Carried {
    move: (x: number, y: number) => void;
    /** Whether it may be laid down at a place that is not chosen itself. */
    fits: (place: string) => boolean;
    end: () => void;
}

export const onBoard = (...path: string[]): Placement => ({ path, button: false });
export const onBoardNext = (...path: string[]): Placement => ({ path, button: false, late: true });
export const asButton = (): Placement => ({ path: [], button: true });
export const asEnd = (): Placement => ({ path: [], button: true, ends: true });
export const both = (...path: string[]): Placement => ({ path, button: true });

/** Nothing is always the same nothing: who watches it is not told of it again. */
const NOTHING: ReadonlyMap<string, Choice[]> = new Map();
const NONE: never[] = [];

/** What a mark names for the whole action that is proposed. */
const PROPOSED = "#";

/** What is carried, if it is nothing to choose itself: what was drawn and is to be placed. */
export const HELD = "held";

/** Milliseconds after which a finger is held rather than tapped. */
const HOLD = 400;
/** Milliseconds in which what has just appeared under the pointer or the focus is not chosen. */
const STILL = 400;
/** Pixels that a pointer may tremble and still rest. */
const TREMOR = 8;
/** What the guard over these milliseconds is for. */
const GUARDED = "[data-spot], .choices, .slots";
/** Pixels that a finger may stray and still be held. */
const STRAY = 10;
/** Pixels beside a legal spot that a finger may land on and still mean it. */
const REACH = 14;
/** Pixels beside a legal spot within which what is carried is dropped on it. */
const DROP = 28;

export type Place = (choice: Choice) => Placement;

export class Targets {
    place = $state.raw<Place>(asButton);
    /** The spots clicked so far on the way to a choice. */
    picked = $state.raw<string[]>(NONE);
    /** The spot or choice that the pointer or the focus is on. */
    hovered = $state.raw<Choice[]>(NONE);
    /** What a finger is held on. */
    held = $state.raw<Element | null>(null);
    #held = 0;
    #from = { x: 0, y: 0 };
    /** The finger was held: what it lifts from is not chosen. */
    #seen = false;

    plans = $state.raw<Plan[]>(NONE);
    /** What a review marks: where something was played, and where something better was. */
    marks = $state.raw<Map<string, "played" | "better">>(new Map());
    /** The pointer is over the upper half of the board. */
    above = $state(false);
    /** When what can be chosen last changed, and how far the pointer has gone since. */
    #appeared = -Infinity;
    #way = 0;
    /** Whether the focus has moved since. */
    #sought = false;
    #pointer = { x: 0, y: 0 };
    /** What the pointer has pressed and may carry away, and what was picked before. */
    #grip: { spot: string; x: number; y: number; id: number; far: number; on: string[] } | null =
        null;
    #before: string[] = [];
    carried = $state.raw<Carried | null>(null);
    /** The spot that the pointer or what it carries is over. */
    over = $state("");

    /** The plans that what was picked leaves open. */
    open: Open = $derived(this.plans.length > 0 ? narrowed(this.plans, this.picked) : NONE);

    #common = $derived(undisputed(this.open));

    /** What can be clicked next, and the choices it belongs to. */
    live: ReadonlyMap<string, Choice[]> = $derived.by(() => {
        if (this.asleep() || this.open.length === 0) return NOTHING;
        const spots = new Map<string, Choice[]>();
        for (const { rest } of this.open) {
            for (const { name, choice, spot } of lit(rest, this.#common)) {
                if (!spot) continue;
                const known = spots.get(name);
                if (!known) spots.set(name, [choice]);
                else if (!known.includes(choice)) known.push(choice);
            }
        }
        return spots;
    });

    /** The spots that have to be there: to be clicked next, or marked by a review. */
    shown = $derived([...new Set([...this.live.keys(), ...this.marks.keys()])]);

    /** The spots to be clicked that are nowhere on the screen, such as those of a mat on a phone. */
    hidden = $state.raw<ReadonlySet<string>>(new Set());

    /** Always in one order, whatever of them there is. */
    buttons = $derived.by(() => {
        const after = (choice: Choice): number => Number(this.place(choice).after ?? false);
        return asked(this.open, this.hidden).toSorted((a, b) => after(a) - after(b) || a.id - b.id);
    });

    /** What is settled early in every plan that what was picked otherwise leaves open. */
    early = $derived.by(() => {
        const rest = this.picked.filter((name) => !this.#early.has(name));
        const open = rest.length > 0 ? narrowed(this.plans, rest) : [];
        const found = open.map(({ plan }) => plan.tokens.find(({ early }) => early > 0));
        if (found.some((token) => !token)) return [];
        const ranked = found.flatMap((token) => token ?? []).sort((a, b) => a.early - b.early);
        return [...new Set(ranked.map(({ choice }) => choice))];
    });

    #early = $derived(
        new Set(
            this.plans.flatMap(({ tokens }) =>
                tokens.filter(({ early }) => early > 0).map(({ name }) => name),
            ),
        ),
    );

    /** The whole action that is proposed: the only one left, or the one the board prefers. */
    proposal = $derived.by(() => {
        if (this.asleep()) return null;
        return this.picked.length > 0 ? this.propose(this.open) : this.#only;
    });

    /** What takes several clicks of a kind and can be done in only one way: nothing of it is asked. */
    #only = $derived.by(() => {
        const [first, second] = this.plans.filter(({ tokens }) => tokens.length > 1);
        const kinds = new Set(first?.steps.map(({ kind }) => kind));
        return first && !second && first.steps.length > 1 && kinds.size === 1 ? first : null;
    });

    /** The decisions that all open plans begin with, once something is picked. */
    certain = $derived.by(() => {
        const [first, ...others] = this.picked.length > 0 ? this.open : [];
        const at = first?.plan.steps.findIndex(({ id }, i) =>
            others.some(({ plan }) => plan.steps[i]?.id !== id),
        );
        return first?.plan.steps.slice(0, at === -1 ? undefined : at) ?? [];
    });

    /** Whether something else is still to be chosen that the next question would not be about. */
    apart = $derived.by(() => {
        if (this.picked.length === 0 || this.proposal) return false;
        if (this.certain.length === 0) return true;
        const beyond = this.open.flatMap(({ plan }) => plan.steps[this.certain.length]?.kind ?? []);
        return this.open.some(({ plan }) =>
            plan.tokens.some(
                ({ name, choice }) =>
                    this.picked.includes(name) &&
                    !this.certain.includes(choice) &&
                    beyond.includes(choice.kind),
            ),
        );
    });

    /** Those that some whole action cannot do without: nothing on the screen stands for it. */
    needed = $derived(
        this.buttons.filter(
            (choice) =>
                isHidden(this.open, choice, this.hidden) ||
                this.open.some(
                    ({ plan, rest }) =>
                        plan.steps.includes(choice) &&
                        !lit(rest, this.#common).some(
                            ({ name, spot }) => spot && !this.hidden.has(name),
                        ),
                ),
        ),
    );

    constructor(
        private readonly act: (plan: Plan) => void,
        private readonly refuse: (path: string[]) => void,
        /** Whether nothing glows: the board shows the past. */
        private readonly asleep: () => boolean = () => false,
        /** What is carried when a spot is pressed and pulled; null if it stays where it is. */
        private readonly lift: (spot: string) => Carried | null = () => null,
        private readonly carries: (spot: string) => boolean = () => false,
        private readonly propose: (open: Open) => Plan | null = () => null,
    ) {}

    /** Whether a spot can be dragged. */
    portable = (spot: string): boolean => this.carries(spot);

    /** How many of the same thing are picked, or would be taken by what is proposed. */
    taken(name: string): number {
        return count(this.proposal?.tokens.map((token) => token.name) ?? this.picked, name);
    }

    /** Whether something is picked: the nth of several alike if more of them are. */
    isPicked(name: string, nth?: number): boolean {
        if (nth !== undefined) return nth < count(this.picked, name);
        return !this.live.has(name) && this.picked.includes(name);
    }

    /** Other plans are legal now: forget what was picked, or go on with it if that can be. */
    offer(
        plans: Choice[][],
        place: Place,
        picked: string[] = [],
        /** The same plans with what follows in them of itself. */
        wholes = plans,
    ): void {
        this.#release();
        const found = plans.flatMap((steps, at) => planned(steps, place, wholes[at]));
        this.plans = found.length > 0 ? found : NONE;
        this.place = place;
        this.picked = narrowed(this.plans, picked).length > 0 ? picked : NONE;
        this.hovered = NONE;
        this.#appear();
    }

    /** Something else can be chosen from now on: whatever rests on it has not chosen it. */
    #appear(): void {
        this.#appeared = performance.now();
        this.#way = 0;
        this.#sought = false;
    }

    /** The ids of what was picked, where that is certain. */
    get picks(): number[] {
        const [first] = this.open;
        if (!first) return [];
        const held = first.plan.tokens.filter(({ name }) => this.picked.includes(name));
        return [...new Set(held.map(({ choice }) => choice.id))];
    }

    /** The plans that would be left if this choice were picked as well. */
    through(choice: Choice): Plan[] {
        return this.open
            .filter(({ rest }) => rest.some((token) => token.choice === choice))
            .map(({ plan }) => plan);
    }

    /** What is to be clicked next on the way to a whole action, as a mark names it. */
    toward(ids: number[]): string | null {
        const plan = this.plans.find(
            ({ steps }) => steps.map(({ id }) => id).join() === ids.join(),
        );
        if (!plan || this.asleep()) return null;
        if (plan === this.proposal) return PROPOSED;
        const changed = plan.tokens.filter(({ early }) => early > 0);
        const rest = left(plan, this.picked) ?? changed;
        const open = rest.find(
            ({ name, choice }) =>
                (this.live.has(name) && !this.hidden.has(name)) ||
                this.buttons.includes(choice) ||
                this.early.includes(choice),
        );
        return open?.name ?? null;
    }

    /** Whether a button is marked: that of a choice, or that of the action that is proposed. */
    isMarked(choice?: Choice): boolean {
        if (!choice) return this.marks.has(PROPOSED);
        return [buttonToken(choice), ...this.place(choice).path].some((name) =>
            this.marks.has(name),
        );
    }

    /** Pick all of a plan at once, so that it is proposed. */
    take(plan: Plan): void {
        this.picked = plan.tokens.map(({ name }) => name);
        this.hovered = [];
        this.#appear();
    }

    /** Something was clicked: narrow the plans, do the one that is left, or ask why not. */
    pick(name: string): void {
        const early = this.early.find((choice) => this.#nameOf(choice) === name);
        if (early)
            return this.#narrow([...this.picked.filter((other) => !this.#early.has(other)), name]);
        if (this.open.some(({ rest }) => rest.some((token) => token.name === name)))
            return this.#narrow([...this.picked, name]);
        if (this.picked.includes(name)) return this.unpick(name);
        if (this.picked.length > 0 && narrowed(this.plans, [name]).length > 0)
            return this.#narrow([name]);
        this.refuse([...this.picked, name]);
    }

    /** Do what is proposed, if it has stood there long enough to be read. */
    agree(): void {
        if (this.proposal && this.#settled()) this.act(this.proposal);
    }

    /** Something that was picked is left where it is after all. */
    unpick(name: string): void {
        const rest = this.picked.toSpliced(this.picked.lastIndexOf(name), 1);
        this.picked = rest.every((other) => this.#early.has(other)) ? [] : rest;
        this.#appear();
    }

    #nameOf(choice: Choice): string {
        return this.place(choice).path[0] ?? buttonToken(choice);
    }

    /** What is picked, with what is settled early as it usually is. */
    #settle(picked: string[]): void {
        this.picked = picked;
        const [usual] = this.early;
        if (usual && !picked.some((name) => this.#early.has(name)))
            this.picked = [...picked, this.#nameOf(usual)];
    }

    #narrow(picked: string[]): void {
        this.#settle(picked);
        this.hovered = [];
        this.#appear();
        const plan = finished(this.open);
        if (plan) this.act(plan);
    }

    /** A click anywhere on the table: the nearest legal spot around it, or else the nearest spot. */
    click(event: Event): void {
        let found: string | undefined;
        let around: ParentNode = document;
        let at = event.target instanceof Element ? event.target.closest("[data-spot]") : null;
        while (at) {
            const spot = at.getAttribute("data-spot") ?? "";
            found ??= spot;
            if (at.classList.contains("picked")) return this.unpick(spot);
            if (this.live.has(spot) || this.picked.includes(spot)) return this.pick(spot);
            around = at;
            at = at.parentElement?.closest("[data-spot]") ?? null;
        }
        found = beside(event, around) ?? found;
        if (found) this.pick(found);
        else this.cancel();
    }

    /**
     * What the mouse or the focus is on shows what it would do, and so does what a finger is held
     * on. A tap shows nothing: it chooses. What appears under a pointer that rests shows nothing.
     */
    watch = (table: HTMLElement): (() => void) => {
        const offs = [
            on(table, "pointerover", (event) => this.#hover(event)),
            on(table, "pointermove", (event) => this.#move(event)),
            on(table, "pointerleave", () => this.#see([])),
            on(table, "focusin", ({ target }) => {
                this.#sought = true;
                // A button that was clicked has the focus too, but not because it is looked at.
                if (target instanceof Element && target.matches(":focus-visible"))
                    this.#see(this.#at(target), target);
            }),
            on(table, "focusout", () => this.#see([])),
            on(table, "pointerdown", (event) => this.#touch(event)),
            on(table, "pointerup", () => this.#lift()),
            on(table, "pointercancel", () => this.#lift()),
            on(window, "pointermove", (event) => this.#pull(event)),
            on(window, "pointerup", (event) => this.#drop(event)),
            on(window, "pointercancel", () => this.#giveBack()),
            on(table, "click", (event) => this.#isMeant(event) || event.stopPropagation(), {
                capture: true,
            }),
            on(table, "click", ({ target }) => this.#ask(target)),
            on(table, "keydown", (event) => this.#key(event), { capture: true }),
        ];
        $effect(() => {
            // On another kind of screen other things are hidden.
            void phone.current;
            this.hidden = unseen(table, [...this.live.keys()]);
        });
        return () => offs.forEach((off) => off());
    };

    /** What a player holds and cannot choose now answers with the reason as well. */
    #ask(part: EventTarget | null): void {
        const chip = part instanceof Element ? part.closest("span.chip[data-spot]") : null;
        const spot = chip?.getAttribute("data-spot");
        if (spot) this.pick(spot);
    }

    #move(event: PointerEvent): void {
        this.#track(event);
        const { x, y } = event;
        if (Math.hypot(x - this.#from.x, y - this.#from.y) > STRAY) this.#lift();
        this.#hover(event);
    }

    /** How far the pointer goes. */
    #track({ x, y }: PointerEvent): void {
        this.#way += Math.hypot(x - this.#pointer.x, y - this.#pointer.y);
        this.#pointer = { x, y };
    }

    #hover({ pointerType, target }: PointerEvent): void {
        if (pointerType === "mouse" && this.#way > 0) this.#see(this.#at(target), target);
    }

    /** Look at some choices, if they are not looked at already. */
    #see(choices: Choice[], part: EventTarget | null = null): void {
        const spot = part instanceof Element ? part.closest("[data-spot]") : null;
        this.over = choices.length > 0 ? (spot?.getAttribute("data-spot") ?? "") : "";
        const known = this.hovered;
        if (choices.length === known.length && choices.every((one, i) => one === known[i])) return;
        this.hovered = choices;
        const board = part instanceof Element ? part.closest(".board") : null;
        const box = board?.getBoundingClientRect();
        const at = part instanceof Element ? part.getBoundingClientRect() : null;
        this.above = box && at ? at.y + at.height / 2 < box.y + box.height / 2 : false;
    }

    /** Not the end of a long touch, nor a click on what has just appeared under the pointer. */
    #isMeant(event: Event): boolean {
        if (this.#seen) return false;
        // A key has been looked at when it was pressed.
        if (!(event instanceof PointerEvent) || event.pointerType === "") return true;
        if (!(event.target instanceof Element) || !event.target.closest(GUARDED)) return true;
        return this.#way > TREMOR || this.#settled();
    }

    #settled(): boolean {
        return performance.now() - this.#appeared >= STILL;
    }

    /**
     * The key that has just chosen something does not choose what stands there next; Enter on what
     * is picked does what is proposed.
     */
    #key(event: KeyboardEvent): void {
        if (event.key !== "Enter" && event.key !== " ") {
            this.#sought = true;
            return;
        }
        if (!(event.target instanceof Element) || !event.target.closest(GUARDED)) return;
        const meant = this.#sought || this.#settled();
        const pressed = event.target.getAttribute("aria-pressed") === "true";
        const agreed = event.key === "Enter" && pressed && this.proposal !== null;
        if (meant && !agreed) return;
        event.preventDefault();
        event.stopPropagation();
        if (agreed) this.agree();
    }

    #touch(event: PointerEvent): void {
        const { pointerType, target, x, y } = event;
        this.#lift();
        this.#track(event);
        if (!event.isPrimary) return this.#giveBack();
        this.#seen = false;
        this.#take(event);
        if (pointerType !== "touch") return;
        this.hovered = [];
        this.held = null;
        this.#from = { x, y };
        this.#held = window.setTimeout(() => {
            this.#see(this.#at(target), target);
            const found = named(target);
            this.held = found && target instanceof Element ? target : null;
            this.#seen = this.hovered.length > 0 || found !== null;
        }, HOLD);
    }

    #lift(): void {
        window.clearTimeout(this.#held);
    }

    /** What the pointer has come down on may be carried away. */
    #take({ target, x, y, pointerId: id, pointerType, button }: PointerEvent): void {
        this.#grip = null;
        if (button !== 0 || this.asleep() || !(target instanceof Element)) return;
        const far = pointerType === "touch" ? STRAY : TREMOR;
        const here = target.closest("[data-held]") ? [HELD] : spotsAround(target);
        const spot = here.find(
            (name) => (name === HELD ? this.live.size > 0 : this.#goes(name)) && this.carries(name),
        );
        if (spot !== undefined) this.#grip = { spot, x, y, id, far, on: here };
    }

    #has(name: string): boolean {
        return this.live.has(name) || this.picked.includes(name);
    }

    /** Whether something can be done with it, be it lit yet or not. */
    #goes(name: string): boolean {
        return (
            this.#has(name) || this.open.some(({ rest }) => rest.some((one) => one.name === name))
        );
    }

    /** What was pressed follows the pointer, once it has gone far enough to mean it. */
    #pull({ x, y, pointerId }: PointerEvent): void {
        const grip = this.#grip;
        if (grip?.id !== pointerId) return;
        if (!this.carried) {
            if (Math.hypot(x - grip.x, y - grip.y) < grip.far) return;
            this.carried = this.lift(grip.spot);
            if (!this.carried) return this.#release();
            this.#seen = true;
            this.#before = this.picked;
            this.held = null;
            if (!this.picked.includes(grip.spot) && grip.spot !== HELD) this.#carry(grip.spot);
        }
        this.carried.move(x, y);
        const at = this.#under(x, y);
        this.#see(at?.legal ? (this.live.get(at.name) ?? []) : [], at?.element ?? null);
    }

    /** What is carried away is picked, but nothing is done before it is laid down. */
    #carry(spot: string): void {
        const more = [...this.picked, spot];
        this.#settle(narrowed(this.plans, more).length > 0 ? more : [spot]);
    }

    /** Laid down where it can be it is chosen there; elsewhere it is as it was before. */
    #drop({ x, y, pointerId }: PointerEvent): void {
        const grip = this.#grip;
        if (grip?.id !== pointerId || !this.carried) return this.#release();
        const at = this.#under(x, y);
        const home = placesAround(x, y).some((name) => this.carried?.fits(name));
        const { picked } = this;
        this.#release();
        if (at?.legal && this.live.has(at.name)) return this.#narrow([...picked, at.name]);
        if (at?.legal) return this.#narrow(picked);
        if (home) return this.#bring(picked);
        if (at && !grip.on.includes(at.name)) this.#refuseDrop(at.name, grip.spot);
        this.picked = this.#before;
    }

    /** It is where it goes: what has nothing else to be placed is done. */
    #bring(picked: string[]): void {
        const [done, ...others] = narrowed(this.plans, picked).filter(({ rest }) =>
            rest.every(({ spot }) => !spot),
        );
        if (done && others.length === 0) this.act(done.plan);
        else this.#narrow(picked);
    }

    /** Why something cannot be laid down there: what is wrong with it, or with the place. */
    #refuseDrop(place: string, spot: string): void {
        const open = narrowed(this.plans, [place]).length > 0;
        if (open) this.picked = [place];
        this.refuse(open ? [place, spot] : [...this.picked, place]);
    }

    /** Where something would be laid down: the nearest legal spot, or else whatever is there. */
    #under(x: number, y: number): { name: string; legal: boolean; element: Element } | null {
        const part = document.elementFromPoint(x, y);
        if (!part) return null;
        const around = spotsAround(part).filter((name) => name !== this.#grip?.spot);
        const name = around.find((spot) => this.#has(spot)) ?? nearest(x, y, document, DROP);
        if (name && name !== this.#grip?.spot) return { name, legal: true, element: part };
        return around[0] ? { name: around[0], legal: false, element: part } : null;
    }

    #giveBack(): void {
        if (this.carried) this.picked = this.#before;
        this.#release();
    }

    #release(): void {
        this.carried?.end();
        this.carried = null;
        this.#grip = null;
    }

    /** The choices that a part of the page stands for. */
    #at(part: EventTarget | null): Choice[] {
        const found =
            part instanceof Element ? part.closest("[data-choice], .live[data-spot]") : null;
        const button = found?.getAttribute("data-choice");
        if (button) return this.buttons.filter(({ id }) => String(id) === button);
        return this.live.get(found?.getAttribute("data-spot") ?? "") ?? [];
    }

    /** A button was pressed. */
    choose(choice: Choice): void {
        const { path } = this.place(choice);
        const [first, ...more] = path;
        const rest = more.length > 0 ? path.filter((name) => !this.picked.includes(name)) : path;
        if (first && isHidden(this.open, choice, this.hidden))
            this.#narrow([...this.picked, ...rest]);
        else this.pick(first ?? buttonToken(choice));
    }

    cancel(): void {
        if (this.picked.length > 0) this.#appear();
        this.picked = [];
    }
}

const count = (names: string[], name: string): number =>
    names.filter((other) => other === name).length;

/** The legal spot that a finger has just missed, on bare ground or within what it belongs to. */
function beside(event: Event, around: ParentNode): string | undefined {
    if (!(event instanceof PointerEvent) || event.pointerType !== "touch") return undefined;
    return nearest(event.clientX, event.clientY, around, REACH);
}

/** The legal spot nearest to a point, if it is within reach. */
function nearest(x: number, y: number, around: ParentNode, reach: number): string | undefined {
    let best: string | undefined;
    let least = reach;
    for (const halo of around.querySelectorAll(".spot.live:not(.picked) > .halo")) {
        const box = halo.getBoundingClientRect();
        const dx = Math.max(box.left - x, 0, x - box.right);
        const dy = Math.max(box.top - y, 0, y - box.bottom);
        const far = Math.hypot(dx, dy);
        if (far >= least) continue;
        least = far;
        best = halo.parentElement?.getAttribute("data-spot") ?? undefined;
    }
    return best;
}

/** The spots around a part of the page, from the innermost. */
function spotsAround(part: Element | null): string[] {
    const found: string[] = [];
    for (let at = part?.closest("[data-spot]"); at; at = at.parentElement?.closest("[data-spot]"))
        found.push(at.getAttribute("data-spot") ?? "");
    return found;
}

/** The spots and anchors at a point, whatever lies over them. */
function placesAround(x: number, y: number): string[] {
    return document
        .elementsFromPoint(x, y)
        .flatMap((part) => part.closest("[data-spot], [data-anchor]") ?? [])
        .flatMap((part) => [part.getAttribute("data-spot"), part.getAttribute("data-anchor")])
        .flatMap((name) => name ?? []);
}

/** Which of these spots are not drawn: a sheet that is open over the table will be closed again. */
function unseen(table: HTMLElement, names: string[]): ReadonlySet<string> {
    const drawn = [...table.querySelectorAll(".live[data-spot]")].filter(
        (at) => !at.closest("dialog"),
    );
    const seen = new Set(drawn.map((at) => at.getAttribute("data-spot")));
    return new Set(names.filter((name) => !seen.has(name)));
}
