/** The account over HTTP: codes, passkeys, devices, signing in and out. See docs/reference/protocol.md. */
import { forgetGuest, request } from "./api";
import { tellOtherTabs } from "./identity-channel";
import { learned } from "./learned.svelte";
import { answerOf, creationOptions, madeOf, requestOptions } from "./passkeys";
import { renewPush, stopNotices } from "./push";
import type { Account, DeviceCode, NewGuest, PasskeyOptions, RecoveryCode, SignInOffer } from "./protocol";

/** Who we are; this does not make us a guest. */
export const fetchAccount = (): Promise<Account> => request("GET", "/api/account");

export const createRecoveryCode = async (): Promise<string> => {
  const { code } = await request<RecoveryCode>("POST", "/api/account/recovery-code");
  tellOtherTabs("account");
  return code;
};

export const createDeviceCode = (): Promise<DeviceCode> => request("POST", "/api/account/device-code");

export async function addPasskey(): Promise<Account> {
  const { options } = await request<PasskeyOptions>("POST", "/api/account/passkeys/options");
  const made = await navigator.credentials.create({ publicKey: creationOptions(options) });
  return changed(request("POST", "/api/account/passkeys", { credential: madeOf(made) }));
}

export const removePasskey = (key: string): Promise<Account> =>
  changed(request("DELETE", `/api/account/passkeys/${encodeURIComponent(key)}`));

export const signDeviceOut = (device: string): Promise<Account> =>
  changed(request("DELETE", `/api/account/devices/${encodeURIComponent(device)}`));

export const offerByCode = (code: string): Promise<SignInOffer> => request("POST", "/api/account/sign-in/code", { code });

export async function offerByPasskey(): Promise<SignInOffer> {
  const { options } = await request<PasskeyOptions>("POST", "/api/account/sign-in/passkey/options");
  const found = await navigator.credentials.get({ publicKey: requestOptions(options) });
  return request("POST", "/api/account/sign-in/passkey", { credential: answerOf(found) });
}

export async function signIn(ticket: string, former: "join" | "leave" | null): Promise<string> {
  const { name } = await request<NewGuest>("POST", "/api/account/sign-in", { ticket, former });
  if (former === "leave") learned.forget();
  becomeAnother();
  await renewPush(true).catch(() => {}); // the settings offer it again
  return name;
}

export async function signOut(): Promise<void> {
  await request("POST", "/api/account/sign-out");
  await stopNotices().catch(() => {}); // the server sends none anyway
  learned.forget();
  becomeAnother();
}

export async function deleteAccount(): Promise<void> {
  await request("DELETE", "/api/me");
  await stopNotices().catch(() => {}); // the server sends none anyway
  learned.forget();
  becomeAnother();
}

function becomeAnother(): void {
  forgetGuest();
  tellOtherTabs("guest");
}

async function changed(work: Promise<Account>): Promise<Account> {
  const account = await work;
  tellOtherTabs("account");
  return account;
}
