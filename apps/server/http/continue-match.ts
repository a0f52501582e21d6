import { type Game, type MatchRecord, packHash } from '@triptych/kernel';
import type { rest, TableEntry } from '@triptych/protocol';
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
  { record, content }: rest.OwnMatch,
  host: Person,
): Promise<LiveTable> {
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
  const game = await context.catalog.game(module.id, pack.hash);
  if (game === null || !isRunning(game, entries)) throw requestError('not-true');
  return context.registry.adopt(entries, false, words);
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
  return entriesFromRecord(record, {
    seed: null,
    now: Date.now(),
    personAt: () => host.id,
    config: { awayAfter },
  });
}
