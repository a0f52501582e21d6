import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical-json.ts';

/** The same data has the same hash, in whatever order its fields stand. */
export function hashOf(data: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(data))));
}
