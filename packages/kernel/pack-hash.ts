import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical-json.ts';

/** The same content has the same hash, however its file is laid out. */
export function packHash(pack: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(pack))));
}
