/**
 * A board that comes with a game's own package: a module of plain functions that draw the view as
 * markup. What carries `data-spot` can be clicked; docs/adding-a-board.md explains it.
 */
import type { Component } from "svelte";
import { asButton, type Choice, type Placement } from "../table/targets.svelte";
import BroughtBoard from "./BroughtBoard.svelte";
import BroughtPanel from "./BroughtPanel.svelte";
import BroughtSprite from "./BroughtSprite.svelte";
import type { BoardProps, Flight, GameBoard, Piece } from "./game";

export type AnyView = Record<string, unknown>;

/** What a board is told beside the view. */
export interface Table {
    seat: number | null;
    names: string[];
    word: (key: string) => string;
    asked: Record<string, unknown>;
    /** A text as it may stand in markup: names are what people typed. */
    escape: (text: string) => string;
}

export interface BoardModule {
    /** The board, for a room that is taller than wide or not. */
    draw: (view: AnyView, table: Table, portrait: boolean) => string;
    panel?: (view: AnyView, player: number, table: Table) => string;
    /** A travelling piece, as SVG around (0, 0), from -26 to 26. */
    sprite?: (piece: Piece, colours: string[]) => string;
    place?: (choice: Choice, view: AnyView) => Placement;
    meaning?: (path: string[]) => { kind: string; data: AnyView } | null;
    flights?: (kind: string, data: AnyView) => Flight[];
}

export const told = (props: Omit<BoardProps<AnyView>, "portrait">): Table => ({
    seat: props.seat,
    names: props.names,
    word: props.word,
    asked: props.asked ?? {},
    escape,
});

export const escape = (text: string): string =>
    text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A component of ours that is given a function of the module beside its own props. */
function given<Props extends object>(
    component: Component<never>,
    write: unknown,
): Component<Props> {
    const inner = component as unknown as (anchor: unknown, props: object) => object;
    return ((anchor: unknown, props: object) =>
        inner(anchor, Object.create(props, { write: { value: write } }) as object)) as never;
}

export function adopted(module: BoardModule): GameBoard<AnyView> {
    const { draw, panel, sprite, place, meaning, flights } = module;
    return {
        Board: given(BroughtBoard as never, draw),
        ...(panel ? { Panel: given(BroughtPanel as never, panel) } : {}),
        ...(sprite ? { Sprite: given(BroughtSprite as never, sprite) } : {}),
        place: (view) => (place ? (choice) => place(choice, view) : asButton),
        meanings: (path) => [meaning?.(path) ?? []].flat(),
        flights: flights ?? (() => []),
    };
}
