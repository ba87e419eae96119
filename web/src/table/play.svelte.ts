/** A table as one player sees it: what the server told, what is on the board now, what can be done. */
import { tick } from "svelte";
import type { Carriage, GameBoard } from "../boards/game";
import { language, t } from "../i18n/words.svelte";
import { get, post, Refusal } from "../protocol/http";
import type {
    ChatLine,
    ActMessage,
    Entry,
    Frame,
    Frames,
    Lesson,
    Moved,
    Position,
    Preview,
    Prompt,
    ServerMessage,
    Standing,
    State,
    Study,
    TableInfo,
    Thought,
    UndoMessage,
} from "../protocol/types";
import { settings } from "../shell/settings.svelte";
import { carry, pause } from "./flight";
import { Kept } from "./kept.svelte";
import { Connection, type Sent } from "./live";
import { complete, finished, narrowed, type Open, type Plan } from "./plans";
import { Parts } from "./parts.svelte";
import { laidOver, share } from "./same";
import { perform } from "./staging";
import { HELD, Targets, type Carried, type Choice } from "./targets.svelte";

type View = Position["view"];

interface Step {
    entry: Entry;
    view: View;
}

/** What a choice would bring about: what would be told, the board if it may be known, what is asked. */
type Foreseen = Pick<Preview, "text" | "view" | "asks">;
const UNSEEN: Foreseen = { text: "", view: null, asks: null };

/** Whole actions, and the same with what is decided in them without asking. */
interface Offered {
    plans: Choice[][];
    wholes: Choice[][];
}

function single(choices: Choice[]): Offered {
    const plans = choices.map((choice) => [choice]);
    return { plans, wholes: plans };
}

/** A plan as the server takes it. */
function ids({ steps }: Pick<Plan, "steps">): { id: number; then: number[] } {
    const [id = 0, ...then] = steps.map((step) => step.id);
    return { id, then };
}

/** What a whole action is called: by its step that matters most to people, the last named. */
export function title({ whole, tokens }: Plan): string {
    const placed = tokens.filter(({ spot }) => spot);
    const last = (placed.findLast(({ early }) => early === 0) ?? placed.at(-1) ?? tokens.at(-1))
        ?.choice;
    const alike = whole.filter(({ kind }) => kind === last?.kind);
    return alike.map(({ label }) => label).join(" · ");
}

/** Why a game ended before its time; empty if it did not. */
export function ended({ ended, seats }: TableInfo): string {
    if (!ended) return "";
    const names = seats.filter(({ wish }) => wish === "resigned").map(({ name }) => name);
    return t(ended === "resigned" ? "end.resigned" : "end.abandoned", { names: names.join(", ") });
}

