/** What is on a permit or a token, in words. */
import { t } from "../../i18n/words.svelte";
import type { Word } from "../aid";
import type { Bonus, Permit } from "./view";

/** The goods of a bonus, such as "2 coins, 1 assistant". */
export const bonusTold = ({ goods }: Bonus): string =>
    Object.entries(goods)
        .map(([kind, n]) => t("council.good", { kind, n }))
        .join(", ");

/** A permit: its cities and what it gives. */
export const permitTold = ({ cities, bonus }: Permit, word: Word, used = false): string =>
    t(used ? "council.permit.used" : "council.permit", {
        cities: cities.map((city) => word(`city.${city}`) || city).join(", "),
        bonus: bonusTold(bonus),
    });
