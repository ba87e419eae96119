import type { GameBoard } from "../game";
import Board from "./Board.svelte";
import { large } from "./large";
import Panel from "./Panel.svelte";
import Sprite from "./Sprite.svelte";
import {
    carry,
    flights,
    gains,
    meanings,
    moment,
    name,
    place,
    prefer,
    type CouncilView,
} from "./view";

export const board: GameBoard<CouncilView> = {
    Board,
    Panel,
    Sprite,
    place,
    prefer,
    meanings,
    carry,
    flights,
    gains,
    moment,
    name,
    large,
};
