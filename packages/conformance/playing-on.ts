import { anyEntry, carryOut } from './carry-out.ts';
import { show } from './difference.ts';
import { checkPending } from './questions.ts';
import { checkState } from './states.ts';
import type { Trial } from './trial.ts';

/** Group 3: an imagined state is a full state that can be played to the end. */
export function checkPlayingOn(trial: Trial, imagined: unknown): void {
  const { game } = trial;
  for (let answers = 0; answers <= trial.plan.longest; answers++) {
    const pending = game.pending(imagined);
    checkPending(trial, pending, `${answers} answers after imagining`);
    if (pending.length === 0) {
      checkState(trial, imagined, 'imagined and played on');
      trial.coverage.playedOn++;
      return;
    }
    const entry = anyEntry(trial, pending);
    trial.attempt('imagined states can be played', show(entry), () =>
      carryOut(game, imagined, entry, trial.newRng(), null),
    );
  }
  trial.fail('every game ends', 'an imagined state, played on, never ends');
}
