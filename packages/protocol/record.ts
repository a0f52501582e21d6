import {
  type Answer,
  AUTHORS,
  type Entry,
  FORMAT,
  type MatchRecord,
  SEED,
  type StateEntry,
} from '@triptych/kernel';
import { z } from 'zod';
import { answer, count } from './basics.ts';

const author = z.enum(AUTHORS);
const dated = { at: count.exactOptional() };
const sealedAnswer: z.ZodType<Answer | null> = answer.nullable();

/** A state stored when other rules took over. */
export const stateEntry: z.ZodType<StateEntry> = z.looseObject({
  ...dated,
  rules: count,
  answers: count,
  state: z.unknown().refine((state) => state !== undefined),
  memories: z.array(z.unknown()).readonly(),
});

/** Each kind of entry is recognized by its own field; any other fields are kept. */
const entry: z.ZodType<Entry> = z.union([
  z.looseObject({ ...dated, seat: count, answer, by: author.exactOptional() }),
  z.looseObject({
    ...dated,
    reveal: z.array(sealedAnswer).readonly(),
    by: z.array(author.nullable()).readonly().exactOptional(),
  }),
  z.looseObject({
    ...dated,
    seat: count,
    undo: count,
    consent: z.literal(true).exactOptional(),
    free: z.literal(true).exactOptional(),
  }),
  z.looseObject({ ...dated, end: z.literal('early'), resigned: z.array(count).readonly().exactOptional() }),
  stateEntry,
]);

/** A match as it is stored in files and browsers. Folding it shows whether its answers are legal. */
export const matchRecord = z
  .object({
    format: z.literal(FORMAT),
    game: z.string(),
    rules: count,
    pack: z.object({ name: z.string(), hash: z.string() }),
    options: z.record(z.string(), z.string()),
    seats: z
      .array(
        z.object({
          name: z.string(),
          player: z.enum(['person', 'bot']),
          strength: z.string().exactOptional(),
          character: z.string().exactOptional(),
        }),
      )
      .min(1)
      .readonly(),
    seed: z.string().regex(SEED),
    log: z.array(entry).readonly(),
    sealed: z.array(sealedAnswer).readonly(),
  })
  .refine(({ seats, sealed }) => seats.length === sealed.length, { path: ['sealed'] });

/** Why something is not a match record: not one at all, another format, or a bad field. */
export type RecordProblem =
  | { readonly ok: false; readonly problem: 'not-a-match' }
  | { readonly ok: false; readonly problem: 'other-format'; readonly format: string }
  | { readonly ok: false; readonly problem: 'bad-field'; readonly field: string };

export type RecordReading = { readonly ok: true; readonly record: MatchRecord } | RecordProblem;

/** Reads a record from outside. */
export function readRecord(data: unknown): RecordReading {
  const problem = formatProblem(data, [FORMAT]);
  if (problem !== null) return problem;
  const reading = matchRecord.safeParse(data);
  if (!reading.success) return badField(reading.error);
  return { ok: true, record: reading.data };
}

const formatted = z.looseObject({ format: z.string() });

/** The format that outside data claims to have; null if it does not say. */
export function formatOf(data: unknown): string | null {
  return formatted.safeParse(data).data?.format ?? null;
}

export function formatProblem(data: unknown, known: readonly string[]): RecordProblem | null {
  const named = formatOf(data);
  if (named === null) return { ok: false, problem: 'not-a-match' };
  return known.includes(named) ? null : { ok: false, problem: 'other-format', format: named };
}

/** Names the field with the first fault, and the number of the entry if it is in the log. */
export function badField({ issues }: z.ZodError): RecordProblem {
  const [first, second] = issues[0]?.path ?? [];
  const place = typeof second === 'number' && (first === 'log' || first === 'entries') ? `[${second}]` : '';
  return { ok: false, problem: 'bad-field', field: `${String(first ?? '')}${place}` };
}
