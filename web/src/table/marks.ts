/** Where on the board something would be played: for what a review or the engine speaks of. */
import type { GameBoard } from "../boards/game";
import type { GameActions } from "../protocol/types";

export type Mark = "played" | "better";

/** The spots of some ids, marked as what was played or as what would be better. */
export function placesOf(
    board: GameBoard<never> | undefined,
    view: never,
    actions: GameActions["actions"],
    ids: (number | null | undefined)[],
    as: Mark = "better",
): Map<string, Mark> {
    const marks = new Map<string, Mark>();
    for (const id of ids) {
        const action = actions[id ?? -1];
        if (!action || !board) continue;
        for (const spot of board.place(view, [])({ ...action, label: action.text }).path)
            marks.set(spot, as);
    }
    return marks;
}
