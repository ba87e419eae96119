import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { speak } from "./i18n/words.svelte";
import { get } from "./protocol/http";
import { settings } from "./shell/settings.svelte";

settings.dress();
await speak(settings.language);
// The first request makes a guest of a new visitor; all others need one.
await get("/me").catch(() => undefined);
mount(App, { target: document.getElementById("app") ?? document.body });
// What is installed, or opened without a line, gets a page that explains.
if (import.meta.env.PROD)
    void navigator.serviceWorker?.register("/worker.js").catch(() => undefined);
