import type { GameBoard } from "../game";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import Sprite from "./Sprite.svelte";
import {
    carry,
    flights,
    gains,
    foretell,
    held,
    meanings,
    moment,
    name,
    place,
    type MunicipiumView,
} from "./view";

export const board: GameBoard<MunicipiumView> = {
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
    foretell,
};
