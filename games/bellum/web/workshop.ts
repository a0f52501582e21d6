import { defineWorkshop } from '@triptych/board-kit/workshop.ts';
import { catalogues } from '../words/catalogues.ts';
import { book } from '../workshop/book.ts';
import { componentOf, scene, targetsOf } from '../workshop/scene.ts';
import { de } from '../workshop/words/de.ts';
import { en } from '../workshop/words/en.ts';
import { fr } from '../workshop/words/fr.ts';
import { pl } from '../workshop/words/pl.ts';
import type { BellumTypes } from '../types.ts';
import GuideIcon from './GuideIcon.svelte';

export const bellumWorkshop = defineWorkshop<BellumTypes>({
  book,
  match: { seats: 3, options: { castles: 'dealt' } },
  draws: 'drafts',
  scene,
  targetsOf,
  componentOf,
  map: null,
  Icon: GuideIcon,
  signName: (sign, language) => {
    const { symbols, markers, chests } = catalogues[language].names;
    const names: Readonly<Record<string, string>> = { ...symbols, ...markers, ...chests };
    return names[sign] ?? sign;
  },
  words: { en, de, pl, fr },
});
