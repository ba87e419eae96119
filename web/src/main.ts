import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { speak } from "./i18n/words.svelte";
import { settings } from "./shell/settings.svelte";

settings.dress();
await speak(settings.language);
mount(App, { target: document.getElementById("app") ?? document.body });
