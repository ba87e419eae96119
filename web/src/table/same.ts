import type { Moved, Position } from "../protocol/types";

/**
 * What is new, with every part that is as it was taken from what was: what is drawn from such a part
 * is not drawn again.
 */
export function share<T>(old: unknown, next: T): T {
    if (Object.is(old, next) || !isPlain(old) || !isPlain(next)) return next;
    if (Array.isArray(old) !== Array.isArray(next)) return next;
    const keys = Object.keys(next);
    let same = keys.length === Object.keys(old).length;
    const shared = (Array.isArray(next) ? [] : {}) as Record<string, unknown>;
    for (const key of keys) {
        const part = share(old[key], next[key]);
        same &&= key in old && Object.is(part, old[key]);
        shared[key] = part;
    }
    return (same ? old : shared) as T;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null;

/**
 * Complete the views of a message: each says only what differs from the one before, the first of
 * them from the board as it is known. False if something was missed, so that it cannot be done.
 */
export function laidOver(known: Position | null, message: Moved): boolean {
    if (message.base === null) return true;
    if (known?.moment !== message.base) return false;
    let view = known.view;
    for (const part of [...message.log, message.position]) {
        if (part.view) view = part.view = { ...view, ...part.view };
    }
    return true;
}
