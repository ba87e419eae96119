import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** The server that answers while a developer works on the client. */
const SERVER = process.env["LUDUS_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
    plugins: [svelte()],
    build: {
        outDir: "../src/ludus/server/static",
        emptyOutDir: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        target: "es2022",
        rolldownOptions: { checks: { pluginTimings: false } },
    },
    // Unit tests run the parts that need no page, as a browser would.
    resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
    server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
