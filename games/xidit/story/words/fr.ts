import { countFrench } from '@triptych/words';
import type { StoryWords } from './en.ts';

export const fr: StoryWords = {
  recruited: ({ player, count }) =>
    `${player} recrute ${countFrench(count, { one: '# unité', other: '# unités' })}.`,
  threatEliminated: ({ player, count }) =>
    `${player} élimine ${countFrench(count, { one: '# menace', other: '# menaces' })}.`,
  guildBuilt: ({ player, count }) =>
    `${player} construit ${countFrench(count, { one: 'dans # cité', other: 'dans # cités' })}.`,
};
