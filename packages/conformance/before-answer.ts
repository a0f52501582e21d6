import type { Rng, Seat } from '@triptych/kernel';
import { snapshot } from './difference.ts';
import { imagineChecked } from './imagining.ts';
import { type Everything, observeAll } from './observe.ts';
import type { Trial } from './trial.ts';

/** A full state that one seat cannot distinguish from the real one. */
export interface ImaginedWorld {
  readonly seat: Seat;
  readonly state: unknown;
}

/** What was recorded before an answer, to compare with afterwards. */
export interface Before {
  readonly state: unknown;
  /** At a thorough step only. */
  readonly seen: Everything | null;
  /** The same values by reference: they must not change with the state. */
  readonly handedOut: Everything | null;
  /** A copy made by the game's own `copy`. */
  readonly copy: unknown;
  readonly worlds: readonly ImaginedWorld[];
  /** Recreates the generator of the answer, as often as needed. */
  readonly randomness: () => Rng;
}

export function lookBefore(trial: Trial): Before {
  const { game, match } = trial;
  const everything = trial.thorough ? observeAll(trial, match) : null;
  const copy = trial.scratch;
  game.copy(match.state, copy);
  trial.demandSame('copies are equal and independent', 'a copy', match.state, copy);
  return {
    state: snapshot(match.state),
    seen: snapshot(everything),
    handedOut: everything,
    copy,
    worlds: imagineWorlds(trial),
    randomness: trial.nextRandomness(),
  };
}

function imagineWorlds(trial: Trial): ImaginedWorld[] {
  const { imagined } = trial.plan;
  const seats = trial.thorough ? trial.seats : [trial.rng.below(trial.seats.length)];
  return seats.flatMap((seat) =>
    Array.from({ length: trial.thorough ? imagined : 1 }, () => ({
      seat,
      state: imagineChecked(trial, seat),
    })),
  );
}
