import type { Outlook } from '@triptych/kernel';

/** By seat: how likely it is to win from here, as the weights say. Null if this number of seats has none. */
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
