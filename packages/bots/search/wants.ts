import type { Outlook, Seat } from '@triptych/kernel';
import { paired } from './paired.ts';
import type { Want } from './reason.ts';

/** This many positions tell what an answer brings; looking at more only takes time. */
const ENOUGH = 48;
/** More wants than this do not make a reason. */
const MOST_WANTS = 3;
/** A want that counts for less than this share of the first one is not given as a reason. */
const LEAST_SHARE = 0.25;
/** By how many standard errors a difference must be larger than nothing. */
const ERRORS = 2.5;

/** What one answer has brought its seat: the outlook's features, in each world that was looked at. */
export class Yield {
  readonly #looked: (readonly number[])[] = [];

  look<S>(outlook: Outlook<S>, state: S, seat: Seat): void {
    if (this.#looked.length < ENOUGH) this.#looked.push([...outlook.featuresOf(state, seat)]);
  }

  of(feature: number): readonly number[] {
    return this.#looked.map((features) => features[feature]);
  }
}

/**
 * What `best` brings more of than `next`, in the same worlds with the same luck; nothing that may be chance. `state`:
 * the position in which the answers are compared; its weights apply.
 */
export function wantsOf<S>(outlook: Outlook<S>, state: S, seats: number, best: Yield, next: Yield): Want[] {
  const weights = outlook.weights[seats]?.[outlook.stageOf(state)] ?? [];
  const wants = outlook.features
    .map((feature, at) => {
      const { mean: more, error } = paired(best.of(at), next.of(at), 0);
      return { feature, more, counts: more * (weights[at] ?? 0), sure: Math.abs(more) > ERRORS * error };
    })
    .filter(({ counts, sure }) => sure && counts > 0)
    .sort((one, other) => other.counts - one.counts);
  const least = (wants.at(0)?.counts ?? 0) * LEAST_SHARE;
  return wants
    .filter(({ counts }) => counts >= least)
    .slice(0, MOST_WANTS)
    .map(({ feature, more, counts }) => ({ feature, more, counts }));
}
