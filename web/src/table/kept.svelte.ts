/** What a player has composed for the next turn at a table: known to this browser alone. */
export class Kept {
    ids = $state.raw<number[]>([]);
    what = $state("");
    readonly #name: string;

    constructor(table: string) {
        this.#name = `ludus-plan-${table}`;
        const text = localStorage.getItem(this.#name);
        if (!text) return;
        const { ids, what } = JSON.parse(text) as { ids: number[]; what: string };
        this.ids = ids;
        this.what = what;
    }

    keep(ids: number[], what: string): void {
        this.ids = ids;
        this.what = what;
        localStorage.setItem(this.#name, JSON.stringify({ ids, what }));
    }

    forget(): void {
        if (this.ids.length === 0) return;
        this.ids = [];
        this.what = "";
        localStorage.removeItem(this.#name);
    }
}
