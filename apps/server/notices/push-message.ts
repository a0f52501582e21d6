import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';
import type { VapidKeys } from './keys.ts';

/** The keys of a browser's subscription, in base64url. */
export interface SubscriptionKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** What makes the encryption repeatable in a test. */
export interface EncryptionSeed {
  readonly salt: Buffer;
  /** The sender's private key for this one message. */
  readonly privateKey: Buffer;
}

const RECORD_SIZE = 4096;
/** One record holds the text, a delimiter and the tag of 16 bytes (RFC 8188). */
export const LONGEST_PUSH = RECORD_SIZE - 17 - 86;

/** Encrypts a message for one browser (RFC 8291, with the content encoding aes128gcm of RFC 8188). */
export function encryptPush(text: Buffer, keys: SubscriptionKeys, seed?: EncryptionSeed): Buffer {
  if (text.length > LONGEST_PUSH) throw new Error('the message is too long for a push');
  const receiver = Buffer.from(keys.p256dh, 'base64url');
  const ecdh = createECDH('prime256v1');
  if (seed === undefined) ecdh.generateKeys();
  else ecdh.setPrivateKey(seed.privateKey);
  const sender = ecdh.getPublicKey();
  const salt = seed?.salt ?? randomBytes(16);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]);
  const input = derive(Buffer.from(keys.auth, 'base64url'), ecdh.computeSecret(receiver), info, 32);
  const key = derive(salt, input, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(salt, input, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2 marks the last record.
  const sealed = [
    cipher.update(Buffer.concat([text, Buffer.from([2])])),
    cipher.final(),
    cipher.getAuthTag(),
  ];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([salt, size, Buffer.from([sender.length]), sender, ...sealed]);
}

function derive(salt: Buffer, input: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', input, salt, info, length));
}

/** Push services take a token for at most a day. */
const TOKEN_LIVES = 12 * 3600;

/** Tells a push service which server is sending (RFC 8292). `contact`: a mailto: or https: address. */
export function vapidHeader(endpoint: string, contact: string, keys: VapidKeys, now: number): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + TOKEN_LIVES,
    sub: contact,
  };
  const unsigned = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const key = createPrivateKey({ key: JSON.parse(keys.privateKey), format: 'jwk' });
  const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}
