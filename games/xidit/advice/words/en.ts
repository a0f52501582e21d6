import type { WantWords } from '@triptych/words';

/** What the bot of this game is after, by the features that its search weighs. */
export const en = {
  firstValue: { more: 'more in the first assessment' },
  firstAboveLast: { more: 'a safer place in the first assessment' },
  firstSafe: { more: 'not being last in the first assessment' },
  firstBehindBest: { less: 'less behind the leader in the first assessment' },
  secondValue: { more: 'more in the second assessment' },
  secondAboveLast: { more: 'a safer place in the second assessment' },
  secondSafe: { more: 'not being last in the second assessment' },
  secondBehindBest: { less: 'less behind the leader in the second assessment' },
  thirdValue: { more: 'more in the third assessment' },
  thirdAboveLast: { more: 'a safer place in the third assessment' },
  thirdSafe: { more: 'not being last in the third assessment' },
  thirdBehindBest: { less: 'less behind the leader in the third assessment' },
  unitWorth: { more: 'stronger units' },
  units: { more: 'units' },
  variety: { more: 'units of more classes' },
  bards: { more: 'bards in reserve' },
  songs: { more: 'bards in the regions' },
  kept: { more: 'guild floors in reserve' },
  prospects: { more: 'threats within reach' },
  turn: { more: 'a later turn', less: 'an earlier turn' },
} satisfies WantWords;

export type Wants = Readonly<Record<keyof typeof en, WantWords[string]>>;
