import { isBrokenOff } from '@triptych/protocol';
import type { FinishedMatch } from '@triptych/table';
import { readSummary } from '../hosting/summary.ts';
import type { Context } from './context.ts';

/** The finished matches of a person that they have not forgotten. */
export async function finishedMatches({ registry, catalog }: Context, person: string): Promise<FinishedMatch[]> {
  await registry.upToDate();
  const rows = await registry.storage.db
    .selectFrom('tables')
    .innerJoin('table_people', 'table_people.table_id', 'tables.id')
    .select(['game', 'pack', 'summary', 'changed_at'])
    .where('person_id', '=', person)
    .where('shown', '<>', 'forgotten')
    .where('status', '=', 'over')
    .execute();
  return rows.map(({ game, pack, summary, changed_at }) =>
    finishedMatch(game, summary, changed_at, !catalog.isOwn(pack)),
  );
}

/** A finished match, from the row of its table. */
export function finishedMatch(
  game: string,
  summary: string,
  endedAt: number,
  otherPack = false,
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
    endedAt,
    names: seats.map(({ name }) => name),
    people: people.map((id, seat) => gaveUp[seat] ?? id),
    ranking,
    brokenOff: isBrokenOff({ endedEarly, resigned }),
    otherPack,
    gaveUp: seats.flatMap((_, seat) => (resigned.includes(seat) || gaveUp[seat] != null ? [seat] : [])),
    // Rows of earlier versions do not know how strong a bot was.
    strengths: seats.map(({ kind, strength }) => (kind === 'bot' ? (strength ?? 'casual') : null)),
  };
}
