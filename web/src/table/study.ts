/** Studies from outside: opening one, at a moment of a game or in a position that was set up. */
import { post } from "../protocol/http";
import type { Origin, StudyInfo, TableInfo } from "../protocol/types";
import { router } from "../shell/router.svelte";

interface Asked {
    table?: string;
    record?: string;
    game?: string;
    position?: Record<string, unknown>;
    ply?: number;
    /** What is tried instead of what came after that ply. */
    then?: number[];
}

export const addressOf = ({ id, line, ply }: Pick<StudyInfo, "id" | "line" | "ply">): string =>
    line > 0 || ply > 0 ? `/study/${id}?line=${line}&ply=${ply}` : `/study/${id}`;

const BOT = { kind: "bot", level: "centurio" };

/** Play on from a moment of another game against bots, in a seat of so many. */
export async function playOn(
    game: string,
    origin: Partial<Origin> & { ply: number },
    players: number,
    seat: number,
): Promise<void> {
    const seats = Array.from({ length: players }, (_, n) => (n === seat ? { kind: "me" } : BOT));
    const made = await post<TableInfo>("/tables", { game, seats, origin });
    await post(`/tables/${made.id}/start`);
    router.go(`/table/${made.id}`);
}

/** Open one's study of a game, which is made if there is none, and go there. */
export async function explore(asked: Asked): Promise<void> {
    router.go(addressOf(await post<StudyInfo>("/studies", asked)));
}
