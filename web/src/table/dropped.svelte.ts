/** A record file that was dropped on the page, as the server replays it. */
import { post } from "../protocol/http";
import type { Replay } from "../protocol/types";

class Dropped {
    text = $state("");
    replay = $state.raw<Replay | null>(null);

    /** Read a record, as JSON or as text notation; the server says what is wrong with a bad one. */
    async open(text: string): Promise<void> {
        this.replay = await post<Replay>("/replay", { record: text });
        this.text = text;
    }
}

export const record = new Dropped();
