/** What kind of screen it is, where more than the style depends on it. */
import { MediaQuery } from "svelte/reactivity";

/** A tablet held upright, or a window of that shape. */
export const tablet = new MediaQuery("(max-width: 860px) and (max-aspect-ratio: 5/4)");

export const phone = new MediaQuery(
    "(max-width: 600px) and (max-aspect-ratio: 5/4), (max-height: 500px)",
);
