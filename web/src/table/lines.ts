/** The log as people tell it: one line a whole action, its events as the details. */
import type { Gain, GameBoard } from "../boards/game";
import type { Entry, Event } from "../protocol/types";

export interface Line {
    number: number;
    text: string;
    turn: number;
    active: number;
    actor: number | null;
    /** The plies it goes over. */
    first: number;
    last: number;
    events: Event[];
    /** What it speaks of on the board. */
    places: string[];
}

/** The lines of a log; an entry brings those it begins or goes on with, the latest text counts. */
export function lines(log: Entry[]): Line[] {
    const found = new Map<number, Line>();
    for (const { ply, turn, active, actor, events, lines } of log) {
        for (const { number, text, places } of lines) {
            const known = found.get(number);
            if (known) Object.assign(known, { text, places, last: ply });
            else
                found.set(number, {
                    ...{ number, text, places, turn, active, actor },
                    ...{ first: ply, last: ply, events: [] },
                });
        }
        for (const event of events) found.get(event.line)?.events.push(event);
    }
    return [...found.values()];
}

/** Whether a line is of a ply. */
export const covers = ({ first, last }: Line, ply: number | null): boolean =>
    ply !== null && first <= ply && ply <= last;

/** What the lines of a ply speak of on the board. */
export const placesAt = (log: Entry[], ply: number | null): string[] =>
    lines(log)
        .filter((line) => covers(line, ply))
        .flatMap(({ places }) => places);

/** Whether a player did what a line tells, or gained or lost by it. */
export const concerns = ({ actor, places }: Line, player: number): boolean =>
    actor === player || places.includes(`panel:${player}`);

/** What some events brought, like things together. */
export function gainsOf(board: GameBoard<never> | undefined, events: Event[]): Gain[] {
    const found = new Map<string, Gain>();
    for (const { kind, data } of events) {
        for (const gain of board?.gains?.(kind, data) ?? []) {
            const { seat, piece, from } = gain;
            const key = [seat, piece.kind, piece.name, from].join();
            found.set(key, { ...gain, n: gain.n + (found.get(key)?.n ?? 0) });
        }
    }
    return [...found.values()];
}

/** What others have done since one's own last line: first what brought something, the newest first. */
export function news(told: Line[], mine: number[], board: GameBoard<never> | undefined): Line[] {
    const own = told.findLastIndex(({ actor }) => actor !== null && mine.includes(actor));
    const since = told.slice(own + 1).reverse();
    const gainful = since.filter(({ events }) => gainsOf(board, events).length > 0);
    const rest = since.filter((line) => !gainful.includes(line));
    return [...gainful, ...rest, ...told.slice(0, own + 1).reverse()];
}