export class Play {
    table = $state.raw<TableInfo | null>(null);
    position = $state.raw<Position | null>(null);
    log = $state.raw<Entry[]>([]);
    /** The first ply of the log whose pieces have not begun to travel. */
    #ahead = $state(Infinity);
    /** The log as far as the board shows it. */
    told = $derived(this.log.filter(({ ply }) => ply < this.#ahead));
    /** Who gave up the game, and the ply after which one learned of it. */
    gaveUp = $state.raw<{ seat: number; ply: number }[]>([]);
    chat = $state.raw<ChatLine[]>([]);
    #shown = $state.raw<View | null>(null);
    #past = $state.raw<Frame | null>(null);
    readonly #parts = new Parts();
    open = $state(false);
    lost = $state(false);
    /** Pieces are travelling; the player may skip them. */
    moving = $state(false);
    /** The entry of the log whose pieces are travelling. */
    telling = $state.raw<Entry | null>(null);
    sentence = $state("");
    preview = $state.raw<Foreseen>(UNSEEN);
    /** What is asked next, once something is picked. */
    asks = $state.raw<Prompt | null>(null);
    /** A plan that waits for the player's confirmation. */
    pending = $state.raw<Plan | null>(null);
    /** The whole actions are being looked for. */
    planning = $state(false);
    unread = $state(0);
    /** What the lesson says, at the table of one. */
    lesson = $state.raw<Lesson | null>(null);
    /** The lines of a study and where in them one is, at the table of one. */
    study = $state.raw<Study | null>(null);
    /** What the engine thinks of the moment of the study that is shown. */
    thought = $state.raw<Thought | null>(null);

    readonly targets = new Targets(
        (plan) => void this.choose(plan),
        (path) => void this.explain(path),
        () => this.past !== null,
        (spot) => this.#lift(spot),
        (spot) => this.#carries(spot) !== null,
        (open) => this.#propose(open),
    );
    #seats = $derived(this.table?.seats);
    #names = $derived(this.#seats?.map((seat) => seat.name) ?? []);
    #colours = $derived(this.#seats?.map((seat) => seat.colour) ?? []);
    /** One composes one's next action while others decide. */
    ahead = $state(false);
    /** What one has composed for one's next turn. */
    readonly kept: Kept;

    #connection: Connection;
    #steps: Step[] = [];
    #hurry = false;
    /** The moment that was answered last, so that it is not answered twice. */
    #answered = $state(-1);
    /** How many decisions the last action was made of. */
    #length = 1;
    #previews = new Map<string, Foreseen>();
    /** What was picked ahead when something happened at the table. */
    #draft: string[] = [];

    constructor(
        readonly id: string,
        readonly board: () => GameBoard<never> | undefined,
        path = `tables/${id}`,
        /** In a study, the line and the ply to begin at. */
        private readonly begins: Record<string, number> = {},
    ) {
        this.kept = new Kept(id);
        this.#connection = new Connection(
            path,
            (message) => this.#hear(message),
            (open, final) => {
                this.open = open;
                this.lost ||= final;
            },
            () => this.position?.seat ?? null,
            () => (this.study ? { line: this.study.line, ply: this.study.ply } : this.begins),
        );
    }

    close(): void {
        this.#connection.close();
    }

    /** What the board shows: the newest view, or one on the way to it. */
    get shown(): View | null {
        return this.#shown;
    }

    set shown(view: View | null) {
        this.#shown = view;
        this.#parts.show(this.view);
    }

    /** A moment of the past that the player looks at. */
    get past(): Frame | null {
        return this.#past;
    }

    set past(frame: Frame | null) {
        this.#past = frame;
        this.#parts.show(this.view);
    }

    get view(): View | null {
        return this.past ? this.past.view : this.shown;
    }

    /** The same view to draw from, watched part by part. */
    get drawn(): View | null {
        return this.#parts.view;
    }

    /** How the game stands on the board that is shown. */
    get standing(): Standing | null {
        return this.past?.standing ?? this.position?.standing ?? null;
    }

    /** The page shows what came of the last click, and nothing is on its way. */
    get settled(): boolean {
        const answering = this.position?.moment === this.#answered;
        return this.open && !this.moving && !this.planning && !answering;
    }

    get names(): string[] {
        return this.#names;
    }

    get colours(): string[] {
        return this.#colours;
    }

    /** Another seat of this device has to act: the screen is passed on first. */
    get passTo(): number | null {
        const { table, position } = this;
        if (!table || !position || position.over || position.actor === null) return null;
        if (position.actor === position.seat || !table.mine.includes(position.actor)) return null;
        return this.moving ? null : position.actor;
    }

    async look(seat: number): Promise<void> {
        await this.#connection.ask({ type: "look", seat });
    }

    async resync(language: string): Promise<void> {
        await this.#connection.ask({ type: "resync", language });
    }

    /** Only what cannot be taken back waits for a confirmation, and only if the player wants it. */
    async choose(plan: Plan): Promise<void> {
        if (this.ahead) this.keep(plan);
        else if (settings.confirm && !this.study && (await this.#isFinal(plan))) {
            this.targets.cancel();
            this.pending = plan;
        } else await this.act(plan);
    }

    /** Others decide, and one may think about what to do next. */
    get waiting(): boolean {
        const { table, position, lesson } = this;
        if (!table || !position || lesson || position.over || position.seat === null) return false;
        if (position.actor === null || position.actor === position.seat) return false;
        return table.mine.length > 0 && !table.mine.includes(position.actor);
    }

    /** Begin to compose one's next action, or stop. */
    plan(ahead: boolean): void {
        this.ahead = ahead && this.waiting;
        this.sentence = "";
        this.#draft = [];
        this.targets.cancel();
        this.#offer();
    }

    /** The composed action waits for one's turn; it has been shown to nobody. */
    keep(plan: Plan): void {
        this.kept.keep(
            plan.steps.map(({ id }) => id),
            title(plan),
        );
        this.plan(false);
    }

    /** Forget what was being chosen, and what waited to be. */
    cancel(): void {
        this.pending = null;
        if (this.position?.actor === this.position?.seat) this.kept.forget();
        if (this.ahead && this.targets.picked.length === 0) this.plan(false);
        else this.targets.cancel();
    }

    #carries(spot: string): Carriage | null {
        const { position } = this;
        const board = this.board();
        if (!position || position.seat === null || !board || this.moving) return null;
        if (spot !== HELD) return board.carry?.(spot, position.seat) ?? null;
        return position.actor === position.seat
            ? (board.held?.(position.prompt.data, () => "", position.prompt.key) ?? null)
            : null;
    }

    #lift(spot: string): Carried | null {
        const board = this.board();
        const carriage = this.#carries(spot);
        const carried = board && carriage ? carry(board, this.colours, carriage.piece) : null;
        const homes = carriage?.homes ?? [];
        return (
            carried && { ...carried, fits: (name) => homes.some((home) => name.startsWith(home)) }
        );
    }

