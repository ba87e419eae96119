/** What the gallery shows: each piece of art with the states it can be in. */
import type { Component } from "svelte";

export interface Shown {
    /** The file's name. */
    name: string;
    piece: Component<Record<string, unknown>>;
    /** The box drawn: its left, top, width and height. */
    box: string;
    states: Record<string, Record<string, unknown>>;
}

/** A piece and its states; the box has room for its shadow too. */
export function shown<Props extends Record<string, any>>(
    name: string,
    piece: Component<Props>,
    box: string,
    states: Record<string, NoInfer<Props>>,
): Shown {
    return { name, piece: piece as unknown as Shown["piece"], box, states };
}

/** A state for each name, in which one property has it. */
export const each = <Key extends string>(
    key: Key,
    names: readonly string[],
): Record<string, Record<Key, string>> =>
    Object.fromEntries(names.map((name) => [name, { [key]: name } as Record<Key, string>]));

export const COLOURS = [
    "blue",
    "orange",
    "yellow",
    "pink",
    "green",
    "red",
    "purple",
    "white",
    "grey",
    "black",
    "brown",
];
