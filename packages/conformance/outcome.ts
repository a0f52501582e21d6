import { Match, type Outcome } from '@triptych/kernel';
import { show } from './difference.ts';
import type { Trial } from './trial.ts';

/** A finished game has an outcome that ranks every seat once; an unfinished one has none. */
export function checkOutcome(trial: Trial): void {
  const { match } = trial;
  const { outcome } = match;
  if (match.over) return checkRanking(trial, outcome);
  if (outcome !== null)
    trial.fail('the outcome ranks every seat', `an outcome before the end: ${show(outcome)}`);
  if (trial.thorough) checkEarlyEnd(trial);
}

/** The players may end the match at any time: then it is over, ranks every seat, and can be reopened. */
function checkEarlyEnd(trial: Trial): void {
  const check = 'a match can end early';
  const match = trial.fork();
  trial.attempt(check, 'end', () => match.end());
  if (!match.over) trial.fail(check, `still asked: ${show(match.questions)}`);
  checkRanking(trial, match.outcome);
  const again = Match.open(trial.game, match.record);
  if (!(again instanceof Match)) return trial.fail(check, `its record is refused: ${show(again)}`);
  trial.demandSame(check, 'the same end again', match.state, again.state);
  trial.demandSame(check, 'its events again', match.steps.at(-1), again.steps.at(-1));
  for (const viewer of trial.viewers) trial.attempt(check, 'view', () => match.view(viewer));
}

function checkRanking(trial: Trial, outcome: Outcome | null): void {
  const bad = (problem: string): never =>
    trial.fail('the outcome ranks every seat', `${problem}: ${show(outcome)}`);
  if (outcome === null) return bad('no outcome at the end');
  const seats = outcome.ranking.map(({ seat }) => seat).sort((a, b) => a - b);
  if (seats.join() !== trial.seats.join()) bad('not every seat once');
  for (const [place, { rank }] of outcome.ranking.entries()) {
    const above = outcome.ranking[place - 1]?.rank;
    const fits = rank === above || (rank > place && rank <= trial.seats.length + 1 && rank > (above ?? 0));
    if (!fits) bad(`rank ${rank} in place ${place + 1}`);
  }
}
