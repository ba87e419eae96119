/** Requests to the server; whatever it refuses comes back as an error with its sentence. */
import { language } from "../i18n/words.svelte";
import type { Problem } from "./types";

export class Refusal extends Error {
    constructor(
        readonly status: number,
        readonly code: string,
        detail: string,
    ) {
        super(detail);
    }
}

type Query = Record<string, string | number | null | undefined>;

async function ask<Reply>(
    method: string,
    path: string,
    query: Query,
    body?: unknown,
): Promise<Reply> {
    const address = new URL(`/api${path}`, location.origin);
    address.searchParams.set("language", language());
    for (const [name, value] of Object.entries(query)) {
        if (value !== null && value !== undefined) address.searchParams.set(name, String(value));
    }
    const reply = await fetch(address, {
        method,
        ...(body === undefined
            ? {}
            : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
    if (!reply.ok) throw await refusal(reply);
    return (await reply.json()) as Reply;
}

async function refusal(reply: Response): Promise<Refusal> {
    try {
        const problem = (await reply.json()) as Problem;
        return new Refusal(reply.status, problem.code, problem.detail);
    } catch {
        return new Refusal(reply.status, "broken", reply.statusText);
    }
}

export const get = <Reply>(path: string, query: Query = {}): Promise<Reply> =>
    ask("GET", path, query);
export const post = <Reply>(path: string, body?: unknown, query: Query = {}): Promise<Reply> =>
    ask("POST", path, query, body);
export const put = <Reply>(path: string, body: unknown): Promise<Reply> =>
    ask("PUT", path, {}, body);
export const remove = <Reply>(path: string): Promise<Reply> => ask("DELETE", path, {});
export const patch = <Reply>(path: string, body: unknown): Promise<Reply> =>
    ask("PATCH", path, {}, body);
