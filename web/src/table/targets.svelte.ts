/** What can be clicked now: each legal choice is a path of spots on the board. */
import { on } from "svelte/events";

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
}

export const onBoard = (...path: string[]): Placement => ({ path, button: false });
export const asButton = (): Placement => ({ path: [], button: true });
export const both = (...path: string[]): Placement => ({ path, button: true });

/** Milliseconds after which a finger is held rather than tapped. */
const HOLD = 400;
/** Pixels that a finger may stray and still be held. */
const STRAY = 10;
/** Pixels beside a legal spot that a finger may land on and still mean it. */
const REACH = 14;

export type Place = (choice: Choice) => Placement;

export class Targets {
    choices = $state.raw<Choice[]>([]);
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

    #placements = $derived(this.choices.map((choice) => ({ choice, ...this.place(choice) })));

    /** The choices whose path goes through what was picked, by their next spot. */
    live = $derived.by(() => {
        const spots = new Map<string, Choice[]>();
        for (const { choice, path } of this.#placements) {
            if (!this.picked.every((spot, i) => path[i] === spot)) continue;
            const next = path[this.picked.length];
            if (next === undefined) continue;
            const known = spots.get(next);
            if (known) known.push(choice);
            else spots.set(next, [choice]);
        }
        return spots;
    });

    buttons = $derived(this.#placements.filter((p) => p.button).map((p) => p.choice));

    constructor(
        private readonly act: (choice: Choice) => void,
        private readonly refuse: (path: string[]) => void,
    ) {}

    /** Other choices are legal now: forget what was picked. */
    offer(choices: Choice[], place: Place): void {
        this.choices = choices;
        this.place = place;
        this.picked = [];
        this.hovered = [];
        this.about = "";
    }

    /** A spot was clicked: go on towards a choice, or make it, or ask why it is not legal. */
    pick(spot: string): void {
        if (this.picked.includes(spot)) return this.cancel();
        const path = [...this.picked, spot];
        const through = this.live.get(spot);
        if (!through) {
            const afresh = this.#startingWith(spot);
            if (this.picked.length > 0 && afresh) {
                this.picked = [spot];
                return;
            }
            return this.refuse(path);
        }
        const only = through.length === 1 ? through[0] : undefined;
        const last = only && this.place(only).path.length === path.length;
        if (only && last) this.act(only);
        else this.picked = path;
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
            on(table, "click", (event) => this.#seen && event.stopPropagation(), {
                capture: true,
            }),
        ];
        return () => offs.forEach((off) => off());
    };

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
        if (button) return this.choices.filter(({ id }) => String(id) === button);
        return this.live.get(found?.getAttribute("data-spot") ?? "") ?? [];
    }

    choose(choice: Choice): void {
        this.act(choice);
    }

    cancel(): void {
        this.picked = [];
    }

    #startingWith(spot: string): boolean {
        return this.#placements.some(({ path }) => path[0] === spot);
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
