import type { Viewer } from '@triptych/kernel';
import { snapshot } from './difference.ts';
import { impurity } from './plain-data.ts';
import { checkState } from './states.ts';
import type { Trial } from './trial.ts';

/** Group 2: read-only functions do not change the state, and return plain data. */
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
    checkShown(trial, viewer, alone);
  }
  for (const seat of trial.seats) look(`memory of ${seat}`, () => match.memory(seat));
  look('pending', () => game.pending(state));
  look('outcome', () => game.outcome(state));
  trial.demandSame('looking changes nothing', 'views, questions and outcome', before, state);
}

/** A view that shares unchanged parts with the last one must be equal, and must not change the last one. */
function checkShown(trial: Trial, viewer: Viewer, alone: unknown): void {
  const { game, match, shown } = trial;
  const last = shown.get(viewer);
  if (last !== undefined) {
    const check = 'looking changes nothing';
    trial.demandSame(
      'what was handed out stays as it was',
      `the last view of ${viewer}`,
      last.snapshot,
      last.view,
    );
    for (const other of trial.viewers) {
      const beside = game.view(match.state, other, undefined, shown.get(other)?.view);
      const seen = game.view(match.state, viewer, beside, last.view);
      trial.demandSame(check, `view of ${viewer} after the last one, beside ${other}`, alone, seen);
    }
    trial.demandSame(check, `the last view of ${viewer}`, last.snapshot, last.view);
  }
  const view = game.view(match.state, viewer, undefined, last?.view);
  shown.set(viewer, { view, snapshot: snapshot(view) });
}
