/** The board of a game that brings none: what its view says, and every choice as a button. */
import { asButton } from "../table/targets.svelte";
import type { GameBoard } from "./game";
import Plain from "./Plain.svelte";

export const plain: GameBoard<Record<string, unknown>> = {
    Board: Plain,
    place: () => asButton,
    meanings: () => [],
    flights: () => [],
};
