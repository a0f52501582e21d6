import { z } from 'zod';
import { matchRecord } from './record.ts';
import { rankedSeat } from './rest-results.ts';
import { tableListing } from './rest-people.ts';
import { status } from './viewer-state.ts';

/** Everything stored about a person, for themselves: rows of the database, as they are. */

export const PERSON_FORMAT = 'triptych-person-1';

const time = z.number().describe('in milliseconds since 1970');
const json = z.string().describe('JSON');

const exportedEntry = z
  .looseObject({
    at: time,
    act: z.looseObject({ do: z.string(), person: z.unknown().optional(), name: z.unknown().optional() }),
    of: z.looseObject({ person: z.string() }).optional(),
  })
  .describe('an entry of the table’s log');
/** As any version of this program has stored it. */
export const storedEntries = z.array(exportedEntry);

const exportedSeats = z.object({
  id: z.string(),
  game: z.string(),
  status,
  created_at: time,
  changed_at: time,
  shown: tableListing.shape.shown,
  names: z.array(z.string()),
  mine: z.array(z.int()).describe('my seats'),
  ranking: z.array(rankedSeat).readonly().nullable(),
  did: storedEntries.describe('of a running match only one’s own part: the rest may be secret'),
  record: matchRecord.nullable().describe('of a finished match'),
});
export type ExportedSeats = z.infer<typeof exportedSeats>;

const ownData = z.object({
  format: z.literal(PERSON_FORMAT),
  id: z.string(),
  person: z
    .object({
      name: z.string(),
      kind: z.enum(['guest', 'account', 'program']),
      created_at: time,
      seen_at: time,
      banned_at: time.nullable(),
    })
    .optional(),
  account: z.string().nullable().describe('its name'),
  signedIn: z.array(z.object({ created_at: time })),
  passkeys: z.array(z.object({ id: z.string(), transports: json })),
  notices: z.object({
    preferences: z.array(z.object({ preferences: json, origin: z.string() })),
    channels: z.array(
      z.object({ kind: z.string(), address: json, confirmed: z.literal([0, 1]), created_at: time }),
    ),
    outbox: z.array(
      z.object({ kind: z.string(), table_id: z.string(), state: z.string(), created_at: time }),
    ),
  }),
  dailies: z.array(z.object({ day: z.int(), table_id: z.string() })),
  tables: z.array(exportedSeats),
});

export const exportedPerson = ownData.extend({
  programs: z
    .array(ownData.extend({ programs: z.array(z.never()).describe('a program has none') }))
    .describe('the programs that play for this person'),
});
export type ExportedPerson = z.infer<typeof exportedPerson>;
export type OwnData = z.infer<typeof ownData>;
