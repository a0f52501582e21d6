import { type Acts, countEnglish } from '@triptych/words';

/** Many acts of one kind in one sentence, by the type of the event. */
export const en = {
  recruited: ({ player, count }: Acts) =>
    `${player} recruits ${countEnglish(count, { one: '# unit', other: '# units' })}.`,
  threatEliminated: ({ player, count }: Acts) =>
    `${player} eliminates ${countEnglish(count, { one: '# threat', other: '# threats' })}.`,
  guildBuilt: ({ player, count }: Acts) =>
    `${player} builds ${countEnglish(count, { one: 'in # city', other: 'in # cities' })}.`,
};

export type StoryWords = typeof en;
