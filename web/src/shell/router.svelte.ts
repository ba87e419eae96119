/** Which page is shown: the path of the address in parts. */

class Router {
    parts = $state.raw<string[]>(read());
    anchor = $state(location.hash.slice(1));

    constructor() {
        addEventListener("popstate", () => this.#follow());
        addEventListener("click", (event) => this.#click(event));
    }

    go(path: string): void {
        history.pushState(null, "", path);
        this.#follow();
        scrollTo(0, 0);
    }

    /** Change the address without a new entry in the history. */
    replace(path: string): void {
        history.replaceState(null, "", path);
        this.#follow();
    }

    #follow(): void {
        this.parts = read();
        this.anchor = location.hash.slice(1);
    }

    /** Links within the client change the page without loading it anew. */
    #click(event: MouseEvent): void {
        if (
            event.defaultPrevented ||
            event.button !== 0 ||
            event.ctrlKey ||
            event.metaKey ||
            event.shiftKey
        )
            return;
        const link = event.target instanceof Element ? event.target.closest("a") : null;
        if (
            !link ||
            link.target ||
            link.hasAttribute("download") ||
            link.origin !== location.origin
        )
            return;
        if (link.pathname.startsWith("/api/")) return;
        if (link.hash && link.pathname === location.pathname) return;
        event.preventDefault();
        this.go(link.pathname + link.search + link.hash);
    }
}

function read(): string[] {
    return location.pathname.split("/").filter(Boolean);
}

export const router = new Router();
