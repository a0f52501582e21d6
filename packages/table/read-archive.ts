import { type Outcome, packHash, readRecord, type RecordProblem, type SeedParts } from '@triptych/kernel';
import { type Archive, ARCHIVE_FORMAT, type Recording } from './archive.ts';

export type ArchiveReading = { readonly ok: true; readonly archive: Archive } | RecordProblem;

/** Reads an export that came from outside: its form only. Whether it is true shows in `verify`. */
export function readArchive(data: unknown): ArchiveReading {
  if (!isFields(data) || typeof data.format !== 'string') return { ok: false, problem: 'not-a-match' };
  if (data.format !== ARCHIVE_FORMAT) return { ok: false, problem: 'other-format', format: data.format };
  const reading = readRecord(data.record);
  if (!reading.ok) return reading;
  const { record } = reading;
  const { commitment, parts, ended, outcome, recordings, content } = data;
  if (typeof commitment !== 'string') return badField('commitment');
  if (!isParts(parts) || parts.seats.length !== record.seats.length) return badField('parts');
  if (!Number.isSafeInteger(ended)) return badField('ended');
  if (!isOutcome(outcome)) return badField('outcome');
  if (!Array.isArray(recordings) || !recordings.every(isShow)) return badField('recordings');
  if (content !== undefined && packHash(content) !== record.pack.hash) return badField('content');
  const archive: Archive = {
    format: ARCHIVE_FORMAT,
    record,
    commitment,
    parts,
    ended: Number(ended),
    outcome,
    recordings,
  };
  return { ok: true, archive: content === undefined ? archive : { ...archive, content } };
}

function badField(field: string): RecordProblem {
  return { ok: false, problem: 'bad-field', field };
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isParts(value: unknown): value is SeedParts {
  return (
    isFields(value) &&
    typeof value.host === 'string' &&
    Array.isArray(value.seats) &&
    value.seats.every((part) => part === null || typeof part === 'string')
  );
}

function isOutcome(value: unknown): value is Outcome {
  return isFields(value) && Array.isArray(value.ranking) && Array.isArray(value.tieBreaks);
}

function isShow(value: unknown): value is Recording {
  return isFields(value) && isFields(value.first) && Array.isArray(value.messages);
}
