/** The log as people tell it: one line a whole action, its events as the details. */
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
}

/** The lines of a log; an entry brings those it begins or goes on with, the latest text counts. */
export function lines(log: Entry[]): Line[] {
    const found = new Map<number, Line>();
    for (const { ply, turn, active, actor, events, lines } of log) {
        for (const { number, text } of lines) {
            const known = found.get(number);
            if (known) Object.assign(known, { text, last: ply });
            else
                found.set(number, {
                    ...{ number, text, turn, active, actor },
                    ...{ first: ply, last: ply, events: [] },
                });
        }
        for (const event of events) found.get(event.line)?.events.push(event);
    }
    return [...found.values()];
}
