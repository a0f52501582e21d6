import { packHash } from '@triptych/kernel';
import { z } from 'zod';
import { outcome, viewer } from './basics.ts';
import { ARCHIVE_FORMAT_1, upgradeArchive } from './archive-1.ts';
import type { DeepReadonly } from './json.ts';
import { wireMessage } from './message-schema.ts';
import { badField, formatProblem, matchRecord, readRecord, type RecordProblem } from './record.ts';
import type { ViewerState } from './viewer-state.ts';

export const ARCHIVE_FORMAT = 'triptych-archive-2';
/** All that can be read. */
export const ARCHIVE_FORMATS: readonly string[] = [ARCHIVE_FORMAT, ARCHIVE_FORMAT_1];

export const recording = z.object({
  viewer,
  createdAt: z.number().describe('the times of messages are relative to this'),
  // Nothing here is trusted: an import is replayed from its answers.
  first: z
    .custom<ViewerState>((state) => typeof state === 'object' && state !== null)
    .describe('the viewer’s state when the match began; states of earlier versions lack some fields'),
  messages: z.array(wireMessage),
});
/** What one viewer has seen since the match began. */
export type Recording = DeepReadonly<z.infer<typeof recording>>;

export const archive = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  record: matchRecord,
  commitment: z.string().describe('hash of the server’s part of the seed'),
  parts: z.object({ host: z.string(), seats: z.array(z.string().nullable()) }).describe('of the seed'),
  ended: z.int(),
  outcome,
  recordings: z.array(recording).describe('by seat, spectators last'),
  content: z
    .unknown()
    .optional()
    .describe('the content pack: exports include it, so that anybody can replay the match'),
});
/**
 * A finished match as it is stored: its record and everything that each viewer saw, so that a replay never
 * depends on newer rules. Chat is not stored.
 */
export type Archive = DeepReadonly<z.infer<typeof archive>>;

export type ArchiveReading = { readonly ok: true; readonly archive: Archive } | RecordProblem;

/** Reads an export of this version or an earlier one and checks its format; `verify` checks whether it is genuine. */
export function readArchive(data: unknown): ArchiveReading {
  const problem = formatProblem(data, ARCHIVE_FORMATS);
  if (problem !== null) return problem;
  const current = upgradeArchive(data);
  const record = readRecord(current['record']);
  if (!record.ok) return record;
  const reading = archive.safeParse(current);
  if (!reading.success) return badField(reading.error);
  const { content, ...rest } = reading.data;
  if (rest.parts.seats.length !== record.record.seats.length) return badPart('parts');
  if (content !== undefined && packHash(content) !== record.record.pack.hash) return badPart('content');
  const read: Archive = { ...rest, record: record.record };
  return { ok: true, archive: content === undefined ? read : { ...read, content } };
}

function badPart(field: string): RecordProblem {
  return { ok: false, problem: 'bad-field', field };
}

/** An archive that any version of this program has stored. */
export function storedArchive(data: unknown): Archive {
  return archive.parse(upgradeArchive(data));
}
