import type { WantWords } from '@triptych/words';

/** What the bot of this game is after, by the features that its search weighs. */
export const en = {
  firstValue: { more: 'a better result in the first assessment' },
  firstAboveLast: { more: 'a safer place in the first assessment' },
  firstSafe: { more: 'safety from last place in the first assessment' },
  firstBehindBest: { less: 'a smaller gap to the leader in the first assessment' },
  secondValue: { more: 'a better result in the second assessment' },
  secondAboveLast: { more: 'a safer place in the second assessment' },
  secondSafe: { more: 'safety from last place in the second assessment' },
  secondBehindBest: { less: 'a smaller gap to the leader in the second assessment' },
  thirdValue: { more: 'a better result in the third assessment' },
  thirdAboveLast: { more: 'a safer place in the third assessment' },
  thirdSafe: { more: 'safety from last place in the third assessment' },
  thirdBehindBest: { less: 'a smaller gap to the leader in the third assessment' },
  unitWorth: { more: 'stronger units' },
  units: { more: 'units' },
  variety: { more: 'units of more classes' },
  bards: { more: 'bards left to place' },
  songs: { more: 'bards in the regions' },
  kept: { more: 'floors kept' },
  prospects: { more: 'threats that you can eliminate' },
  turn: { more: 'a later place in turn order', less: 'an earlier place in turn order' },
} satisfies WantWords;

export type Wants = Readonly<Record<keyof typeof en, WantWords[string]>>;
