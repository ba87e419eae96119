/** The words of the page in the language of the reader; the game's own come from the server. */
import type en from "./en.json";

export const LANGUAGES = ["en", "it", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Key = keyof typeof en;
type Words = Record<Key, string>;

const CATALOGUES: Record<Language, () => Promise<{ default: Words }>> = {
    en: () => import("./en.json"),
    it: () => import("./it.json"),
    fr: () => import("./fr.json"),
};

let words = $state.raw<Words>();
let current = $state<Language>("en");

export function isLanguage(value: unknown): value is Language {
    return LANGUAGES.some((language) => language === value);
}

/** The first language of the browser that Ludus speaks. */
export function preferred(): Language {
    for (const tag of navigator.languages) {
        const [language] = tag.toLowerCase().split("-");
        if (isLanguage(language)) return language;
    }
    return "en";
}

export function language(): Language {
    return current;
}

export async function speak(next: Language): Promise<void> {
    words = (await CATALOGUES[next]()).default;
    current = next;
    document.documentElement.lang = next;
}

/** A word or sentence, with its `{gaps}` filled. */
export function t(key: Key, values: Record<string, string | number> = {}): string {
    const text = words?.[key] ?? "";
    return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** A name that is composed, such as a building's; the test of the catalogues knows them all. */
export function term(group: string, name: string): string {
    return words?.[`${group}.${name}` as Key] ?? name;
}
