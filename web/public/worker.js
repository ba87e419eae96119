// Makes Ludus a thing to install: while the server cannot be reached, a page says so. Nothing else is
// kept, so that nobody ever plays on an old client. It tells of a turn while the page is out of sight.
const OFFLINE = "ludus-offline-2";
const KEPT = ["/offline.html", "/offline.css", "/icon.svg"];

self.addEventListener("install", (event) => {
    event.waitUntil(caches.open(OFFLINE).then((cache) => cache.addAll(KEPT)));
    self.skipWaiting();
});

self.addEventListener("activate", (event) => {
    const old = (names) => names.filter((name) => name !== OFFLINE);
    event.waitUntil(
        caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))),
    );
});

// Whoever is told of a turn comes back to its table.
self.addEventListener("notificationclick", (event) => {
    const { data } = event.notification;
    event.notification.close();
    event.waitUntil(
        self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
            const page = pages.find(({ url }) => url === data);
            return page ? page.focus() : self.clients.openWindow(data);
        }),
    );
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const path = new URL(request.url).pathname;
    if (request.mode === "navigate")
        event.respondWith(fetch(request).catch(() => caches.match("/offline.html")));
    else if (KEPT.includes(path))
        event.respondWith(fetch(request).catch(() => caches.match(path)));
});
