import type { Outlook, Rng, Seat } from '@triptych/kernel';
import { drawWeighted } from './draw-weighted.ts';

/**
 * What others hold in secret shows in what they have done: who gathers wood probably holds a card that costs wood. So
 * of several imagined worlds one is drawn, the likelier the better every other seat's position fits what it would hold
 * there. All of them come from one seat's view and memory, so nothing else can enter.
 */
export function drawLikely<S>(
  imagine: () => S,
  outlook: Outlook<S> | undefined,
  asked: { readonly seat: Seat; readonly seats: number },
  worlds: number,
  rng: Rng,
): S {
  const stages = outlook?.beliefs?.[asked.seats];
  if (outlook === undefined || stages === undefined || worlds < 2) return imagine();
  const imagined = Array.from({ length: worlds }, imagine);
  const weights = stages[outlook.stageOf(imagined[0])];
  const fits = imagined.map((world) => fitOf(outlook, world, asked, weights));
  const best = Math.max(...fits);
  return imagined[
    drawWeighted(
      fits.map((fit) => Math.exp(fit - best)),
      rng,
    )
  ];
}

/** How well the other seats' positions fit what they hold in this world: the logarithm of its likelihood. */
function fitOf<S>(
  outlook: Outlook<S>,
  world: S,
  { seat, seats }: { readonly seat: Seat; readonly seats: number },
  weights: readonly number[],
): number {
  let fit = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const features = outlook.featuresOf(world, other);
    for (let at = 0; at < features.length; at++) fit += features[at] * weights[at];
  }
  return fit;
}
