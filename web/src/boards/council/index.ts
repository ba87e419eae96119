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
    colours: (view) => view.players.map((player) => player.colour),
    score: (view, player) => view.players[player]?.points ?? 0,
};
