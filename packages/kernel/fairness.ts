import { hashOf } from './hash.ts';

/**
 * Nobody alone chooses the seed of a match: the server commits to its part by showing a hash, then every player adds a
 * part. At the end all parts are shown, and anybody can recompute the seed.
 */
export interface SeedParts {
  /** The server's part, 256 bits in hexadecimal, secret until the end. Stored archives call it so. */
  readonly host: string;
  /** By seat; null for a seat that added nothing. */
  readonly seats: readonly (string | null)[];
}

/** The hash shown before anybody else adds a part. */
export function commitment(hostPart: string): string {
  return hashOf({ hostPart });
}

export function seedFrom({ host, seats }: SeedParts): string {
  return hashOf({ host, seats });
}
