/** The boards there are; each is loaded when a table needs it. */
import type { GameBoard } from "./game";

const BOARDS: Record<string, () => Promise<{ board: GameBoard<never> }>> = {
    council: () => import("./council") as Promise<{ board: GameBoard<never> }>,
    municipium: () => import("./municipium") as Promise<{ board: GameBoard<never> }>,
    rome: () => import("./rome") as Promise<{ board: GameBoard<never> }>,
};

export async function boardOf(game: string): Promise<GameBoard<never> | undefined> {
    return (await BOARDS[game]?.())?.board;
}
