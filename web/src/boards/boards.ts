/**
 * The boards there are. Each folder beside this file has one, found by its name and loaded when a
 * table needs it; a game that is a package of its own may bring one as a module; any other game is
 * shown as what its view says.
 */
import type { Component } from "svelte";
import { games } from "../protocol/games.svelte";
import type { GameInfo } from "../protocol/types";
import type { Aid } from "./aid";
import type { GameBoard } from "./game";
import { plain } from "./plain";
import { adopted, type BoardModule } from "./plugin";

const BOARDS = import.meta.glob<{ board: GameBoard<never> }>("./*/index.ts");
const AIDS = import.meta.glob<{ aid: Aid }>("./*/aid.ts");
const COVERS = import.meta.glob<{ default: Component; order: number }>("./*/Cover.svelte", {
    eager: true,
});

export async function boardOf(game: string): Promise<GameBoard<never>> {
    const own = BOARDS[`./${game}/index.ts`];
    if (own) return (await own()).board;
    const info = (await games()).games.find(({ name }) => name === game);
    if (!info?.board) return plain as GameBoard<never>;
    const brought = (await import(/* @vite-ignore */ info.board)) as BoardModule;
    return adopted(brought) as GameBoard<never>;
}

/** A game's aid; a game that brings its own board has none. */
export const aidOf = async (game: string): Promise<Aid | undefined> =>
    (await AIDS[`./${game}/aid.ts`]?.())?.aid;

export const coverOf = (game: string): Component | undefined =>
    COVERS[`./${game}/Cover.svelte`]?.default;

/** The order in which the games stand in the lobby: ours first, then the others by name. */
export function ordered(all: GameInfo[]): GameInfo[] {
    const place = ({ name }: GameInfo): number =>
        COVERS[`./${name}/Cover.svelte`]?.order ?? Infinity;
    const before = (a: GameInfo, b: GameInfo): number =>
        place(a) === place(b) ? a.title.localeCompare(b.title) : place(a) - place(b);
    return [...all].sort(before);
}
