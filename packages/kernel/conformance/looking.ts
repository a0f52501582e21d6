import { snapshot } from './difference.ts';
import { impurity } from './plain-data.ts';
import { checkState } from './states.ts';
import type { Trial } from './trial.ts';

/** Group 2: the functions that only look leave the state as it was, and hand out plain data. */
export function checkLooking(trial: Trial): void {
  const { game, match } = trial;
  const { state } = match;
  checkState(trial, state, 'now');
  const before = snapshot(state);
  const look = (what: string, run: () => unknown): unknown => {
    const seen = trial.attempt('looking changes nothing', what, run);
    if (!trial.thorough) return seen;
    trial.demandNone('everything is plain data', what, impurity(seen));
    trial.demandSame('looking changes nothing', what, before, state);
    trial.demandSame('looking changes nothing', `${what} again`, seen, run());
    return seen;
  };
  for (const viewer of trial.viewers) {
    const alone = look(`view of ${viewer}`, () => game.view(state, viewer));
    for (const other of trial.viewers) {
      const beside = game.view(state, other);
      const what = `view of ${viewer} beside that of ${other}`;
      trial.demandSame('looking changes nothing', what, alone, game.view(state, viewer, beside));
    }
  }
  for (const seat of trial.seats) look(`memory of ${seat}`, () => match.memory(seat));
  look('pending', () => game.pending(state));
  look('outcome', () => game.outcome(state));
  trial.demandSame('looking changes nothing', 'views, questions and outcome', before, state);
}
