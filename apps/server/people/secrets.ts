import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A secret of 256 bits, for cookies and programs. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret that nobody can guess: enough to know it again, not to use it. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Letters and digits that cannot be mistaken for each other. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUPS = 5;
const GROUP = 4;

/** A code of 100 bits that a person can write down. */
export function newRecoveryCode(): string {
  const group = (): string =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** The code as it was made, however somebody typed it. */
export function tidyCode(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return letters.match(/.{1,4}/g)?.join('-') ?? '';
}
