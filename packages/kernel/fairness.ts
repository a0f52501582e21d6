import { hashOf } from './hash.ts';

/**
 * Nobody alone chooses the seed of a match: the host lays down its part first and shows only the hash of it, then
 * everybody who sits down adds a part. At the end all parts are shown, and anybody can do the sum again.
 */
export interface SeedParts {
  /** 256 bits in hexadecimal, secret until the end. */
  readonly host: string;
  /** By seat; null for a seat that added nothing. */
  readonly seats: readonly (string | null)[];
}

/** What is shown before anybody else adds a part. */
export function commitment(hostPart: string): string {
  return hashOf({ hostPart });
}

export function seedFrom({ host, seats }: SeedParts): string {
  return hashOf({ host, seats });
}
