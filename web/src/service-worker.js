/**
 * The service worker: opens the page without a network, and shows notices. The build puts in the files of this version.
 *
 * It keeps the page and its files (never an answer of the API, so that no position of a game is ever old), asks the network first for pages, and
 * keeps the files of the version before, because a tab that is still open may need them.
 */
const FILES = new Set(__FILES__);
const CACHE = "throneroom";
const SHELL = "/";
/** Notes of our own in the cache: the files of the version before, and the language of the kept page. */
const NOTE_FILES = "/__files";
const NOTE_LANGUAGE = "/__language";
const SMALL = ["/theme.js", "/favicon.svg", "/manifest.webmanifest"];
/** Milliseconds after which a network that does not answer counts as none. */
const PATIENCE = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll([SHELL, ...SMALL]);
  await self.skipWaiting();
}

self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

/** Drops the files that neither this version nor the one before needs, and takes over all open pages. */
async function activate() {
  const cache = await caches.open(CACHE);
  const note = await cache.match(NOTE_FILES);
  const before = new Set(note ? await note.json() : []);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/assets/") && !FILES.has(pathname) && !before.has(pathname)) await cache.delete(request);
  }
  await cache.put(NOTE_FILES, new Response(JSON.stringify([...FILES])));
  await self.clients.claim();
}

/** A page says which files it has loaded and its language. */
self.addEventListener("message", (event) => {
  event.waitUntil(keep(event.data));
});

async function keep({ language, files }) {
  const cache = await caches.open(CACHE);
  const shell = new URL(SHELL, self.location.origin);
  const known = await cache.match(NOTE_LANGUAGE);
  if (!known || (await known.text()) !== language) {
    await cache.add(shell);
    await cache.put(NOTE_LANGUAGE, new Response(language));
  }
  const page = await (await cache.match(shell))?.text();
  const linked = [...(page ?? "").matchAll(/\/assets\/[^"]+/g)].map(([path]) => path);
  const wanted = [...new Set([...files, ...linked])].filter((path) => FILES.has(path));
  await Promise.all(wanted.map(async (path) => (await cache.match(path)) || cache.add(path).catch(() => {})));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (SMALL.includes(pathname)) event.respondWith(small(request));
});

/** A page from the network; without one, the kept page, which finds its way by the address. */
async function page(request) {
  const kept = caches.match(SHELL);
  const network = fetch(request);
  const impatient = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(() => kept);
  try {
    return (await Promise.race([network, impatient])) ?? (await network);
  } catch {
    return (await kept) ?? Response.error();
  }
}

/** A file of the page never changes: its name says its version. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && FILES.has(new URL(request.url).pathname)) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

async function small(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

/** A notice of the server: its text in the language of this device, and where it leads. */
self.addEventListener("push", (event) => {
  event.waitUntil(notify(event.data?.json() ?? {}));
});

async function notify({ text, link, count }) {
  await self.registration.showNotification("Throneroom", {
    body: text,
    tag: link,
    icon: "/icons/192.png",
    badge: "/icons/96.png",
    data: link,
  });
  await self.navigator.setAppBadge?.(count).catch(() => {});
  for (const client of await self.clients.matchAll({ type: "window" })) client.postMessage("turn");
}

/** The push service has given this browser another address, and the server learns it: otherwise notices would just end. */
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event));
});

async function renew({ oldSubscription, newSubscription }) {
  const known = oldSubscription?.options.applicationServerKey;
  const options = { userVisibleOnly: true, applicationServerKey: known ?? (await (await fetch("/api/push")).json()).key };
  const { endpoint, keys } = (newSubscription ?? (await self.registration.pushManager.subscribe(options))).toJSON();
  const language = await (await (await caches.open(CACHE)).match(NOTE_LANGUAGE))?.text();
  const body = JSON.stringify({ endpoint, keys, language });
  await fetch("/api/me/push", { method: "PUT", headers: { "content-type": "application/json" }, body });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data ?? SHELL));
});

/** Shows a page of ours: in a window that is open, or in a new one. */
async function open(link) {
  const target = new URL(link, self.location.origin);
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((one) => new URL(one.url).pathname === target.pathname) ?? windows[0];
  if (!there) return self.clients.openWindow(target.href);
  const shown = await there.focus();
  return new URL(shown.url).pathname === target.pathname ? shown : shown.navigate(target.href);
}
