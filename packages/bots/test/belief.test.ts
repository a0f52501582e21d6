import { FastRng, type Outlook } from '@triptych/kernel';
import { describe, expect, it } from 'vitest';
import { drawLikely } from '../search/belief.ts';

/** A world is the number of wooden cards that seat 1 holds; each makes its wood three times as likely. */
const outlook: Outlook<number> = {
  momentOf: () => 1,
  stageOf: () => 0,
  features: ['wood'],
  featuresOf: (world, seat) => [seat === 1 ? world : 100 * world],
  weights: {},
  beliefs: { 2: [[Math.log(3)]] },
};

/** Of many draws, the share of worlds with a wooden card. */
function shareOfWood(seats: number, worlds: number): number {
  const rng = new FastRng(1);
  let wood = 0;
  for (let draw = 0; draw < 4000; draw++) {
    wood += drawLikely(() => rng.below(2), outlook, { seat: 0, seats }, worlds, rng);
  }
  return wood / 4000;
}

describe('a likely world', () => {
  it('is drawn in proportion to its likelihood, whatever the seat itself holds', () => {
    expect(shareOfWood(2, 64)).toBeCloseTo(3 / 4, 1);
  });

  it('is any world for a table without beliefs, or if only one is imagined', () => {
    expect(shareOfWood(3, 64)).toBeCloseTo(1 / 2, 1);
    expect(shareOfWood(2, 1)).toBeCloseTo(1 / 2, 1);
  });
});
