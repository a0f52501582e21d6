import { FastRng, type Seat } from '@triptych/kernel';
import type { Coverage } from './coverage.ts';
import { show } from './difference.ts';
import { type Check, ConformanceFailure } from './failure.ts';
import type { ConformancePlan } from './plan.ts';
import { type InformationSet, InformationSets } from './information-sets.ts';
import type { SmallWorld, Subject } from './subject.ts';

const WORLDS = 4000;
/** With fewer matches per world than this, some world may not have come up… */
const SHARE = 16;
/** …and if a world came up less often than this, similar ones may not have come up at all. */
const OFTEN = 6;
/** Draws per world: a world with a third of its fair share is missed once in e¹⁰ times. */
const DRAWS = 30;

/**
 * Group 6: finds by brute force all worlds in which a seat would have seen the same. `imagine` must draw all of them,
 * and nothing else.
 */
export function checkSmallWorlds(
  subject: Subject,
  small: SmallWorld,
  plan: ConformancePlan,
  coverage: Coverage,
): void {
  const fail = (step: number, { check, detail }: Breach, cause?: unknown): never => {
    const place = { subject: `${subject.name} in small`, seed: plan.seed, game: 1, step };
    throw new ConformanceFailure(check, place, detail, cause);
  };
  for (let seat = 0; seat < small.seats; seat++) {
    const sets = new InformationSets(small, seat, plan.seed);
    try {
      for (let world = 0; world < (small.worlds ?? WORLDS); world++) sets.play(world);
    } catch (error) {
      fail(0, { check: 'nothing throws', detail: String(error) }, error);
    }
    for (const set of sets.all) {
      if (!isComplete(set)) continue;
      coverage.smallWorlds++;
      if (set.worlds.size > 1) coverage.openSmallWorlds++;
      const problem = compare(small, seat, set, sets, plan.seed);
      if (problem !== null) fail(set.step, problem);
    }
  }
}

interface Breach {
  readonly check: Check;
  readonly detail: string;
}

/** Whether every possible world has almost certainly come up. */
function isComplete({ worlds }: InformationSet): boolean {
  const times = [...worlds.values()];
  const matches = times.reduce((sum, number) => sum + number, 0);
  return matches >= SHARE * worlds.size && Math.min(...times) >= OFTEN;
}

function compare(
  { game }: SmallWorld,
  seat: Seat,
  { view, memory, worlds }: InformationSet,
  sets: InformationSets,
  seed: number,
): Breach | null {
  const who = `For seat ${seat}, who sees ${show(view)},`;
  const missing = new Set(worlds.keys());
  const rng = new FastRng(seed);
  for (let draw = 0; draw < worlds.size * DRAWS; draw++) {
    const world = sets.nameOf(game.imagine(view, memory, seat, rng));
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
