import { countPolish } from '@triptych/words';
import type { StoryWords } from './en.ts';

export const pl: StoryWords = {
  recruited: ({ player, count }) =>
    `${player} rekrutuje ${countPolish(count, { one: '# jednostkę', few: '# jednostki', many: '# jednostek' })}.`,
  threatEliminated: ({ player, count }) =>
    `${player} eliminuje ${countPolish(count, { one: '# zagrożenie', few: '# zagrożenia', many: '# zagrożeń' })}.`,
  guildBuilt: ({ player, count }) =>
    `${player} buduje ${countPolish(count, { one: 'w # mieście', few: 'w # miastach', many: 'w # miastach' })}.`,
};
