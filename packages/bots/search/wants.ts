import type { Outlook, Seat } from '@triptych/kernel';
import type { Want } from './reason.ts';

/** So many positions tell what an answer brings; looking at more only takes time. */
const ENOUGH = 48;
/** More wants than this do not make a reason. */
const MOST_WANTS = 3;

/** What one answer has brought its seat: the averages of the outlook's features. */
export class Yield {
  readonly #sums: number[] = [];
  #looked = 0;

  look<S>(outlook: Outlook<S>, state: S, seat: Seat): void {
    if (this.#looked >= ENOUGH) return;
    this.#looked++;
    const features = outlook.featuresOf(state, seat);
    for (let at = 0; at < features.length; at++) this.#sums[at] = (this.#sums[at] ?? 0) + features[at];
  }

  meanOf(feature: number): number {
    return this.#looked === 0 ? 0 : (this.#sums[feature] ?? 0) / this.#looked;
  }
}

/** What `best` brings more of than `next`. `state`: where the answers are compared, of which the weights are taken. */
export function wantsOf<S>(outlook: Outlook<S>, state: S, seats: number, best: Yield, next: Yield): Want[] {
  const weights = outlook.weights[seats]?.[outlook.stageOf(state)] ?? [];
  return outlook.features
    .map((feature, at) => {
      const more = best.meanOf(at) - next.meanOf(at);
      return { feature, more, counts: more * (weights[at] ?? 0) };
    })
    .filter(({ counts }) => counts > 0)
    .sort((one, other) => other.counts - one.counts)
    .slice(0, MOST_WANTS);
}
