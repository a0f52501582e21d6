import { show } from './difference.ts';
import type { Trial } from './trial.ts';

/** A finished game has an outcome that ranks every seat once; an unfinished one has none. */
export function checkOutcome(trial: Trial): void {
  const outcome = trial.game.outcome(trial.match.state);
  const bad = (problem: string): never =>
    trial.fail('the outcome ranks every seat', `${problem}: ${show(outcome)}`);
  if (!trial.match.over) {
    if (outcome !== null) bad('an outcome before the end');
    return;
  }
  if (outcome === null) return bad('no outcome at the end');
  const seats = outcome.ranking.map(({ seat }) => seat).sort((a, b) => a - b);
  if (seats.join() !== trial.seats.join()) bad('not every seat once');
  for (const [place, { rank }] of outcome.ranking.entries()) {
    const above = outcome.ranking[place - 1]?.rank;
    const fits = rank === above || (rank > place && rank <= trial.seats.length + 1 && rank > (above ?? 0));
    if (!fits) bad(`rank ${rank} in place ${place + 1}`);
  }
}