    async #isFinal(plan: Plan): Promise<boolean> {
        const { position } = this;
        if (!position) return false;
        const { moment } = position;
        const answer = await this.#connection.ask({
            type: "preview",
            moment,
            ahead: false,
            ...ids(plan),
        });
        return answer?.type !== "preview" || answer.final;
    }

    /** The whole action that is proposed: the only one left, or the one the board prefers. */
    get proposed(): Plan | null {
        return this.targets.proposal;
    }

    #propose(open: Open): Plan | null {
        const board = this.board();
        if (!board || !this.position) return null;
        if (open.length === 1) return open[0]?.plan ?? null;
        const done = complete(open);
        if (done) return done;
        const at = board.prefer?.(
            this.position.view as never,
            open.map(({ plan }) => plan.steps),
        );
        return at === undefined ? null : (open[at]?.plan ?? null);
    }

    async act(plan: Plan): Promise<void> {
        const { table, position } = this;
        if (table && position && !this.lesson)
            settings.understand(table.game, position.prompt.key, 1);
        this.pending = null;
        this.sentence = "";
        this.kept.forget();
        this.targets.offer([], this.targets.place);
        this.#length = plan.steps.length;
        await this.#answer((moment) => ({ type: "act", moment, ...ids(plan) }));
    }

    /** Take back the last action, as far as it can be taken back. */
    async undo(): Promise<void> {
        const undoable = this.position?.undoable ?? 0;
        if (undoable === 0) return;
        const plies = Math.min(undoable, this.#length);
        this.#length = 1;
        await this.#answer((moment) => ({ type: "undo", moment, plies }));
    }

    /** Answer the moment, once; if the server refuses or the line drops it can be answered again. */
    async #answer(deed: (moment: number) => ActMessage | UndoMessage): Promise<void> {
        const moment = this.position?.moment;
        if (moment === undefined || moment === this.#answered) return;
        this.#answered = moment;
        const answer = await this.#connection.ask(deed(moment));
        if (answer?.type === "done") return;
        if (answer?.type === "refused") this.#tell(answer.detail);
        if (this.position?.moment !== moment) return;
        this.#answered = -1;
        this.#offer();
    }

    async say(text: string): Promise<void> {
        const answer = await this.#connection.ask({ type: "chat", text });
        if (answer?.type === "refused") this.#tell(answer.detail);
    }

    /** Why what was clicked cannot be done now, in the words of the rules. */
    async explain(path: string[]): Promise<void> {
        if (this.past || this.moving) return;
        const { position } = this;
        if (!position || position.over) return;
        const { ahead } = this;
        if (position.actor !== position.seat && !ahead) return this.#tell(t("table.not-your-turn"));
        const { picks, plans } = this.targets;
        const kinds = new Set(plans.flatMap(({ steps }) => steps.map(({ kind }) => kind)));
        const meanings = this.board()?.meanings(path, position.view as never, kinds) ?? [];
        for (const meant of meanings) {
            const answer = await this.#connection.ask({
                type: "why",
                id: null,
                picked: meant.alone ? [] : picks,
                ahead,
                kind: meant.kind,
                data: meant.data,
            });
            if (answer?.type === "refused" && answer.code === "illegal")
                return this.#tell(answer.detail);
        }
        if (meanings.length === 0 && path.length > 1) this.#tell(t("table.not-there"));
        else this.#tell(ahead ? t("plan.not") : this.#notNow(position.prompt.text));
    }

    /** What was clicked is nothing to choose: what is. A lesson offers less than the rules ask for. */
    #notNow(prompt: string): string {
        if (!this.lesson || this.lesson.task) return t("table.not-now", { prompt });
        return this.lesson.reads ? prompt : t("learn.not-asked");
    }

    /** Tell what a plan would bring about. */
    async foresee(plan: Plan): Promise<void> {
        const foreseen = await this.#foreseen(plan);
        if (foreseen && this.foreseeing === plan) this.preview = foreseen;
    }

    /** Ask what comes next after what is certain of the action that is being composed. */
    async inquire(certain: Choice[]): Promise<void> {
        const foreseen = await this.#foreseen({ steps: certain });
        if (foreseen && this.targets.certain === certain) this.asks = foreseen.asks;
    }

    async #foreseen(plan: Pick<Plan, "steps">): Promise<Foreseen | null> {
        const { position } = this;
        if (!position || !this.open) return null;
        const { moment } = position;
        const key = `${moment}:${plan.steps.map(({ id }) => id).join()}`;
        const known = this.#previews.get(key);
        if (known) return known;
        const answer = await this.#connection.ask({
            type: "preview",
            moment,
            ahead: this.ahead,
            ...ids(plan),
        });
        if (answer?.type !== "preview" || this.position?.moment !== moment) return null;
        this.#previews.set(key, answer);
        return answer;
    }

    /** Show the board as it was after a ply; null returns to now. */
    async visit(ply: number | null): Promise<void> {
        if (ply === null) {
            this.past = null;
            return;
        }
        if (this.lesson) return;
        if (this.study) return this.explore({ type: "visit", line: this.study.line, ply });
        const frames = await this.#frames(ply, ply);
        this.past = frames[0] ?? null;
    }

    /** The first ply after one's last decision, if others have done something since. */
    get sinceLast(): number | null {
        const mine = this.table?.mine ?? [];
        const at = this.log.findLastIndex(
            (entry) => entry.actor !== null && mine.includes(entry.actor),
        );
        const next = this.log[at + 1];
        const others = this.log.slice(at + 1).some((entry) => entry.actor !== null);
        return at >= 0 && next && others ? next.ply : null;
    }

    /** Play again on the board what happened since one's last decision. */
    async recall(): Promise<void> {
        const from = this.sinceLast;
        const last = this.log.at(-1)?.ply;
        if (from === null || last === undefined || this.moving) return;
        const frames = await this.#frames(Math.max(0, from - 1), last);
        this.moving = true;
        this.#hurry = false;
        for (const frame of frames) {
            if (this.#hurry) break;
            const entry = this.log.find((known) => known.ply === frame.ply);
            const show = (): void => void (this.past = frame);
            if (entry && frame !== frames[0]) await this.#travel(entry, 1.6, show);
            show();
        }
        this.past = null;
        await this.#animate();
    }

    /** Who of the others acted last, unless one has answered since, and where he put something. */
    get lately(): { actor: number; places: string[] } | null {
        const board = this.board();
        const last = this.log.findLast((entry) => entry.actor !== null);
        if (!board || last?.actor == null || this.moving || this.past) return null;
        if (this.table?.mine.includes(last.actor)) return null;
        const others = this.log.findLastIndex(
            (entry) => entry.actor !== null && entry.actor !== last.actor,
        );
        const from = this.log.findIndex((entry, i) => i > others && entry.actor === last.actor);
        const places = this.log
            .slice(from)
            .flatMap((entry) => entry.events)
            .flatMap((event) => board.flights(event.kind, event.data))
            .map((flight) => flight.stands ?? flight.to)
            .filter((place) => place !== "");
        return { actor: last.actor, places };
    }

    skip(): void {
        this.#hurry = true;
    }

    async #frames(first: number, last: number): Promise<Frame[]> {
        try {
            const query = { first, last, seat: this.position?.seat ?? null };
            return (await get<Frames>(`/tables/${this.id}/frames`, query)).frames;
        } catch (error) {
            this.#tell(error instanceof Refusal ? error.message : t("table.unreachable"));
            return [];
        }
    }

    /** Ask the server to do something with the table itself. */
    async command(path: string, body?: unknown): Promise<TableInfo | null> {
        try {
            const reply = await post<TableInfo | State>(`/tables/${this.id}/${path}`, body);
            return "table" in reply ? reply.table : reply;
        } catch (error) {
            this.#tell(error instanceof Refusal ? error.message : t("table.unreachable"));
            return null;
        }
    }

    /** In a study: go somewhere, try something, keep it by a name, let the engine think. */
    async explore(message: Sent): Promise<void> {
        const answer = await this.#connection.ask(message);
        if (answer?.type === "refused") this.#tell(answer.detail);
    }

    #tell(sentence: string): void {
        this.sentence = sentence;
    }

    #hear(message: ServerMessage): void {
        if (message.type === "state") this.#whole(message);
        else if (message.type === "moved") this.#moved(message);
        else if (message.type === "table") this.#changed(message.table);
        else if (message.type === "lesson") this.#listen(message);
        else if (message.type === "study") this.#find(message);
        else if (message.type === "thought") this.thought = message;
        else if (message.type === "chat") {
            this.chat = [...this.chat, message.line];
            if (!this.table?.mine.includes(message.line.seat ?? -1)) this.unread += 1;
        }
    }

    #listen(lesson: Lesson): void {
        this.lesson = lesson;
        this.sentence = "";
    }

    #find(study: Study): void {
        const { line, ply } = this.study ?? study;
        if (line !== study.line || ply !== study.ply) this.thought = null;
        this.study = study;
    }

    /** In a lesson: from its beginning, which is where a new line begins, or that of another. */
    begin(path?: string): void {
        this.skip();
        this.cancel();
        this.planning = true;
        this.#connection.reopen(path);
    }

    /** In a lesson: go on from what was to be read. */
    async readOn(): Promise<void> {
        this.skip();
        await this.#connection.ask({ type: "next" });
    }

    /** A game that was given up or abandoned has ended without a move: look at it again. */
    #changed(table: TableInfo): void {
        this.table = share(this.table, table);
        this.#notice(table);
        if (table.state === "over" && this.position?.over === false) void this.resync(language());
    }

    #notice({ seats }: TableInfo): void {
        const known = new Set(this.gaveUp.map(({ seat }) => seat));
        const ply = this.log.at(-1)?.ply ?? 0;
        const more = seats
            .filter(({ seat, wish }) => wish === "resigned" && !known.has(seat))
            .map(({ seat }) => ({ seat, ply }));
        if (more.length > 0) this.gaveUp = [...this.gaveUp, ...more];
    }

    /** Hold on to what is picked ahead, however much happens until it can be offered again. */
    #sketch(): void {
        if (!this.ahead) this.#draft = [];
        else if (this.targets.picked.length > 0) this.#draft = this.targets.picked;
    }

    #whole(state: State): void {
        this.#sketch();
        this.#steps = [];
        this.table = state.table;
        this.position = state.position;
        this.log = state.log;
        this.#notice(state.table);
        this.chat = state.chat;
        this.shown = state.position?.view ?? null;
        this.past = null;
        this.#previews.clear();
        this.#answered = -1;
        this.#offer();
    }

    #moved(message: Moved): void {
        if (!laidOver(this.position, message)) return void this.resync(language());
        const kept = this.log.filter((entry) => entry.ply < message.since);
        const back = kept.length < this.log.length;
        this.log = [...kept, ...message.log];
        this.#sketch();
        // What is as it was is the same thing still: it is not drawn again.
        this.position = share(this.position, message.position);
        this.#previews.clear();
        if (back || settings.travel === 0 || document.hidden) {
            this.#steps = [];
            this.shown = this.position.view;
            this.#offer();
            return;
        }
        this.targets.offer([], this.targets.place);
        for (const entry of message.log) {
            this.#steps.push({ entry, view: entry.view ?? this.position.view });
        }
        if (!this.moving) void this.#animate();
    }

    async #animate(): Promise<void> {
        this.moving = true;
        this.#hurry = false;
        for (let step = this.#steps.shift(); step; step = this.#steps.shift()) {
            const crowd = this.#steps.length > 12;
            this.#ahead = step.entry.ply + 1;
            const view = share(this.shown, step.view);
            const show = (): void => void (this.shown = view);
            if (!this.#hurry && !crowd) await this.#travel(step.entry, 1, show);
            show();
        }
        this.shown = this.position?.view ?? null;
        this.#ahead = Infinity;
        this.telling = null;
        this.moving = false;
        this.#offer();
    }

    /** What an entry tells is shown; one's own decisions do not dawdle. */
    async #travel(entry: Entry, slowness: number, show: () => void): Promise<void> {
        const board = this.board();
        if (!board) return;
        this.telling = entry;
        const own = entry.actor !== null && entry.actor === this.position?.seat;
        const time = settings.travel * slowness * (own ? 0.7 : 1);
        const hurried = (): boolean => this.#hurry;
        const shown = (): Promise<void> => (show(), tick());
        const seen = await perform(board, this.colours, entry, time, hurried, shown);
        if (!own && entry.actor !== null) await pause(time * (seen ? 0.4 : 0.8), hurried);
    }

    /** The plan whose consequences are asked for: what is hovered would lead to it, or it is proposed. */
    get foreseeing(): Plan | null {
        const { hovered, over, plans, picked } = this.targets;
        if (hovered.length === 0) return this.proposed;
        const only = hovered.length === 1 ? hovered[0] : undefined;
        const through = only ? this.targets.through(only) : [];
        if (through.length === 1) return through[0] ?? null;
        return over ? finished(narrowed(plans, [...picked, over])) : null;
    }

    /** Offer the whole actions that lead from here; where there are too many, single decisions. */
    #offer(): void {
        const { position, moving } = this;
        const board = this.board();
        if (!position || moving || !board) return;
        this.preview = UNSEEN;
        const choices = position.choices as Choice[];
        if (!this.waiting) this.ahead = false;
        if (choices.length === 0 && !this.ahead) {
            this.planning = false;
            this.targets.offer([], board.place(position.view as never, choices));
            return;
        }
        this.planning = true;
        void this.#plans(position.moment).then((found) => {
            if (this.position !== position || this.moving) return;
            this.planning = false;
            const { plans, wholes } = found ?? single(choices);
            const used = [...new Set(wholes.flat())];
            const place = board.place(position.view as never, used);
            this.targets.offer(plans, place, this.ahead ? this.#draft : [], wholes);
            this.#draft = [];
            if (plans.length === 0) this.ahead = false;
            if (choices.length > 0) this.#recollect();
        });
    }

    /** One's turn has come: what was composed for it is proposed, if it can still be done. */
    #recollect(): void {
        const { ids, what } = this.kept;
        if (ids.length === 0) return;
        const same = ({ steps }: Plan): boolean => steps.map(({ id }) => id).join() === ids.join();
        const plan = this.targets.plans.find(same);
        if (plan) this.targets.take(plan);
        else {
            this.kept.forget();
            this.#tell(t("plan.gone", { what }));
        }
    }

    async #plans(moment: number): Promise<Offered | null> {
        const { ahead } = this;
        const answer = await this.#connection.ask({ type: "plans", moment, ahead });
        if (answer?.type === "refused" && ahead) this.#tell(answer.detail);
        if (answer?.type !== "plans" || answer.plans.length === 0) return null;
        const known = new Map(answer.choices.map((choice) => [choice.id, choice as Choice]));
        const meant = (ids: number[]): Choice[] => ids.flatMap((id) => known.get(id) ?? []);
        const wholes = new Map(answer.wholes.map(({ plan, whole }) => [plan.join(), whole]));
        return {
            plans: answer.plans.map(meant),
            wholes: answer.plans.map((ids) => meant(wholes.get(ids.join()) ?? ids)),
        };
    }

    /** The board's code has arrived: offer the choices that waited for it. */
    ready(): void {
        this.#offer();
    }
}

/** In a study: go so many plies on along the line, or back. */
export function wind(play: Play, by: number): void {
    const { study } = play;
    if (!study) return;
    const ply = Math.max(0, Math.min(study.lines[study.line]?.plies ?? 0, study.ply + by));
    if (ply !== study.ply) void play.explore({ type: "visit", line: study.line, ply });
}
