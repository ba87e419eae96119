/** The connection to a table: it is opened, kept open, and opened again when it drops. */
import { language } from "../i18n/words.svelte";
import type { ClientMessage, LessonMessage, ServerMessage, StudyMessage } from "../protocol/types";

type Message = ClientMessage | LessonMessage | StudyMessage;
export type Sent = Message extends infer M ? (M extends unknown ? Omit<M, "ref"> : never) : never;
type Answer = Extract<ServerMessage, { ref: number | null }>;

/** The server closes with these when trying again cannot help. */
const FINAL = new Set([4401, 4403, 4404]);
const PING = 20_000;

export class Connection {
    #socket: WebSocket | null = null;
    #waiting = new Map<number, (answer: Answer) => void>();
    #ref = 0;
    #tries = 0;
    #closed = false;
    #pulse: ReturnType<typeof setInterval> | undefined;
    #retry: ReturnType<typeof setTimeout> | undefined;

    constructor(
        /** Where it leads: `tables/ID`, `lessons/GAME/CHAPTER` or `studies/ID`. */
        private path: string,
        private readonly hear: (message: ServerMessage) => void,
        private readonly change: (open: boolean, final: boolean) => void,
        /** The seat to look from; asked each time the line is opened. */
        private readonly seat: () => number | null,
        /** In a study, the moment to begin at; asked each time the line is opened. */
        private readonly where: () => Record<string, number> = () => ({}),
    ) {
        this.#open();
        addEventListener("online", this.#again);
        document.addEventListener("visibilitychange", this.#again);
    }

    /** Send, and hear the answer; no answer if the line drops. */
    ask(message: Sent): Promise<Answer | null> {
        const socket = this.#socket;
        if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.resolve(null);
        const ref = ++this.#ref;
        return new Promise((resolve) => {
            this.#waiting.set(ref, resolve);
            socket.addEventListener("close", () => {
                if (this.#waiting.delete(ref)) resolve(null);
            });
            socket.send(JSON.stringify({ ...message, ref }));
        });
    }

    /** Hang up and open again, perhaps to somewhere else. */
    reopen(path = this.path): void {
        this.path = path;
        const left = this.#socket;
        clearInterval(this.#pulse);
        clearTimeout(this.#retry);
        this.#open();
        left?.close();
    }

    close(): void {
        this.#closed = true;
        removeEventListener("online", this.#again);
        document.removeEventListener("visibilitychange", this.#again);
        clearInterval(this.#pulse);
        clearTimeout(this.#retry);
        this.#socket?.close();
    }

    #again = (): void => {
        if (this.#closed || document.hidden) return;
        if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
        clearTimeout(this.#retry);
        this.#open();
    };

    #open(): void {
        const address = new URL(`/api/${this.path}/live`, location.href);
        address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
        address.searchParams.set("language", language());
        const seat = this.seat();
        if (seat !== null) address.searchParams.set("seat", String(seat));
        for (const [name, value] of Object.entries(this.where()))
            address.searchParams.set(name, String(value));
        const socket = new WebSocket(address);
        this.#socket = socket;
        socket.addEventListener("open", () => {
            this.#tries = 0;
            this.change(true, false);
            this.#pulse = setInterval(() => void this.ask({ type: "ping" }), PING);
        });
        socket.addEventListener("message", (event) => {
            if (socket === this.#socket)
                this.#take(JSON.parse(event.data as string) as ServerMessage);
        });
        socket.addEventListener("close", (event) => {
            if (socket === this.#socket) this.#dropped(event);
        });
    }

    #take(message: ServerMessage): void {
        this.hear(message);
        if (!("ref" in message) || message.ref === null) return;
        const resolve = this.#waiting.get(message.ref);
        this.#waiting.delete(message.ref);
        resolve?.(message);
    }

    #dropped(event: CloseEvent): void {
        clearInterval(this.#pulse);
        if (this.#closed) return;
        const final = FINAL.has(event.code);
        this.change(false, final);
        if (final) return;
        const wait = Math.min(4000, 300 * 2 ** this.#tries++);
        this.#retry = setTimeout(() => this.#open(), wait);
    }
}
