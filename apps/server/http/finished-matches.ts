import { isBrokenOff, readSummary } from '@triptych/protocol';
import type { FinishedMatch } from '@triptych/table';
import type { TableRow } from '../storage/schema.ts';
import type { Context } from './context.ts';

/** The finished matches of a person that they have not forgotten. */
export async function finishedMatches(context: Context, person: string): Promise<FinishedMatch[]> {
  const { registry } = context;
  await registry.upToDate();
  const rows = await registry.storage.db
    .selectFrom('tables')
    .innerJoin('table_people', 'table_people.table_id', 'tables.id')
    .select(['game', 'pack', 'summary', 'changed_at'])
    .where('person_id', '=', person)
    .where('shown', '<>', 'forgotten')
    .where('status', '=', 'over')
    .execute();
  return rows.map((row) => finishedMatch(context, row));
}

/** A finished match, from the row of its table. */
export function finishedMatch(
  { catalog }: Context,
  { game, pack, summary, changed_at }: Pick<TableRow, 'game' | 'pack' | 'summary' | 'changed_at'>,
): FinishedMatch {
  const {
    seats,
    people = [],
    ranking = null,
    endedEarly = false,
    resigned = [],
    gaveUp = [],
  } = readSummary(summary);
  return {
    game,
    endedAt: changed_at,
    names: seats.map(({ name }) => name),
    people: people.map((id, seat) => gaveUp[seat] ?? id),
    ranking,
    brokenOff: isBrokenOff({ endedEarly, resigned }),
    otherPack: !catalog.isOwn(pack),
    gaveUp: seats.flatMap((_, seat) => (resigned.includes(seat) || gaveUp[seat] != null ? [seat] : [])),
    // Rows of earlier versions do not know how strong a bot was.
    strengths: seats.map(({ kind, strength }) => (kind === 'bot' ? (strength ?? 'casual') : null)),
  };
}
