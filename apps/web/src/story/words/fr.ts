import type { StoryWords } from './en.ts';

export const fr: StoryWords = {
  recap: 'Ce que les autres ont fait',
  recapShow: 'Montrer ce moment',
};
