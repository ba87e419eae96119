/** A view whose parts are watched one by one: what is drawn from a part that is as it was is not run again. */
import { SvelteMap } from "svelte/reactivity";
import { share } from "./same";

type Whole = Record<string, unknown>;

export class Parts {
    /** It stands for the view: the same object for as long as views have the same parts. */
    view = $state.raw<Whole | null>(null);
    #whole: Whole | null = null;
    readonly #parts = new SvelteMap<string, unknown>();

    show(next: Whole | null): void {
        if (next === null) {
            this.view = this.#whole = null;
            return;
        }
        const whole = share(this.#whole, next);
        const names = Object.keys(whole);
        for (const name of names) this.#parts.set(name, whole[name]);
        if (names.join() !== Object.keys(this.#whole ?? {}).join()) this.view = this.#made(names);
        this.#whole = whole;
    }

    #made(names: string[]): Whole {
        const made: Whole = {};
        for (const name of names)
            Object.defineProperty(made, name, {
                get: () => this.#parts.get(name),
                enumerable: true,
            });
        return made;
    }
}
