import type { StoryWords } from './en.ts';

export const pl: StoryWords = {
  recap: 'Co zrobili inni',
  recapShow: 'Pokaż ten moment',
};
