// The shell of the pages is there without a line: what is named by its contents never changes, and everything else is asked for anew.
const SHELL = "vaka-shell-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add("/offline")).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/static/") && url.searchParams.has("v")) event.respondWith(kept(event.request));
  else if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => caches.match("/offline")));
});

async function kept(request) {
  const cache = await caches.open(SHELL);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    const path = new URL(request.url).pathname;
    for (const old of await cache.keys()) if (new URL(old.url).pathname === path) await cache.delete(old);
    await cache.put(request, answer.clone());
  }
  return answer;
}

// What the server has to tell: it comes in the reader's language, and takes the place of what was told of that table before.
self.addEventListener("push", (event) => {
  const { title, body, url, tag, lang } = event.data ? event.data.json() : { title: "Vaka", body: "", url: "/", tag: "vaka", lang: "" };
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, renotify: true, icon: "/apple-touch-icon.png", data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data?.url ?? "/", location.origin)));
});

// A browser that is given another address by its push service says so.
self.addEventListener("pushsubscriptionchange", (event) => {
  const options = event.oldSubscription?.options;
  if (!options) return;
  event.waitUntil(
    self.registration.pushManager
      .subscribe(options)
      .then((made) => fetch("/api/v1/push", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(made) })),
  );
});

async function open(url) {
  if (url.origin !== location.origin) return;
  for (const page of await self.clients.matchAll({ type: "window" })) {
    if (new URL(page.url).pathname === url.pathname) return page.focus();
  }
  return self.clients.openWindow(url.href);
}
