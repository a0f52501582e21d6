import { type Acts, countEnglish } from '@triptych/words';

/** Many acts of one kind in one sentence, by the type of the event. */
export const en = {
  recruited: ({ player, count }: Acts) =>
    `${player} recruits ${countEnglish(count, { one: '# creature', other: '# creatures' })}.`,
  chestGained: ({ player, count }: Acts) =>
    `${player} gains ${countEnglish(count, { one: '# chest', other: '# chests' })}.`,
  chestStolen: ({ player, count }: Acts) =>
    `${player} steals ${countEnglish(count, { one: '# chest', other: '# chests' })}.`,
};

export type StoryWords = typeof en;
