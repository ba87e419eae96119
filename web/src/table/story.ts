/** The story of a game, which is told in pages. */
import type { Story } from "../protocol/types";

/** All pages of a log as one: each is asked for from where the last one ended. */
export async function wholeStory(page: (since: number) => Promise<Story>): Promise<Story> {
    const story = await page(1);
    while (story.log.length < story.plies) {
        const { log } = await page(story.log.length + 1);
        if (log.length === 0) break;
        story.log.push(...log);
    }
    return story;
}
