import { countFrench } from '@triptych/words';
import type { StoryWords } from './en.ts';

export const fr: StoryWords = {
  workerPlaced: ({ player, count }) =>
    `${player} place ${countFrench(count, { one: '# ouvrier', other: '# ouvriers' })}.`,
  taxPaid: ({ player, count }) =>
    `${player} paie ${countFrench(count, { one: '# impôt', other: '# impôts' })}.`,
  campaignFulfilled: ({ player, count }) =>
    `${player} accomplit ${countFrench(count, { one: '# campagne', other: '# campagnes' })}.`,
};
