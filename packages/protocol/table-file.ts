import { AUTHORS, SEED } from '@triptych/kernel';
import { z } from 'zod';
import { answer, botPace, count, options, seat, seedPart, timeControl } from './basics.ts';
import { proposedAction } from './command.ts';
import { badField, formatProblem, type RecordProblem, stateEntry } from './record.ts';
import { chat, clock, status } from './viewer-state.ts';

export const TABLE_FORMAT = 'triptych-table-1';

const player = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('person'), id: z.string(), name: z.string() }),
  z.object({ kind: z.literal('bot'), name: z.string(), level: z.string() }),
]);
const away = z.enum(['left', 'time-out', 'absent']);
const part = seedPart.nullable();

const config = z.object({
  game: z.string(),
  pack: z.object({ name: z.string(), hash: z.string() }),
  options,
  host: z.string(),
  players: z.array(player).min(1),
  devices: z.array(z.array(z.string())).exactOptional(),
  timeControl,
  chat: z.enum(['all', 'players']),
  hostPart: z.string(),
  seed: z.string().regex(SEED).exactOptional(),
  botPace: botPace.exactOptional(),
  freeUndo: z.boolean().exactOptional(),
  awayAfter: count.exactOptional(),
});

const voting = z.literal('present');

const devices = z.object({
  of: z.string(),
  admitted: z.array(z.string()),
  claim: z.object({ number: count, person: z.string() }).nullable(),
});

const commandKey = z.object({ person: z.string(), id: z.string(), mark: z.string().exactOptional() });

const tableState = z.object({
  status,
  seats: z.array(
    z.object({
      player,
      away: away.nullable(),
      part,
      resigned: player.exactOptional(),
      devices: devices.exactOptional(),
    }),
  ),
  clocks: z.array(clock),
  paused: z.boolean(),
  proposal: z
    .object({
      number: count,
      seat,
      action: proposedAction,
      agreed: z.array(z.string()),
      declined: z.array(z.string()).exactOptional(),
      about: z.string().exactOptional(),
      voting: voting.exactOptional(),
    })
    .nullable(),
  proposals: count,
  questionVersion: count,
  messageCounts: z.array(count),
  createdAt: count,
  at: count,
  entries: count,
  recent: z.array(commandKey),
  chats: z.array(chat),
  rematch: z.string().nullable(),
  // Earlier versions knew none of these.
  host: z.string().exactOptional(),
  absent: z.array(z.object({ person: z.string(), since: count })).exactOptional(),
  holidays: z.array(clock).exactOptional(),
});

const snapshot = z.object({
  table: tableState,
  match: stateEntry.nullable(),
  sealed: z.array(answer.nullable()),
});

const act = z.discriminatedUnion('do', [
  z.object({ do: z.literal('sit'), seat, player, part }),
  z.object({ do: z.literal('replace'), seat, player }),
  z.object({ do: z.literal('away'), seat, why: away }),
  z.object({ do: z.literal('back'), seat }),
  z.object({ do: z.literal('start'), rules: count, part, seat: seat.nullable() }),
  z.object({ do: z.literal('answer'), seat, answer, by: z.enum(AUTHORS) }),
  z.object({ do: z.literal('withdraw'), seat }),
  z.object({ do: z.literal('undo'), seat, answers: count, free: z.literal(true).exactOptional() }),
  z.object({
    do: z.literal('propose'),
    seat,
    person: z.string(),
    action: proposedAction,
    voting: voting.exactOptional(),
  }),
  z.object({ do: z.literal('agree'), person: z.string() }),
  z.object({ do: z.literal('decline'), person: z.string().exactOptional() }),
  z.object({ do: z.literal('absent'), person: z.string(), since: count }),
  z.object({ do: z.literal('present'), person: z.string() }),
  z.object({ do: z.literal('resign'), seat, player }),
  z.object({ do: z.literal('end'), resigned: z.array(seat).exactOptional() }),
  z.object({ do: z.literal('pause') }),
  z.object({ do: z.literal('host'), person: z.string() }),
  z.object({ do: z.literal('holiday'), seat, on: z.boolean() }),
  z.object({ do: z.literal('resume') }),
  chat.omit({ at: true }).extend({ do: z.literal('chat') }),
  z.object({ do: z.literal('claim'), seat, person: z.string() }),
  z.object({ do: z.literal('admit'), seat }),
  z.object({ do: z.literal('reject'), seat }),
  z.object({ do: z.literal('release'), seat, person: z.string().nullable() }),
  z.object({ do: z.literal('rematch'), table: z.string() }),
  z.object({ do: z.literal('close') }),
  z.object({ do: z.literal('snapshot'), snapshot }),
]);

const dated = { at: count, of: commandKey.exactOptional() };
const created = z.object({ ...dated, act: z.object({ do: z.literal('create'), config }) });

const tableFile = z
  .object({
    format: z.literal(TABLE_FORMAT),
    // The first entry says how the table was made.
    entries: z.tuple([created], z.object({ ...dated, act })),
    snapshot: z.object({ state: snapshot, after: count }).nullable(),
  })
  .refine(({ entries, snapshot: kept }) => kept === null || kept.after <= entries.length, {
    path: ['snapshot'],
  });

/** A table as it is stored in a file of its own: all that was entered, and its state for the day on which the rules change. */
export type TableFile = Readonly<z.infer<typeof tableFile>>;

export type TableFileReading = { readonly ok: true; readonly table: TableFile } | RecordProblem;

/** Reads a table from a file: its form only. Whether its answers are legal shows when it is folded. */
export function readTableFile(data: unknown): TableFileReading {
  const problem = formatProblem(data, [TABLE_FORMAT]);
  if (problem !== null) return problem;
  const reading = tableFile.safeParse(data);
  return reading.success ? { ok: true, table: reading.data } : badField(reading.error);
}
