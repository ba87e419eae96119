/** What can be clicked now: each legal choice is a path of spots on the board. */
import { on } from "svelte/events";
import {
    asked,
    buttonToken,
    finished,
    isHidden,
    lit,
    narrowed,
    planned,
    undisputed,
    type Plan,
} from "./plans";
import { phone } from "./screen";

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
}

export const onBoard = (...path: string[]): Placement => ({ path, button: false });
export const onBoardNext = (...path: string[]): Placement => ({ path, button: false, late: true });
export const asButton = (): Placement => ({ path: [], button: true });
export const asEnd = (): Placement => ({ path: [], button: true, ends: true });
export const both = (...path: string[]): Placement => ({ path, button: true });

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

export type Place = (choice: Choice) => Placement;

export class Targets {
    place = $state.raw<Place>(asButton);
    /** The spots clicked so far on the way to a choice. */
    picked = $state.raw<string[]>([]);
    /** The spot or choice that the pointer or the focus is on. */
    hovered = $state.raw<Choice[]>([]);
    /** What a finger is held on, if it is nothing to choose: what a mouse would be told. */
    about = $state("");
    #held = 0;
    #from = { x: 0, y: 0 };
    /** The finger was held: what it lifts from is not chosen. */
    #seen = false;

    plans = $state.raw<Plan[]>([]);
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

    /** The plans that what was picked leaves open. */
    open = $derived(narrowed(this.plans, this.picked));

    #common = $derived(undisputed(this.open));

    /** What can be clicked next, and the choices it belongs to. */
    live = $derived.by(() => {
        const spots = new Map<string, Choice[]>();
        if (this.asleep()) return spots;
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

    buttons = $derived(asked(this.open, this.hidden));

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
    ) {}

    /** Other plans are legal now: forget what was picked. */
    offer(plans: Choice[][], place: Place): void {
        this.plans = plans.map((steps) => planned(steps, place));
        this.place = place;
        this.picked = [];
        this.hovered = [];
        this.about = "";
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

    /** Something was clicked: narrow the plans, do the one that is left, or ask why not. */
    pick(name: string): void {
        if (this.open.some(({ rest }) => rest.some((token) => token.name === name)))
            return this.#narrow([...this.picked, name]);
        if (this.picked.includes(name)) {
            this.picked = this.picked.toSpliced(this.picked.lastIndexOf(name), 1);
            this.#appear();
            return;
        }
        if (this.picked.length > 0 && narrowed(this.plans, [name]).length > 0)
            return this.#narrow([name]);
        this.refuse([...this.picked, name]);
    }

    #narrow(picked: string[]): void {
        this.picked = picked;
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

    /** The key that has just chosen something does not choose what stands there next. */
    #key(event: KeyboardEvent): void {
        if (event.key !== "Enter" && event.key !== " ") {
            this.#sought = true;
            return;
        }
        if (!(event.target instanceof Element) || !event.target.closest(GUARDED)) return;
        if (this.#sought || this.#settled()) return;
        event.preventDefault();
        event.stopPropagation();
    }

    #touch(event: PointerEvent): void {
        const { pointerType, target, x, y } = event;
        this.#lift();
        this.#track(event);
        this.#seen = false;
        if (pointerType !== "touch") return;
        this.hovered = [];
        this.about = "";
        this.#from = { x, y };
        this.#held = window.setTimeout(() => {
            this.#see(this.#at(target), target);
            if (this.hovered.length !== 1) this.about = tooltip(target);
            this.#seen = this.hovered.length > 0 || this.about !== "";
        }, HOLD);
    }

    #lift(): void {
        window.clearTimeout(this.#held);
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

/** The legal spot that a finger has just missed, on bare ground or within what it belongs to. */
function beside(event: Event, around: ParentNode): string | undefined {
    if (!(event instanceof PointerEvent) || event.pointerType !== "touch") return undefined;
    let best: string | undefined;
    let least = REACH;
    for (const halo of around.querySelectorAll(".spot.live:not(.picked) > .halo")) {
        const box = halo.getBoundingClientRect();
        const dx = Math.max(box.left - event.clientX, 0, event.clientX - box.right);
        const dy = Math.max(box.top - event.clientY, 0, event.clientY - box.bottom);
        const far = Math.hypot(dx, dy);
        if (far >= least) continue;
        least = far;
        best = halo.parentElement?.getAttribute("data-spot") ?? undefined;
    }
    return best;
}

/** Which of these spots are not drawn: a sheet that is open over the table will be closed again. */
function unseen(table: HTMLElement, names: string[]): ReadonlySet<string> {
    const drawn = [...table.querySelectorAll("[data-spot]")].filter((at) => !at.closest("dialog"));
    const seen = new Set(drawn.map((at) => at.getAttribute("data-spot")));
    return new Set(names.filter((name) => !seen.has(name)));
}

/** What the nearest thing around a part of the page is called. */
function tooltip(part: EventTarget | null): string {
    for (let at = part instanceof Element ? part : null; at; at = at.parentElement) {
        const title = at.querySelector(":scope > title")?.textContent ?? at.getAttribute("title");
        if (title) return title;
    }
    return "";
}
