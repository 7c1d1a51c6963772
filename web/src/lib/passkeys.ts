/** Passkeys in the JSON form of WebAuthn, for browsers that cannot convert it themselves. */

interface Described {
  id: string;
  type: "public-key";
}

interface CreationJson extends Omit<PublicKeyCredentialCreationOptions, "challenge" | "user" | "excludeCredentials"> {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Described[];
}

interface RequestJson extends Omit<PublicKeyCredentialRequestOptions, "challenge" | "allowCredentials"> {
  challenge: string;
}

/** Whether this browser has passkeys for this address: they need HTTPS (or localhost) and a name, not a number. */
export function hasPasskeys(): boolean {
  return isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|^\[/.test(location.hostname);
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

export function fromBytes(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function creationOptions(options: unknown): PublicKeyCredentialCreationOptions {
  const json = options as CreationJson;
  return {
    ...json,
    challenge: toBytes(json.challenge),
    user: { ...json.user, id: toBytes(json.user.id) },
    excludeCredentials: (json.excludeCredentials ?? []).map(({ id, type }) => ({ id: toBytes(id), type })),
  };
}

export function requestOptions(options: unknown): PublicKeyCredentialRequestOptions {
  const json = options as RequestJson;
  return { ...json, challenge: toBytes(json.challenge) };
}

/** A new passkey, for the server. */
export function madeOf(credential: Credential | null): Record<string, unknown> {
  const { response, ...rest } = common(credential);
  return {
    ...rest,
    response: { ...clientData(response), attestationObject: fromBytes((response as AuthenticatorAttestationResponse).attestationObject) },
  };
}

/** What a passkey has answered, for the server. */
export function answerOf(credential: Credential | null): Record<string, unknown> {
  const { response, ...rest } = common(credential);
  const { authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse;
  return {
    ...rest,
    response: {
      ...clientData(response),
      authenticatorData: fromBytes(authenticatorData),
      signature: fromBytes(signature),
      userHandle: userHandle && fromBytes(userHandle),
    },
  };
}

const clientData = (response: AuthenticatorResponse): { clientDataJSON: string } => ({
  clientDataJSON: fromBytes(response.clientDataJSON),
});

function common(credential: Credential | null): { id: string; rawId: string; type: string; response: AuthenticatorResponse } {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException("", "NotAllowedError");
  const { id, rawId, type, response } = credential;
  return { id, rawId: fromBytes(rawId), type, response };
}
