import { countGerman } from '@triptych/words';
import type { StoryWords } from './en.ts';

export const de: StoryWords = {
  recruited: ({ player, count }) =>
    `${player} wirbt ${countGerman(count, { one: '# Einheit an', other: '# Einheiten an' })}.`,
  threatEliminated: ({ player, count }) =>
    `${player} beseitigt ${countGerman(count, { one: '# Bedrohung', other: '# Bedrohungen' })}.`,
  guildBuilt: ({ player, count }) =>
    `${player} baut ${countGerman(count, { one: 'in # Stadt', other: 'in # Städten' })}.`,
};
