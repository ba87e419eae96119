/** The smallest type of a board that is shown so much smaller than it is drawn: 12 px on the screen, as much larger as its reader asked for, and within what the board bears. */
export const smallest = (
    shown: number,
    letters: number,
    [least, most]: readonly [least: number, most: number],
): number => Math.min(most, Math.max(least, 12.2 / (shown || 1)) * Math.max(1, letters));

/** A tray: its upper left corner, how many things lie side by side, and its size. */
export interface Tray {
    x: number;
    y: number;
    columns: number;
    width: number;
    height: number;
}

export const tray = (
    x: number,
    y: number,
    columns: number,
    width: number,
    height: number,
): Tray => ({
    x,
    y,
    columns,
    width,
    height,
});
