import { AUTHORS, SEED } from '@triptych/kernel';
import { z } from 'zod';
import { answer, botPace, count, options, seat, seedPart, timeControl } from './basics.ts';
import { loggedServerCommands, proposedAction } from './command.ts';
import type { DeepReadonly } from './json.ts';
import { stateEntry } from './record.ts';
import { upgradeEntry, upgradeSnapshot } from './version-1.ts';
import { chat, clock, status } from './viewer-state.ts';

/** The log of a table: how it was created, everything that changed it since, and its state between versions. */

/** A player or chatter, as the server identifies them. Never shown to others. */
const person = z.string();
export type PersonId = z.infer<typeof person>;

const player = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('person'), id: person, name: z.string() }),
  z.object({
    kind: z.literal('bot'),
    name: z.string(),
    level: z.string(),
    character: z.string().exactOptional().describe('one of the game’s characters; missing: none'),
  }),
]);
export type Player = DeepReadonly<z.infer<typeof player>>;

const away = z.enum(['left', 'time-out', 'absent']);
/** Why a bot stands in for a person until they return. */
export type Away = z.infer<typeof away>;

/** A contribution to the seed. */
const part = seedPart.nullable();

const config = z.object({
  game: z.string(),
  pack: z.object({ name: z.string(), hash: z.string() }),
  options,
  host: person.describe('the first host; the role may be handed over'),
  players: z.array(player).min(1),
  devices: z
    .array(z.array(person))
    .exactOptional()
    .describe(
      'by seat: other devices that its player has had before, at the table of which this is the rematch',
    ),
  timeControl,
  chat: z.enum(['all', 'players']).describe('whether spectators may read and write the chat'),
  hostPart: z.string().describe('the server’s part of the seed, secret until the end'),
  seed: z
    .string()
    .regex(SEED)
    .exactOptional()
    .describe('overrides the seed made of parts: an imported match keeps its own'),
  botPace: botPace.exactOptional().describe('at once if it is missing'),
  standIn: z
    .string()
    .exactOptional()
    .describe('how strong bots are that play for people; casual if it is missing'),
  standInCharacter: z.string().exactOptional().describe('their character; missing: none'),
  freeUndo: z
    .boolean()
    .exactOptional()
    .describe('whether somebody who plays with bots only may undo past new information'),
  hints: z.boolean().exactOptional().describe('whether players may ask a bot what it would do'),
  contest: z
    .boolean()
    .exactOptional()
    .describe(
      'whether people compare their results of the same match against the same bots: nobody may change who plays',
    ),
  awayAfter: count
    .exactOptional()
    .describe('after how many milliseconds nobody waits for a person without a connected device'),
});
/** How a table was created; its first entry. */
export type TableConfig = DeepReadonly<z.infer<typeof config>>;

const devices = z.object({
  of: person.describe('the player they belong to: whoever gets the seat later starts without them'),
  admitted: z.array(person),
  claim: z
    .object({ number: count, person })
    .nullable()
    .describe('somebody who says that they are the player and waits to be confirmed'),
});
/**
 * Other devices of a seat's player. To the server each is a separate person, so that it gets this seat and nothing else
 * of the player's, and can lose it again.
 */
export type Devices = DeepReadonly<z.infer<typeof devices>>;

const tableSeat = z.object({
  player,
  away: away.nullable(),
  part,
  resigned: player
    .exactOptional()
    .describe('the person who gave the match up; a bot plays for them for good'),
  votedOut: person
    .exactOptional()
    .describe('the person from whom the others took the seat, until somebody else sits there'),
  devices: devices.exactOptional().describe('absent until another device of its player asks for it'),
});
export type TableSeat = DeepReadonly<z.infer<typeof tableSeat>>;

/** Only those who are present and whom it is not about vote. Proposals of earlier versions waited for everybody. */
const voting = z.literal('present');

const proposal = z.object({
  number: count.describe('so that nobody agrees to a different one from the one they saw'),
  seat,
  action: proposedAction,
  agreed: z.array(person),
  declined: z.array(person).exactOptional(),
  about: person
    .exactOptional()
    .describe('the person whom a replacement is about; proposals of earlier versions lack it'),
  voting: voting.exactOptional(),
});
export type Proposal = DeepReadonly<z.infer<typeof proposal>>;

const commandKey = z.object({
  person,
  id: z.string(),
  mark: z
    .string()
    .exactOptional()
    .describe(
      'a hash of the command, so that a different one under the same id is not taken for a repeat; old entries lack it',
    ),
});
/** Identifies a command, so that a repeat has no effect. */
export type CommandKey = DeepReadonly<z.infer<typeof commandKey>>;

