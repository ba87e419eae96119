/** Clocks as people name them. */
import { t } from "../i18n/words.svelte";
import type { Clock } from "../protocol/types";

const DAY = 86400;

/** What is usual: nothing, minutes for the game with seconds for each decision, or days for each. */
export const PRESETS: { name: string; clock: Clock }[] = [
    { name: "none", clock: { kind: "none", seconds: 600, increment: 0 } },
    { name: "fast", clock: { kind: "total", seconds: 600, increment: 5 } },
    { name: "normal", clock: { kind: "total", seconds: 1200, increment: 15 } },
    { name: "slow", clock: { kind: "total", seconds: 2700, increment: 30 } },
    { name: "day", clock: { kind: "turn", seconds: DAY, increment: 0 } },
    { name: "days", clock: { kind: "turn", seconds: 3 * DAY, increment: 0 } },
];

/** A clock in words: twenty minutes and fifteen seconds a decision, or three days a decision. */
export function clockWords({ kind, seconds = 0, increment = 0 }: Clock): string {
    if (kind === "none") return t("clock.none");
    const minutes = Math.round(seconds / 60);
    if (kind === "total") return t("clock.total", { minutes, seconds: increment });
    const days = Math.floor(seconds / DAY);
    return days > 0 ? t("clock.turn-days", { n: days }) : t("clock.turn-minutes", { n: minutes });
}

/** So much time, as short as it can be said. */
export function left(seconds: number): string {
    const hours = Math.floor(seconds / 3600);
    const days = Math.floor(seconds / DAY);
    if (days > 0 && hours % 24 > 0) return t("clock.days-hours", { days, hours: hours % 24 });
    if (days > 0) return t("clock.days", { n: days });
    const pad = (n: number): string => String(n).padStart(2, "0");
    const clock = `${pad(Math.floor(seconds / 60) % 60)}:${pad(Math.floor(seconds) % 60)}`;
    return hours > 0 ? `${hours}:${clock}` : clock;
}
