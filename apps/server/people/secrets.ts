import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A 256-bit secret for cookies and programs. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Only hashes of secrets are stored. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Letters and digits that are hard to confuse. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUPS = 5;
const GROUP = 4;

/** A 100-bit code that a person can write down. */
export function newRecoveryCode(): string {
  const group = (): string =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Normalizes a code that somebody typed. */
export function normalizeCode(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return letters.match(/.{1,4}/g)?.join('-') ?? '';
}
