/** Studies from outside: opening one, at a moment of a game or in a position that was set up. */
import { post } from "../protocol/http";
import type { StudyInfo } from "../protocol/types";
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

/** Open one's study of a game, which is made if there is none, and go there. */
export async function explore(asked: Asked): Promise<void> {
    router.go(addressOf(await post<StudyInfo>("/studies", asked)));
}
