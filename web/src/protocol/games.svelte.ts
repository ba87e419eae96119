/** What the server says of its games, fetched once a language. */
import { language } from "../i18n/words.svelte";
import { get } from "./http";
import type { Games, GameWords, Labelled, Pictures, RulesText } from "./types";

const kept = new Map<string, Promise<unknown>>();

function once<Reply>(path: string): Promise<Reply> {
    const key = `${language()} ${path}`;
    let reply = kept.get(key) as Promise<Reply> | undefined;
    if (!reply) {
        reply = get<Reply>(path);
        kept.set(key, reply);
        reply.catch(() => kept.delete(key));
    }
    return reply;
}

export const games = (): Promise<Games> => once<Games>("/games");
/** How a bot of a level plays; its name is told already by the bot's own. */
export const manner = (levels: Labelled[], level: string | null): string =>
    levels
        .find(({ value }) => value === level)
        ?.label.split(": ")
        .at(-1) ?? "";
export const gameWords = (game: string): Promise<GameWords> =>
    once<GameWords>(`/games/${game}/words`);
export const rulesOf = (game: string): Promise<RulesText> => once<RulesText>(`/rules/${game}`);
/** The pictures of a game's rules: positions for its board to draw. */
export const picturesOf = (game: string): Promise<Pictures> =>
    once<Pictures>(`/rules/${game}/pictures`);
