/** Notices on this device (Web Push): the browser subscribes at its own push service, and the server gets the address. */
import { request } from "./api";
import { catalogueLanguage } from "./language";
import type { PushDevice, PushKey } from "./protocol";

const DEVICE = "throneroom.push";

/** `unable`: this browser cannot, or not on a page without HTTPS; `denied`: its user has forbidden it. */
export type PushState = "unable" | "denied" | "off" | "on";

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

export async function pushState(): Promise<PushState> {
  const found = await registration();
  if (!found) return "unable";
  if (Notification.permission === "denied") return "denied";
  return (await found.pushManager.getSubscription()) && localStorage.getItem(DEVICE) !== null ? "on" : "off";
}

/** Asks the user for permission, and subscribes. */
export async function subscribe(): Promise<PushState> {
  const found = await registration();
  if (!found || (await Notification.requestPermission()) !== "granted") return pushState();
  const { key } = await request<PushKey>("GET", "/api/push");
  const subscription = await found.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  const device = await request<PushDevice>("PUT", "/api/me/push", { endpoint, keys, language: catalogueLanguage });
  localStorage.setItem(DEVICE, device.id);
  return pushState();
}

export async function unsubscribe(): Promise<PushState> {
  const device = localStorage.getItem(DEVICE);
  if (device !== null) await request("DELETE", `/api/me/push/${device}`);
  localStorage.removeItem(DEVICE);
  await (await (await registration())?.pushManager.getSubscription())?.unsubscribe();
  return pushState();
}
