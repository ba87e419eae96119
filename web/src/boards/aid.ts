/** What a game's aid tells: its turn, costs, powers and points, and what each picture means. */
import type { Component } from "svelte";

export type Word = (key: string) => string;

/** A piece of the board's own art. */
export interface Art {
    piece: Component<Record<string, unknown>>;
    /** The box drawn: its left, top, width and height. */
    box: string;
    props: Record<string, unknown>;
}

/** A line of the aid: pictures, what they are called, what is to be known. */
export interface Fact {
    art?: Art[];
    name?: string;
    text: string;
}

export interface Section {
    title: string;
    facts: Fact[];
}

/** The aid of a game, in the language of the reader. */
export type Aid = (word: Word) => Section[];

export function art<Props extends Record<string, any>>(
    piece: Component<Props>,
    box: string,
    props: NoInfer<Props>,
): Art {
    return { piece: piece as unknown as Art["piece"], box, props };
}
