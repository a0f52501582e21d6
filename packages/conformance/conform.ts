import type { GameEvent, Question } from '@triptych/kernel';
import { type Coverage, nothingCovered } from './coverage.ts';
import { Elsewhere } from './elsewhere.ts';
import { type Plan, STANDARD } from './plan.ts';
import { play } from './play.ts';
import { checkSmallWorlds } from './small-worlds.ts';
import type { Subject } from './subject.ts';
import { Trial } from './trial.ts';

/**
 * Plays random games and checks every step against the contract of a game. Throws a `ConformanceFailure` that
 * names the check and the seed to repeat it; returns what was covered.
 */
export function conform<S, Q extends Question, E extends GameEvent, V, M>(
  subject: Subject<S, Q, E, V, M>,
  plan: Partial<Plan> = {},
): Coverage {
  const full = { ...STANDARD, ...plan };
  const coverage = nothingCovered();
  const elsewhere = new Elsewhere(full.elsewhere);
  try {
    for (let number = 0; number < full.games; number++) {
      const trial = new Trial(subject, full, number, coverage, elsewhere);
      trial.attempt('nothing throws', 'the game', () => play(trial));
      if (elsewhere.called !== null) trial.fail('chance comes from the generator', '');
    }
    if (subject.small !== undefined) checkSmallWorlds(subject, subject.small, full, coverage);
  } finally {
    elsewhere.restore();
  }
  return coverage;
}
