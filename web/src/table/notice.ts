/** One's turn is noticed: by a sound, by a mark on the page's icon, by the system if it may. */
import { t } from "../i18n/words.svelte";
import { settings } from "../shell/settings.svelte";
import { play } from "../shell/sound";

const MARK =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#9c3326" d="M32 6 4 22v5h56v-5zM9 30h8v20H9zm13 0h8v20h-8zm12 0h8v20h-8zm13 0h8v20h-8zM4 53h56v6H4z"/><circle cx="49" cy="15" r="14" fill="#11806f" stroke="#fff" stroke-width="3"/></svg>';
let usual = "";

/** Mark the page's icon, or take the mark away. */
export function mark(yours: boolean): void {
    const icon = document.querySelector<HTMLLinkElement>("link[rel~=icon]");
    if (!icon) return;
    usual ||= icon.href;
    const href = yours ? `data:image/svg+xml,${encodeURIComponent(MARK)}` : usual;
    if (icon.href !== href) icon.href = href;
}

/** It has just become one's turn. */
export async function announce(title: string): Promise<void> {
    play("turn");
    if (!document.hidden || settings.notify !== "yes" || !("Notification" in window)) return;
    const told = { body: title, tag: "ludus-turn", data: location.href };
    // A phone takes it from the worker alone.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) return worker.showNotification(t("title.your-turn"), told);
    const shown = new Notification(t("title.your-turn"), told);
    shown.onclick = () => (focus(), shown.close());
}

/** Ask the system for leave to announce; only after the player said yes to us. */
export async function allow(yes: boolean): Promise<void> {
    const granted = yes && (await Notification.requestPermission()) === "granted";
    settings.change({ notify: granted ? "yes" : "no" });
}

/** Whether it makes sense to ask: there is a system to announce by, and nobody has asked yet. */
export const unasked = (): boolean => settings.notify === "unasked" && "Notification" in window;