const storedState = z.object({
  status,
  seats: z.array(tableSeat),
  clocks: z.array(clock).describe('by seat; empty without a time control'),
  paused: z.boolean(),
  proposal: proposal.nullable(),
  proposals: count,
  questionVersion: count.describe(
    'counts the changes of the match: a command names the version of the question that it answers',
  ),
  messageCounts: z.array(count).describe('messages sent to each viewer: by seat, spectators last'),
  createdAt: count,
  at: count.describe('the time of the last entry'),
  entries: count.describe('the number of entries'),
  recent: z.array(commandKey).describe('the latest commands, so that a repeat is recognized'),
  chats: z.array(chat),
  rematch: z.string().nullable().describe('the id of the rematch’s table'),
  // Earlier versions lack these.
  host: person.exactOptional().describe('the person who may change seats before the start, and pause'),
  absent: z
    .array(z.object({ person, since: count }))
    .exactOptional()
    .describe('people who have been away for so long that nobody waits for them, and since when'),
  rejected: z
    .array(z.object({ person, at: count }))
    .exactOptional()
    .describe('people whose claims to a seat were rejected lately, and when'),
  holidays: z
    .array(clock)
    .exactOptional()
    .describe('by seat, at tables with days per turn: how much holiday is left'),
  toldAt: z
    .array(count)
    .exactOptional()
    .describe('the time of the last entry that each viewer was told about: by seat, spectators last'),
  claims: count
    .exactOptional()
    .describe('how many devices have asked for a seat, since entries may not be counted in public'),
});
type StoredState = DeepReadonly<z.infer<typeof storedState>>;

/** Everything about a table except the match itself. Folding an entry replaces fields and the items of their lists. */
export type TableState = { readonly config: TableConfig } & {
  -readonly [Field in keyof StoredState]-?: Required<StoredState>[Field] extends readonly (infer Item)[]
    ? Item[]
    : Required<StoredState>[Field];
};

export const snapshot = z.object({
  table: storedState,
  match: stateEntry.nullable(),
  sealed: z
    .array(answer.nullable())
    .describe('answers committed to the sealed questions that were pending, by seat'),
});
/** A table from which a match can continue after a change of rules. */
export type Snapshot = DeepReadonly<z.infer<typeof snapshot>>;

const create = z.object({ do: z.literal('create'), config });

const laterAct = z.discriminatedUnion('do', [
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
    person,
    action: proposedAction,
    voting: voting.exactOptional(),
  }),
  z.object({ do: z.literal('agree'), person }),
  z.object({ do: z.literal('decline'), person: person.exactOptional() }),
  ...loggedServerCommands,
  z.object({ do: z.literal('resign'), seat, player }),
  z.object({ do: z.literal('end'), resigned: z.array(seat).exactOptional() }),
  z.object({ do: z.literal('pause') }),
  z.object({ do: z.literal('host'), person }),
  z.object({ do: z.literal('holiday'), seat, on: z.boolean() }),
  z.object({ do: z.literal('resume') }),
  chat.omit({ at: true }).extend({ do: z.literal('chat') }),
  z
    .object({ do: z.literal('claim'), seat, person })
    .describe(
      'somebody says that they are a seat’s player, on another device; somebody there confirms it or not',
    ),
  z.object({ do: z.literal('admit'), seat }),
  z.object({ do: z.literal('reject'), seat }),
  z
    .object({ do: z.literal('release'), seat, person: person.nullable() })
    .describe('ends one of these devices, or all: null'),
  z.object({ do: z.literal('close') }),
  z
    .object({ do: z.literal('rewritten') })
    .describe('somebody was erased from the entries before this one: whoever knows those loads them anew'),
  z
    .object({ do: z.literal('snapshot'), snapshot })
    .describe('the rules changed while the match was running: folding starts here'),
]);
const act = z.discriminatedUnion('do', [create, ...laterAct.options]);
/** Everything that can change a table. A table is a fold over these. */
export type Act = DeepReadonly<z.infer<typeof act>>;

const dated = {
  at: count.describe('milliseconds since 1970; never decreases from one entry to the next'),
  of: commandKey.exactOptional(),
};
export const firstEntry = z.object({ ...dated, act: create });
export const laterEntry = z.object({ ...dated, act: laterAct });

export const tableEntry = z.object({ ...dated, act });
/** One line of a table's log. It is stored before anybody learns of it. */
export type TableEntry = DeepReadonly<z.infer<typeof tableEntry>>;

/** An entry in storage, written by this version or an earlier one. */
export function readEntry(body: string): TableEntry {
  return tableEntry.parse(upgradeEntry(JSON.parse(body)));
}

export function readSnapshot(body: string): Snapshot {
  return snapshot.parse(upgradeSnapshot(JSON.parse(body)));
}
