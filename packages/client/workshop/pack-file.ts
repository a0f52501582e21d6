import {
  isFields,
  exceededPackLimit,
  PACK_LIMITS,
  type PackLimit,
  readJson,
  type TextPlace,
} from '@triptych/protocol';
import type { WorkshopBook } from './book.ts';

/** Why a file is not a draft of a pack. The check says what is wrong inside a draft. */
export type FileProblem =
  | { readonly problem: 'too-large'; readonly limit: PackLimit; readonly most: number }
  | { readonly problem: 'not-json'; readonly place: TextPlace }
  | { readonly problem: 'other-format'; readonly expected: string };

export type PackFile =
  | { readonly ok: true; readonly draft: unknown }
  | ({ readonly ok: false } & FileProblem);

/** Reads a file of any size and content. Nothing larger than the limits is parsed. */
export async function readPackFile(file: Blob, book: WorkshopBook): Promise<PackFile> {
  if (file.size > PACK_LIMITS.bytes) return tooLarge('bytes');
  const json = readJson(await file.text());
  if (!json.ok && json.excess !== undefined) return tooLarge(json.excess);
  if (!json.ok) return { ok: false, problem: 'not-json', place: json.place };
  const draft = json.data;
  const exceeded = exceededPackLimit(draft);
  if (exceeded !== null) return tooLarge(exceeded);
  const format = isFields(draft) ? draft['format'] : undefined;
  // Packs in the first format name their game in the same way.
  const known = [book.format, book.format.replace(/\d+$/, '1')];
  if (typeof format !== 'string' || !known.includes(format))
    return { ok: false, problem: 'other-format', expected: book.format };
  return { ok: true, draft };
}

function tooLarge(limit: PackLimit): PackFile {
  return { ok: false, problem: 'too-large', limit, most: PACK_LIMITS[limit] };
}
