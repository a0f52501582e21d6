import { randomBytes } from 'node:crypto';
import { type Game, type MatchRecord, packHash } from '@triptych/kernel';
import { readRecord, type TableEntry } from '@triptych/protocol';
import { BadLog, entriesFromRecord, type LiveTable, Table } from '@triptych/table';
import type { Person } from '../people/people.ts';
import { requestError } from '../request-error.ts';
import type { Context } from './context.ts';
import { packFor } from './tables.ts';

/** No match comes close to this many. */
const MOST_ANSWERS = 5000;

/**
 * Creates a table to continue a match from somebody's device. Its people sit at the host's device until they take their
 * seats on their own.
 */
export async function continueMatch(
  context: Context,
  { record: data, content }: { readonly record?: unknown; readonly content?: unknown },
  host: Person,
): Promise<LiveTable> {
  const reading = readRecord(data);
  if (!reading.ok) throw requestError('bad-request');
  const { record } = reading;
  const module = context.catalog.module(record.game);
  if (module === null) throw requestError('no-such-game');
  // A state from outside cannot be proved: the match must follow from its answers.
  if (record.log.length > MOST_ANSWERS || record.log.some((entry) => 'state' in entry))
    throw requestError('not-true');
  const wanted = content === undefined ? record.pack.name : { name: record.pack.name, content };
  const { pack, words } = await packFor(context, module, wanted);
  if (pack.hash !== (content === undefined ? record.pack.hash : packHash(content)))
    throw requestError('no-such-pack');
  const entries = entriesOf({ ...record, pack }, host, context.settings.awayAfter * 1000);
  const first = entries[0].act;
  if (first.do !== 'create') throw requestError('failed');
  const game = await context.catalog.game(module.id, pack.hash);
  if (game === null || !isRunning(game, entries)) throw requestError('not-true');
  return context.registry.adopt(entries, first.config, false, words);
}

/** Whether these answers lead to a match that can continue. */
function isRunning(game: Game, entries: readonly TableEntry[]): boolean {
  try {
    return Table.open(game, entries).status === 'running';
  } catch (error) {
    if (error instanceof BadLog) return false;
    throw error;
  }
}

function entriesOf(record: MatchRecord, host: Person, awayAfter: number): readonly TableEntry[] {
  const source = { seed: null, now: Date.now(), personAt: () => host.id };
  return entriesFromRecord(record, source).map(({ act, ...entry }) => ({
    ...entry,
    act:
      act.do === 'create'
        ? { ...act, config: { ...act.config, awayAfter, hostPart: randomBytes(32).toString('hex') } }
        : act,
  }));
}
