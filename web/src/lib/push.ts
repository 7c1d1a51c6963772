/** Notices on this device (Web Push): the browser subscribes at its own push service, and the server gets the address. */
import { request } from "./api";
import { catalogueLanguage } from "./language";
import type { PushDevice, PushKey } from "./protocol";

/** The server's id for this browser; it is stored as long as this device wants notices. */
const DEVICE = "throneroom.push";
/** What the server knows, and since when. */
const TOLD = "throneroom.push-told";
const DAY_MS = 86_400_000;

/** `unable`: this browser cannot, or not on a page without HTTPS; `denied`: its user has forbidden it. */
export type PushState = "unable" | "denied" | "off" | "on";

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

const isWanted = (): boolean => localStorage.getItem(DEVICE) !== null;

export async function pushState(): Promise<PushState> {
  const found = await registration();
  if (!found) return "unable";
  if (Notification.permission === "denied") return "denied";
  return (await found.pushManager.getSubscription()) && isWanted() ? "on" : "off";
}

/** Asks the user for permission, and subscribes. */
export async function subscribe(): Promise<PushState> {
  const found = await registration();
  if (!found || (await Notification.requestPermission()) !== "granted") return pushState();
  const { key } = await request<PushKey>("GET", "/api/push");
  await tell(await found.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  return pushState();
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const device = await request<PushDevice>("PUT", "/api/me/push", { endpoint, keys, language: catalogueLanguage });
  localStorage.setItem(DEVICE, device.id);
  localStorage.setItem(TOLD, JSON.stringify({ endpoint, language: catalogueLanguage, at: Date.now() }));
}

/**
 * If this device wants notices, the server learns where to and for whom: always if we are somebody else now (`always`), otherwise if the
 * address or the language is another one, and once a day, because the server forgets an address that its push service calls gone.
 */
export async function renewPush(always = false): Promise<void> {
  const found = isWanted() ? await (await registration())?.pushManager.getSubscription() : null;
  if (!found) return;
  const told = JSON.parse(localStorage.getItem(TOLD) ?? "{}") as { endpoint?: string; language?: string; at?: number };
  const known = told.endpoint === found.endpoint && told.language === catalogueLanguage && Date.now() - (told.at ?? 0) < DAY_MS;
  if (always || !known) await tell(found);
}

export async function unsubscribe(): Promise<PushState> {
  const device = localStorage.getItem(DEVICE);
  if (device !== null) await request("DELETE", `/api/me/push/${device}`);
  await stopNotices();
  return pushState();
}

/** This browser takes no more notices, whatever the server sends: whoever uses it next is somebody else. */
export async function stopNotices(): Promise<void> {
  localStorage.removeItem(DEVICE);
  localStorage.removeItem(TOLD);
  await (await (await registration())?.pushManager.getSubscription())?.unsubscribe();
}
