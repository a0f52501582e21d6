import { describe, expect, it } from 'vitest';
import { ConformanceFailure, conform, type ConformancePlan } from '../index.ts';
import { BROKEN_ANSWERS, type Broken } from '@triptych/kernel/test/games/broken-lookout.ts';
import { BROKEN_SECRETS } from '@triptych/kernel/test/games/broken-secrets.ts';
import { BROKEN_STATES } from '@triptych/kernel/test/games/broken-state.ts';
import { lookout } from '@triptych/kernel/test/games/lookout.ts';
import { lookoutSubject } from '@triptych/kernel/test/games/lookout-subject.ts';

function failureOf(broken: Broken, plan: Partial<ConformancePlan> = {}): ConformanceFailure {
  try {
    conform(lookoutSubject(broken.changes), { games: 10, longest: 100, ...plan });
  } catch (error) {
    if (error instanceof ConformanceFailure) return error;
    throw error;
  }
  throw new Error(`nobody noticed ${broken.fault}`);
}

const named = (faults: readonly Broken[]) => faults.map((broken) => [broken.fault, broken] as const);

describe.each([
  ['answers', BROKEN_ANSWERS],
  ['state and log', BROKEN_STATES],
  ['secrets', BROKEN_SECRETS],
])('the conformance suite catches faults in %s', (_group, faults) => {
  it.each(named(faults))('%s', (_fault, broken) => {
    expect(failureOf(broken)).toMatchObject({ check: broken.check });
  });
});

describe('a failure of the conformance suite', () => {
  const [broken] = BROKEN_SECRETS;

  it('names the game, the check, the step and the seed', () => {
    const { message, place } = failureOf(broken, { seed: 5 });
    expect(message).toContain(`lookout: not true that ${broken.check}`);
    expect(message).toContain(`game ${place.game}, after ${place.step} answers`);
    expect(message).toContain(`{ seed: ${place.seed}, games: 1 }`);
  });

  it.each(named(BROKEN_SECRETS))('can be reproduced with its seed: %s', (_fault, again) => {
    const first = failureOf(again, { seed: 40 });
    const second = failureOf(again, { seed: first.place.seed, games: 1 });
    expect(second.check).toBe(first.check);
    expect(second.place.step).toBe(first.place.step);
  });

  it('names a source of time that it was asked to watch', () => {
    const clock = { now: () => 5 };
    const changes: Broken['changes'] = {
      apply(state, seat, answer, rng, emit) {
        if (clock.now() > 0) lookout.apply(state, seat, answer, rng, emit);
      },
    };
    const late = { fault: 'time', check: broken.check, changes };
    const { check, detail } = failureOf(late, { forbidden: [{ holder: clock, key: 'now' }] });
    expect(check).toBe('chance comes from the generator');
    expect(detail).toContain('now');
  });

  it('leaves Math.random as it was', () => {
    const before: unknown = Reflect.get(Math, 'random');
    failureOf(broken);
    expect(Reflect.get(Math, 'random')).toBe(before);
  });
});
