import { countFrench } from '@triptych/words';
import type { StoryWords } from './en.ts';

export const fr: StoryWords = {
  recruited: ({ player, count }) =>
    `${player} recrute ${countFrench(count, { one: '# créature', other: '# créatures' })}.`,
  chestGained: ({ player, count }) =>
    `${player} gagne ${countFrench(count, { one: '# coffre', other: '# coffres' })}.`,
  chestStolen: ({ player, count }) =>
    `${player} vole ${countFrench(count, { one: '# coffre', other: '# coffres' })}.`,
};
