import type { Rng, Seat } from '@triptych/kernel';
import { snapshot } from './difference.ts';
import { imagineChecked } from './imagining.ts';
import { type Everything, observeAll } from './observe.ts';
import type { Trial } from './trial.ts';

/** A full state that one seat cannot tell from the real one. */
export interface ImaginedWorld {
  readonly seat: Seat;
  readonly state: unknown;
}

/** What is kept from before an answer, to compare with afterwards. */
export interface Before {
  readonly state: unknown;
  /** At a thorough step only. */
  readonly seen: Everything | null;
  /** The same things as they were handed out: they must not move with the state. */
  readonly handedOut: Everything | null;
  /** A copy made by the game. */
  readonly copy: unknown;
  readonly worlds: readonly ImaginedWorld[];
  /** The generator with which the answer is carried out, as often as it is needed. */
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
