import type { WantWords } from '@triptych/words';

/**
 * What the bot of this game is after, by the features that its search weighs. What it weighs about one assessment
 * is one thing to people. The page puts the name of the assessment in braces.
 */
export const en = {
  firstValue: { more: 'a better standing in {first}' },
  firstAboveLast: { more: 'a better standing in {first}' },
  firstSafe: { more: 'a better standing in {first}' },
  firstBehindBest: { less: 'a better standing in {first}' },
  secondValue: { more: 'a better standing in {second}' },
  secondAboveLast: { more: 'a better standing in {second}' },
  secondSafe: { more: 'a better standing in {second}' },
  secondBehindBest: { less: 'a better standing in {second}' },
  thirdValue: { more: 'a better standing in {third}' },
  thirdAboveLast: { more: 'a better standing in {third}' },
  thirdSafe: { more: 'a better standing in {third}' },
  thirdBehindBest: { less: 'a better standing in {third}' },
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
