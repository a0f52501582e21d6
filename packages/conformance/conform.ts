import type { GameEvent, Question } from '@triptych/kernel';
import { type Coverage, nothingCovered } from './coverage.ts';
import { ForbiddenCalls } from './forbidden-calls.ts';
import { type ConformancePlan, STANDARD } from './plan.ts';
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
  plan: Partial<ConformancePlan> = {},
): Coverage {
  const full = { ...STANDARD, ...plan };
  const coverage = nothingCovered();
  const forbidden = new ForbiddenCalls(full.forbidden);
  try {
    for (let number = 0; number < full.games; number++) {
      const trial = new Trial(subject, full, number, coverage, forbidden);
      trial.attempt('nothing throws', 'the game', () => play(trial));
      if (forbidden.called !== null) trial.fail('chance comes from the generator', '');
    }
    if (subject.small !== undefined) checkSmallWorlds(subject, subject.small, full, coverage);
  } finally {
    forbidden.restore();
  }
  return coverage;
}
