/** What a ply brought about, shown one thing after the other: cause, effect, gain, and its moment. */
import type { GameBoard } from "../boards/game";
import type { Entry, Event } from "../protocol/types";
import { play as sound, type Sound } from "../shell/sound";
import { celebrate, float, fly, light } from "./flight";
import { gainsOf } from "./lines";

/** How a travelling piece sounds; the others are of wood. */
const SOUNDS: Record<string, Sound> = {
    card: "card",
    permit: "card",
    coin: "coin",
    token: "coin",
    imperium: "coin",
    member: "cloth",
    magistrate: "cloth",
};

/** Events of one kind that follow each other are one step, such as the cards of a payment. */
function steps(events: Event[], great: number): Event[][] {
    const found: Event[][] = [];
    events.forEach((event, i) => {
        const last = found.at(-1);
        if (last?.[0]?.kind === event.kind && event.kind !== "token" && i !== great)
            last.push(event);
        else found.push([event]);
    });
    return found;
}

/**
 * Show what an entry tells, and return whether there was anything to see. `shown` draws the board
 * after the entry: it is called when the last piece has arrived, before gains float over the board.
 */
export async function perform(
    board: GameBoard<never>,
    colours: string[],
    { events, lines }: Pick<Entry, "events" | "lines">,
    time: number,
    hurried: () => boolean,
    shown: () => Promise<void>,
): Promise<boolean> {
    const great = board.moment?.(events.map(({ kind }) => kind)) ?? -1;
    const staged = steps(events, great).map((step) => ({
        step,
        flights: step.flatMap(({ kind, data }) => board.flights(kind, data)),
        gains: step.flatMap(({ kind, data }) => board.gains?.(kind, data) ?? []),
    }));
    const last = staged.findLastIndex(({ flights }) => flights.length > 0);
    const landed: (() => void)[] = [];
    const arrive = async (): Promise<void> => {
        await shown();
        landed.splice(0).forEach((clear) => clear());
    };
    for (const [i, { step, flights, gains }] of staged.entries()) {
        if (hurried()) break;
        light(step.flatMap(({ places }) => places));
        const [first] = flights;
        if (first) sound(SOUNDS[first.piece.kind] ?? "wood");
        if (first) landed.push(await fly(board, colours, flights, time, hurried));
        if (i === last) await arrive();
        if (gains.length > 0) await float(board, colours, gains, time, hurried);
        const event = events[great];
        if (event && step.includes(event)) {
            const text = lines.find(({ number }) => number === event.line)?.text ?? event.text;
            const won = gainsOf(board, events);
            const at = gains[0]?.at;
            const all = at ? won.map((gain) => ({ ...gain, at })) : won;
            await celebrate(board, colours, text, all, time, hurried);
        }
    }
    await arrive();
    return staged.some(({ flights, gains }) => flights.length + gains.length > 0);
}
