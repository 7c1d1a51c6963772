/** The page as an app: its service worker keeps it for a visit without a network, and gets notices (web/src/service-worker.js). */
import { language } from "./language";
import { turns } from "./turns.svelte";

/** The service worker begins when the page has long been shown, so that a first visit on a slow line is as fast as without it. */
const QUIET_MS = 2000;

class InstalledApp {
  /** Whether the server has a newer version of the page than this one. */
  outdated = $state(false);

  start(): void {
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!container || import.meta.env.DEV) return;
    const before = container.controller;
    container.addEventListener("controllerchange", () => (this.outdated = before !== null));
    container.addEventListener("message", () => void turns.refresh());
    const register = (): void =>
      void setTimeout(() => {
        container.register("/service-worker.js").then(
          () => container.ready.then(({ active }) => (active?.postMessage({ language, files: loaded() }), followPush())),
          () => {}, // blocked by the user: everything works without it
        );
      }, QUIET_MS);
    if (document.readyState === "complete") register();
    else addEventListener("load", register);
  }
}

/** Where notices go may have changed; the code for that is loaded only on devices that get some. */
async function followPush(): Promise<void> {
  if (localStorage.getItem("throneroom.push") !== null) await (await import("./push")).renewPush();
}

/** The files of this version that the browser has loaded: the worker keeps them, mostly from the browser's own cache. */
function loaded(): string[] {
  const names = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  return names
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
}

export const app = new InstalledApp();
