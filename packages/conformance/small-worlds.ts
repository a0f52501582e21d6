import { FastRng, type Seat } from '@triptych/kernel';
import type { Coverage } from './coverage.ts';
import { show } from './difference.ts';
import { type Check, ConformanceFailure } from './failure.ts';
import type { Plan } from './plan.ts';
import { type Sight, Sights } from './sights.ts';
import type { SmallWorld, Subject } from './subject.ts';

const WORLDS = 4000;
/** With fewer matches for each world, a world might exist that has not come up… */
const SHARE = 16;
/** …and a world that came up less often than that may have neighbours that did not come up at all. */
const OFTEN = 6;
/** So many times a fair share is drawn: a world with a third of that is missed once in e¹⁰ times. */
const DRAWS = 30;

/**
 * Group 6: what a seat cannot know is found by brute force. All worlds in which it would have seen what it has
 * seen must be drawn by `imagine`, and nothing else.
 */
export function checkSmallWorlds(subject: Subject, small: SmallWorld, plan: Plan, coverage: Coverage): void {
  const fail = (step: number, { check, detail }: Problem, cause?: unknown): never => {
    const place = { subject: `${subject.name} in small`, seed: plan.seed, game: 1, step };
    throw new ConformanceFailure(check, place, detail, cause);
  };
  for (let seat = 0; seat < small.seats; seat++) {
    const sights = new Sights(small, seat, plan.seed);
    try {
      for (let world = 0; world < (small.worlds ?? WORLDS); world++) sights.play(world);
    } catch (error) {
      fail(0, { check: 'nothing throws', detail: String(error) }, error);
    }
    for (const sight of sights.all) {
      if (!isComplete(sight)) continue;
      coverage.smallWorlds++;
      if (sight.worlds.size > 1) coverage.openSmallWorlds++;
      const problem = compare(small, seat, sight, sights, plan.seed);
      if (problem !== null) fail(sight.step, problem);
    }
  }
}

interface Problem {
  readonly check: Check;
  readonly detail: string;
}

/** Whether every world that fits has surely come up. */
function isComplete({ worlds }: Sight): boolean {
  const times = [...worlds.values()];
  const matches = times.reduce((sum, number) => sum + number, 0);
  return matches >= SHARE * worlds.size && Math.min(...times) >= OFTEN;
}

function compare(
  { game }: SmallWorld,
  seat: Seat,
  { view, memory, worlds }: Sight,
  sights: Sights,
  seed: number,
): Problem | null {
  const who = `For seat ${seat}, who sees ${show(view)},`;
  const missing = new Set(worlds.keys());
  const rng = new FastRng(seed);
  for (let draw = 0; draw < worlds.size * DRAWS; draw++) {
    const world = sights.nameOf(game.imagine(view, memory, seat, rng));
    if (!worlds.has(world)) {
      return {
        check: 'imagine draws only possible worlds',
        detail: `${who} ${world} was drawn but never came up.`,
      };
    }
    missing.delete(world);
  }
  if (missing.size === 0) return null;
  const detail = `${who} ${missing.size} of ${worlds.size} worlds were never drawn, such as ${[...missing][0]}`;
  return { check: 'imagine draws every possible world', detail };
}
