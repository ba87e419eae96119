import type { GameBoard } from "../game";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import Sprite from "./Sprite.svelte";
import { flights, meaning, place, type CouncilView } from "./view";

export const board: GameBoard<CouncilView> = {
    Board,
    Panel,
    Sprite,
    place,
    meaning,
    flights,
    score: (view, player) => view.players[player]?.points ?? 0,
};
