import type { WantsToTell } from '@triptych/words';
import type { Wants } from './words/en.ts';
import { wantWords } from './words/index.ts';

const things: Readonly<Record<keyof Wants, readonly string[]>> = {
  firstValue: ['standing'],
  firstAboveLast: ['standing'],
  firstSafe: ['standing'],
  firstBehindBest: ['standing'],
  secondValue: ['standing'],
  secondAboveLast: ['standing'],
  secondSafe: ['standing'],
  secondBehindBest: ['standing'],
  thirdValue: ['standing'],
  thirdAboveLast: ['standing'],
  thirdSafe: ['standing'],
  thirdBehindBest: ['standing'],
  unitWorth: ['units'],
  units: ['units'],
  variety: ['units'],
  bards: ['bards'],
  songs: ['bards'],
  kept: ['floors'],
  prospects: ['threats'],
  turn: ['turn order'],
};

export const wants: WantsToTell = { words: wantWords, things };
