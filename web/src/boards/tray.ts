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
