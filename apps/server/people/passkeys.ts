import { randomUUID } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Storage } from '../storage/storage.ts';
import type { Person } from './people.ts';

const CHALLENGE_LIVES = 5 * 60_000;

/** Where the page is served: a passkey is only valid for one host name. */
export interface RelyingParty {
  readonly origin: string;
  readonly host: string;
}

/** Sign-in with passkeys. */
export class Passkeys {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  async begin(
    person: Person,
    party: RelyingParty,
  ): Promise<{ id: string; options: PublicKeyCredentialCreationOptionsJSON }> {
    const known = await this.#storage.db
      .selectFrom('passkeys')
      .select('id')
      .where('person_id', '=', person.id)
      .execute();
    const options = await generateRegistrationOptions({
      rpName: 'Triptych',
      rpID: party.host,
      userName: person.name,
      userID: new TextEncoder().encode(person.id),
      excludeCredentials: known,
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    return { id: await this.#challenge(options.challenge, person.id), options };
  }

  async finish(
    id: string,
    person: Person,
    response: RegistrationResponseJSON,
    party: RelyingParty,
  ): Promise<boolean> {
    const challenge = await this.#take(id);
    if (challenge === null || challenge.person_id !== person.id) return false;
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.host,
      requireUserVerification: false,
    }).catch(() => null);
    if (!verified?.verified) return false;
    const { credential } = verified.registrationInfo;
    await this.#storage.db
      .insertInto('passkeys')
      .values({
        id: credential.id,
        person_id: person.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: JSON.stringify(credential.transports ?? []),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  }

  async ask(party: RelyingParty): Promise<{ id: string; options: PublicKeyCredentialRequestOptionsJSON }> {
    const options = await generateAuthenticationOptions({ rpID: party.host, userVerification: 'preferred' });
    return { id: await this.#challenge(options.challenge, null), options };
  }

  /** The owner of the passkey. */
  async answer(
    id: string,
    response: AuthenticationResponseJSON,
    party: RelyingParty,
  ): Promise<string | null> {
    const challenge = await this.#take(id);
    const { db } = this.#storage;
    const key = await db.selectFrom('passkeys').selectAll().where('id', '=', response.id).executeTakeFirst();
    if (challenge === null || key === undefined) return null;
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.host,
      requireUserVerification: false,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
        counter: key.counter,
      },
    }).catch(() => null);
    if (!verified?.verified) return null;
    const { newCounter } = verified.authenticationInfo;
    await db.updateTable('passkeys').set({ counter: newCounter }).where('id', '=', key.id).execute();
    return key.person_id;
  }

  async #challenge(challenge: string, person_id: string | null): Promise<string> {
    const id = randomUUID();
    const now = Date.now();
    const { db } = this.#storage;
    await db.deleteFrom('challenges').where('expires_at', '<', now).execute();
    await db
      .insertInto('challenges')
      .values({ id, challenge, person_id, expires_at: now + CHALLENGE_LIVES })
      .execute();
    return id;
  }

  /** A challenge is valid once. */
  async #take(id: string): Promise<{ challenge: string; person_id: string | null } | null> {
    const row = await this.#storage.db
      .deleteFrom('challenges')
      .where('id', '=', id)
      .where('expires_at', '>', Date.now())
      .returning(['challenge', 'person_id'])
      .executeTakeFirst();
    return row ?? null;
  }
}
