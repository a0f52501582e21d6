import { countPolish } from '@triptych/words';
import type { StoryWords } from './en.ts';

export const pl: StoryWords = {
  workerPlaced: ({ player, count }) =>
    `${player} wysyła ${countPolish(count, { one: '# robotnika', few: '# robotników', many: '# robotników' })}.`,
  taxPaid: ({ player, count }) =>
    `${player} realizuje ${countPolish(count, { one: '# kartę podatku', few: '# karty podatków', many: '# kart podatków' })}.`,
  campaignFulfilled: ({ player, count }) =>
    `${player} realizuje ${countPolish(count, { one: '# kartę wyprawy', few: '# karty wypraw', many: '# kart wypraw' })}.`,
};
