import { countGerman } from '@triptych/words';
import type { StoryWords } from './en.ts';

export const de: StoryWords = {
  workerPlaced: ({ player, count }) =>
    `${player} setzt ${countGerman(count, { one: '# Arbeiter ein', other: '# Arbeiter ein' })}.`,
  taxPaid: ({ player, count }) =>
    `${player} erfüllt ${countGerman(count, { one: '# Steuerkarte', other: '# Steuerkarten' })}.`,
  campaignFulfilled: ({ player, count }) =>
    `${player} erfüllt ${countGerman(count, { one: '# Feldzugkarte', other: '# Feldzugkarten' })}.`,
};
