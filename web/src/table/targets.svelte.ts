/** What can be clicked now: each legal choice is a path of spots on the board. */
import { on } from "svelte/events";
import { asked, buttonToken, finished, lit, narrowed, planned, type Plan } from "./plans";

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
}

export const onBoard = (...path: string[]): Placement => ({ path, button: false });
export const onBoardNext = (...path: string[]): Placement => ({ path, button: false, late: true });
export const asButton = (): Placement => ({ path: [], button: true });
export const both = (...path: string[]): Placement => ({ path, button: true });

/** Milliseconds after which a finger is held rather than tapped. */
const HOLD = 400;
/** Milliseconds in which a click does not count on what has just appeared under the mouse. */
const STILL = 400;
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
    /** When the choices last changed, and when the pointer last moved. */
    #offered = 0;
    #moved = 0;

    /** The plans that what was picked leaves open. */
    open = $derived(narrowed(this.plans, this.picked));

    /** What can be clicked next, and the choices it belongs to. */
    live = $derived.by(() => {
        const spots = new Map<string, Choice[]>();
        for (const { rest } of this.open) {
            for (const { name, choice, spot } of lit(rest, this.open)) {
                if (!spot) continue;
                const known = spots.get(name);
                if (!known) spots.set(name, [choice]);
                else if (!known.includes(choice)) known.push(choice);
            }
        }
        return spots;
    });

    buttons = $derived(asked(this.open));

    constructor(
        private readonly act: (plan: Plan) => void,
        private readonly refuse: (path: string[]) => void,
    ) {}

    /** Other plans are legal now: forget what was picked. */
    offer(plans: Choice[][], place: Place): void {
        this.plans = plans.map((steps) => planned(steps, place));
        this.place = place;
        this.picked = [];
        this.hovered = [];
        this.about = "";
        this.#offered = performance.now();
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
            return;
        }
        if (this.picked.length > 0 && narrowed(this.plans, [name]).length > 0)
            return this.#narrow([name]);
        this.refuse([...this.picked, name]);
    }

    #narrow(picked: string[]): void {
        this.picked = picked;
        this.hovered = [];
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
     * on. A tap shows nothing: it chooses.
     */
    watch = (table: HTMLElement): (() => void) => {
        const offs = [
            on(table, "pointerover", ({ pointerType, target }) => {
                if (pointerType === "mouse") this.hovered = this.#at(target);
            }),
            on(table, "pointermove", () => (this.#moved = performance.now())),
            on(table, "pointerleave", () => (this.hovered = [])),
            on(table, "focusin", ({ target }) => {
                // A button that was clicked has the focus too, but not because it is looked at.
                if (target instanceof Element && target.matches(":focus-visible"))
                    this.hovered = this.#at(target);
            }),
            on(table, "focusout", () => (this.hovered = [])),
            on(table, "pointerdown", (event) => this.#touch(event)),
            on(table, "pointermove", ({ x, y }) => {
                if (Math.hypot(x - this.#from.x, y - this.#from.y) > STRAY) this.#lift();
            }),
            on(table, "pointerup", () => this.#lift()),
            on(table, "pointercancel", () => this.#lift()),
            on(table, "click", (event) => this.#isMeant(event) || event.stopPropagation(), {
                capture: true,
            }),
        ];
        return () => offs.forEach((off) => off());
    };

    /** Not the end of a long touch, nor a click on what has just appeared under the mouse. */
    #isMeant(event: Event): boolean {
        if (this.#seen) return false;
        if (!(event instanceof PointerEvent) || event.pointerType !== "mouse") return true;
        return this.#moved > this.#offered || performance.now() - this.#offered > STILL;
    }

    #touch({ pointerType, target, x, y }: PointerEvent): void {
        this.#lift();
        this.#seen = false;
        if (pointerType !== "touch") return;
        this.hovered = [];
        this.about = "";
        this.#from = { x, y };
        this.#held = window.setTimeout(() => {
            this.hovered = this.#at(target);
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
        this.pick(path[0] ?? buttonToken(choice));
    }

    cancel(): void {
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

/** What the nearest thing around a part of the page is called. */
function tooltip(part: EventTarget | null): string {
    for (let at = part instanceof Element ? part : null; at; at = at.parentElement) {
        const title = at.querySelector(":scope > title")?.textContent ?? at.getAttribute("title");
        if (title) return title;
    }
    return "";
}
