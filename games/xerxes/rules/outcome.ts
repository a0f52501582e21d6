import { type Outcome, rankBy } from '@triptych/kernel';
import type { XerxesState } from '../state.ts';
import { buildingsOf } from './ending.ts';
import { isSolo } from './play.ts';
import { goalsMet } from './solo.ts';

/** E10.2: most points; then the tie-breaks in their order; then the win is shared. */
const CATEGORIES = ['points', 'campaigns', 'buildings', 'taxes', 'resources', 'ability'] as const;

export function outcome(state: XerxesState): Outcome | null {
  if (state.phase !== 'over') return null;
  const values = state.seats.map((satrapy, seat) => ({
    points: satrapy.points,
    campaigns: satrapy.campaignsWon.length,
    buildings: buildingsOf(state, seat),
    taxes: satrapy.taxesPaid.length,
    resources: satrapy.resources.reduce((sum, held) => sum + held, 0),
    ability: satrapy.ability,
  }));
  if (!isSolo(state)) return rankBy(values, CATEGORIES);
  // E12.4: a solo game is won, or lost against the game itself; there are no points.
  const { campaigns, buildings, taxes } = values[0];
  const won = goalsMet(state) ? 1 : 0;
  return {
    ranking: [{ seat: 0, rank: won === 1 ? 1 : 2, values: { won, campaigns, buildings, taxes } }],
    tieBreaks: [],
  };
}
