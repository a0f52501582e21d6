import type { Outlook } from '@triptych/kernel';

/**
 * By seat: its chance to win from here according to the weights. Null if there are no weights for this number of seats.
 */
export function chancesOf<S>(outlook: Outlook<S>, state: S, seats: number): number[] | null {
  const stages = outlook.weights[seats];
  if (stages === undefined) return null;
  const weights = stages[outlook.stageOf(state)];
  const scores: number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat++) {
    const features = outlook.featuresOf(state, seat);
    let score = 0;
    for (let at = 0; at < features.length; at++) score += features[at] * weights[at];
    scores.push(score);
    if (score > most) most = score;
  }
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    scores[seat] = Math.exp(scores[seat] - most);
    sum += scores[seat];
  }
  for (let seat = 0; seat < seats; seat++) scores[seat] /= sum;
  return scores;
}
