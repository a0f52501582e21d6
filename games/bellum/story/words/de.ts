import { countGerman } from '@triptych/words';
import type { StoryWords } from './en.ts';

export const de: StoryWords = {
  recruited: ({ player, count }) =>
    `${player} rekrutiert ${countGerman(count, { one: '# Kreatur', other: '# Kreaturen' })}.`,
  chestGained: ({ player, count }) =>
    `${player} bekommt ${countGerman(count, { one: '# Truhe', other: '# Truhen' })}.`,
  chestStolen: ({ player, count }) =>
    `${player} stiehlt ${countGerman(count, { one: '# Truhe', other: '# Truhen' })}.`,
};
