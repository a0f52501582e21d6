import type { StoryWords } from './en.ts';

export const de: StoryWords = {
  recap: 'Was die anderen getan haben',
  recapShow: 'Diesen Moment zeigen',
};
