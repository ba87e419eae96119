/** The words of the pages and boards in the language of the reader; a game's own terms and sentences
 * come from the server.
 *
 * They are Fluent files, one a language, here and in the folder `words` of each board;
 * `docs/translating.md` explains them. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = string;
export type Key = string;

const FIRST: Language = "en";
const PAGES = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const BOARDS = import.meta.glob<string>("../boards/*/words/*.ftl", {
    query: "?raw",
    import: "default",
});

/** The languages there are files for, the first one first. */
export const LANGUAGES: Language[] = Object.keys(PAGES)
    .map((path) => path.slice(2, -4))
    .sort((a, b) => Number(b === FIRST) - Number(a === FIRST) || a.localeCompare(b));

let bundle = $state.raw<FluentBundle>();
/** What was said before is said again as it was. */
const SPOKEN = new Map<string, string>();
const MOST_SPOKEN = 5000;
let current = $state(FIRST);

export function isLanguage(value: unknown): value is Language {
    return LANGUAGES.some((language) => language === value);
}

/** What a language is called by those who speak it. */
export function ownName(language: Language): string {
    const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The first language of the browser that Ludus speaks. */
export function preferred(): Language {
    for (const tag of navigator.languages) {
        const [language] = tag.toLowerCase().split("-");
        if (isLanguage(language)) return language;
    }
    return FIRST;
}

export function language(): Language {
    return current;
}

export async function speak(next: Language): Promise<void> {
    if (!isLanguage(next)) return;
    const files = Object.entries({ ...PAGES, ...BOARDS });
    const read = files.filter(([path]) => path.endsWith(`/${next}.ftl`)).map(([, load]) => load());
    const spoken = new FluentBundle(next, { useIsolating: false });
    for (const text of await Promise.all(read)) spoken.addResource(new FluentResource(text));
    SPOKEN.clear();
    bundle = spoken;
    current = next;
    document.documentElement.lang = next;
}

/** A word or sentence with its values. */
export function t(key: Key, values: Record<string, FluentVariable> = {}): string {
    return said(key, values) ?? "";
}

/** A name that is composed, such as a theme's; the test of the files knows them all. */
export function term(group: string, name: string): string {
    return said(`${group}.${name}`, {}) ?? name;
}

function said(key: Key, values: Record<string, FluentVariable>): string | undefined {
    const speaking = bundle;
    const whole = `${key} ${JSON.stringify(values)}`;
    const known = SPOKEN.get(whole);
    if (known !== undefined || !speaking) return known;
    const pattern = speaking.getMessage(key.replaceAll(".", "-"))?.value;
    if (!pattern) return undefined;
    const text = speaking.formatPattern(pattern, values).replaceAll("\n", " ");
    if (SPOKEN.size > MOST_SPOKEN) SPOKEN.clear();
    SPOKEN.set(whole, text);
    return text;
}
