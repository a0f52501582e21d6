import { countPolish } from '@triptych/words';
import type { StoryWords } from './en.ts';

export const pl: StoryWords = {
  recruited: ({ player, count }) =>
    `${player} rekrutuje ${countPolish(count, { one: '# stwora', few: '# stwory', many: '# stworów' })}.`,
  chestGained: ({ player, count }) =>
    `${player} otrzymuje ${countPolish(count, { one: '# skrzynię', few: '# skrzynie', many: '# skrzyń' })}.`,
  chestStolen: ({ player, count }) =>
    `${player} kradnie ${countPolish(count, { one: '# skrzynię', few: '# skrzynie', many: '# skrzyń' })}.`,
};
