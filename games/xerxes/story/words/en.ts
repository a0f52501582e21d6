import { type Acts, countEnglish } from '@triptych/words';

/** Many acts of one kind in one sentence, by the type of the event. */
export const en = {
  workerPlaced: ({ player, count }: Acts) =>
    `${player} sends out ${countEnglish(count, { one: '# worker', other: '# workers' })}.`,
  taxPaid: ({ player, count }: Acts) =>
    `${player} fulfils ${countEnglish(count, { one: '# tax card', other: '# tax cards' })}.`,
  campaignFulfilled: ({ player, count }: Acts) =>
    `${player} fulfils ${countEnglish(count, { one: '# campaign', other: '# campaigns' })}.`,
};

export type StoryWords = typeof en;
