import { type MatchRecord, type Outcome, packHash, type SeedParts, type Viewer } from '@triptych/kernel';
import { z } from 'zod';
import { outcome, viewer } from './basics.ts';
import { ARCHIVE_FORMAT_1, upgradeArchive } from './archive-1.ts';
import type { WireMessage } from './message.ts';
import { wireMessage } from './message-schema.ts';
import { badField, formatProblem, matchRecord, readRecord, type RecordProblem } from './record.ts';
import type { ViewerState } from './viewer-state.ts';

export const ARCHIVE_FORMAT = 'triptych-archive-2';
/** All that can be read. */
export const ARCHIVE_FORMATS: readonly string[] = [ARCHIVE_FORMAT, ARCHIVE_FORMAT_1];

/** What one viewer has seen since the match began. */
export interface Recording {
  readonly viewer: Viewer;
  /** The times of messages are relative to this. */
  readonly createdAt: number;
  readonly first: ViewerState;
  readonly messages: readonly WireMessage[];
}

/**
 * A finished match as it is stored: its record and everything that each viewer saw, so that a replay never
 * depends on newer rules. Chat is not stored.
 */
export interface Archive {
  readonly format: typeof ARCHIVE_FORMAT;
  readonly record: MatchRecord;
  readonly commitment: string;
  readonly parts: SeedParts;
  readonly ended: number;
  readonly outcome: Outcome;
  /** By seat, spectators last. */
  readonly recordings: readonly Recording[];
  /** Exports include the pack, so that anybody can replay the match. */
  readonly content?: unknown;
}

export const recording: z.ZodType<Recording> = z.object({
  viewer,
  createdAt: z.number(),
  // The content is never trusted: an import is replayed from its answers.
  first: z.custom<ViewerState>((state) => typeof state === 'object' && state !== null),
  messages: z.array(z.custom<WireMessage>((message) => wireMessage.safeParse(message).success)).readonly(),
});

const archive = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  record: matchRecord,
  commitment: z.string(),
  parts: z.object({ host: z.string(), seats: z.array(z.string().nullable()).readonly() }),
  ended: z.int(),
  outcome,
  recordings: z.array(recording).readonly(),
  content: z.unknown().optional(),
});

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
  return upgradeArchive(data) as unknown as Archive;
}
