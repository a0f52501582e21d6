import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

type Cbor = number | string | Buffer | readonly (readonly [Cbor, Cbor])[];

/** The part of CBOR that an authenticator uses: integers, strings, bytes and maps. */
function cbor(value: Cbor): Buffer {
  const head = (kind: number, count: number): Buffer => {
    if (count < 24) return Buffer.from([(kind << 5) | count]);
    return Buffer.from(
      count < 256 ? [(kind << 5) | 24, count] : [(kind << 5) | 25, count >> 8, count & 0xff],
    );
  };
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.length), ...value.flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const NEW_KEY = 0x40;
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const coded = (data: Buffer): string => data.toString('base64url');

/** A software security key: one key pair and an increasing counter. */
export class Authenticator {
  readonly #id = randomBytes(32);
  readonly #secret: KeyObject;
  readonly #public: { readonly x: Buffer; readonly y: Buffer };
  #counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#secret = privateKey;
    this.#public = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') };
  }

  /** Creates a passkey for a page at this origin. */
  register(challenge: string, origin: string): RegistrationResponseJSON {
    const { x, y } = this.#public;
    // ES256 on P-256 as a COSE key.
    const key = cbor([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, x],
      [-3, y],
    ]);
    const length = Buffer.from([0, this.#id.length]);
    const made = Buffer.concat([Buffer.alloc(16), length, this.#id, key]);
    const attestation = cbor([
      ['fmt', 'none'],
      ['attStmt', []],
      ['authData', this.#data(origin, PRESENT | VERIFIED | NEW_KEY, made)],
    ]);
    return {
      id: coded(this.#id),
      rawId: coded(this.#id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: client('webauthn.create', challenge, origin),
        attestationObject: coded(attestation),
      },
    };
  }

  /** Signs in with the passkey. */
  signIn(challenge: string, origin: string): AuthenticationResponseJSON {
    const clientDataJSON = client('webauthn.get', challenge, origin);
    const data = this.#data(origin, PRESENT | VERIFIED, Buffer.alloc(0));
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: coded(this.#id),
      rawId: coded(this.#id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON,
        authenticatorData: coded(data),
        signature: coded(sign('sha256', signed, this.#secret)),
      },
    };
  }

  #data(origin: string, flags: number, more: Buffer): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter, more]);
  }
}

function client(type: string, challenge: string, origin: string): string {
  return coded(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
}
