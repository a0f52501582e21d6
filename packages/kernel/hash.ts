import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical-json.ts';

/** Equal data has equal hashes, whatever the order of its fields. */
export function hashOf(data: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(data))));
}
