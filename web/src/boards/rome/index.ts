import type { GameBoard } from "../game";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import Sprite from "./Sprite.svelte";
import { carry, flights, gains, held, meanings, moment, name, place, type RomeView } from "./view";

export const board: GameBoard<RomeView> = {
    Board,
    Panel,
    Sprite,
    place,
    meanings,
    held,
    carry,
    flights,
    gains,
    moment,
    name,
};
