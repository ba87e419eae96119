import { expect, it } from "vitest";
import type { Story } from "../protocol/types";
import { wholeStory } from "./story";

it("asks for pages until the log is whole", async () => {
    const asked: number[] = [];
    const page = (since: number): Promise<Story> => {
        asked.push(since);
        const log = [0, 1].map((n) => ({ ply: since + n })).filter(({ ply }) => ply <= 5);
        return Promise.resolve({ plies: 5, log } as unknown as Story);
    };
    const { log } = await wholeStory(page);
    expect(log.map(({ ply }) => ply)).toEqual([1, 2, 3, 4, 5]);
    expect(asked).toEqual([1, 3, 5]);
});
it("does not ask for ever", async () => {
    const none = { plies: 5, log: [] } as unknown as Story;
    expect(await wholeStory(() => Promise.resolve(none))).toBe(none);
});
