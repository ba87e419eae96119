/** What each card does, in a sentence. */
import { t, type Key } from "../../i18n/words.svelte";
import type { Word } from "../aid";

export const CARDS: [string, Key][] = [
    ["prefect-visit", "municipium.aid-prefect-visit"],
    ["citizen-visit", "municipium.aid-citizen-visit"],
    ["one-power", "municipium.aid-one-power"],
    ["all-powers", "municipium.aid-all-powers"],
    ["grand-family", "municipium.aid-grand-family"],
    ["your-powers", "municipium.aid-your-powers"],
    ["citizen-invitation", "municipium.aid-citizen-invitation"],
];

/** A card by its name and what it does. */
export function cardTold(card: string, word: Word, name = word(`card.${card}`)): string {
    const key = CARDS.find(([other]) => other === card)?.[1];
    return key ? `${name}. ${t(key)}` : name;
}
