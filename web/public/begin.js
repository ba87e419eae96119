// A page of which a part did not arrive, because the line changed while it was loading or the server
// was replaced by a newer one, is loaded again; if that does not help, it says so.
const TIMES = "ludus-loaded-again";
const MINUTE = 60_000;

function again() {
    const now = Date.now();
    const before = JSON.parse(sessionStorage.getItem(TIMES) ?? "[]");
    const recent = before.filter((then) => now - then < MINUTE);
    if (recent.length === 3) return explain();
    sessionStorage.setItem(TIMES, JSON.stringify([...recent, now]));
    location.reload();
}

async function explain() {
    sessionStorage.removeItem(TIMES);
    const page = new DOMParser().parseFromString(await (await fetch("/offline.html")).text(), "text/html");
    document.documentElement.replaceWith(page.documentElement);
}

const isPart = (target) =>
    target instanceof HTMLScriptElement ||
    (target instanceof HTMLLinkElement && target.rel === "stylesheet");

addEventListener("error", (event) => isPart(event.target) && again(), true);
addEventListener("vite:preloadError", again);
