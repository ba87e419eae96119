import type { GameBoard } from "../game";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import Sprite from "./Sprite.svelte";
import { flights, foretell, meaning, place, type MunicipiumView } from "./view";

export const board: GameBoard<MunicipiumView> = {
    Board,
    Panel,
    Sprite,
    place,
    meaning,
    flights,
    foretell,
    score: (view, player) => view.families[player]?.decurions ?? 0,
};
