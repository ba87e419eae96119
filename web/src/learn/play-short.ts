/** A first game after the lesson: short, against one easy bot, with tips. */
import { t } from "../i18n/words.svelte";
import { games } from "../protocol/games.svelte";
import { post, Refusal } from "../protocol/http";
import type { TableInfo } from "../protocol/types";
import { router } from "../shell/router.svelte";
import { settings } from "../shell/settings.svelte";

/** Make the table and go there; a sentence says why not. */
export async function playShort(name: string): Promise<string> {
    try {
        const game = (await games()).games.find((known) => known.name === name);
        const options = (game?.options ?? [])
            .filter(({ values }) => values.some(({ value }) => value === "short"))
            .map((option) => [option.name, "short"] as const);
        const table = await post<TableInfo>("/tables", {
            game: name,
            options: Object.fromEntries(options),
            seats: [{ kind: "me" }, { kind: "bot", level: "tiro" }],
        });
        await post(`/tables/${table.id}/start`);
        settings.change({ hints: true });
        router.go(`/table/${table.id}`);
        return "";
    } catch (error) {
        return error instanceof Refusal ? error.message : t("table.unreachable");
    }
}
