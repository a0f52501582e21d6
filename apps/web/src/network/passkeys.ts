import type { Refusal } from '@triptych/kernel';
import { refuseRequest } from '@triptych/protocol';
import { api } from './api.ts';

const FAILED = refuseRequest('passkey-failed');

/** Whether this browser supports passkeys. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Adds a passkey to the signed-in account. */
export async function addPasskey(): Promise<Refusal | null> {
  const begun = await api.beginPasskey();
  if (!begun.ok) return begun.refusal;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(begun.value.options);
  const response = await responseOf(navigator.credentials.create({ publicKey }));
  if (response === null) return FAILED;
  const added = await api.addPasskey(begun.value.id, response);
  return added.ok ? null : added.refusal;
}

export async function signInWithPasskey(): Promise<Refusal | null> {
  const begun = await api.passkeyChallenge();
  if (!begun.ok) return begun.refusal;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(begun.value.options);
  const response = await responseOf(navigator.credentials.get({ publicKey }));
  if (response === null) return FAILED;
  const signedIn = await api.passkeyLogIn(begun.value.id, response);
  return signedIn.ok ? null : signedIn.refusal;
}

/** The authenticator's response; null if it, or its owner, declines. */
async function responseOf(asked: Promise<Credential | null>): Promise<object | null> {
  try {
    const credential = await asked;
    return credential instanceof PublicKeyCredential ? credential.toJSON() : null;
  } catch {
    return null;
  }
}
