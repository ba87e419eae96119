/** The nearest thing around a part of the page that has a name to tell, and the name. */
export function named(part: EventTarget | null): { thing: Element; text: string } | null {
    for (let at = part instanceof Element ? part : null; at; at = at.parentElement) {
        const text = at.querySelector(":scope > title")?.textContent ?? at.getAttribute("title");
        if (text) return { thing: at, text };
    }
    return null;
}
