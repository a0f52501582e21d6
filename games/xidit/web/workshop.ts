import { defineWorkshop } from '@triptych/board-kit/workshop.ts';
import { MAP } from '../content/pack.ts';
import { catalogues } from '../words/catalogues.ts';
import { book } from '../workshop/book.ts';
import { componentOf, scene, targetsOf } from '../workshop/scene.ts';
import { de } from '../workshop/words/de.ts';
import { en } from '../workshop/words/en.ts';
import { fr } from '../workshop/words/fr.ts';
import { pl } from '../workshop/words/pl.ts';
import GuideIcon from './GuideIcon.svelte';
import type { XiditTypes } from '../types.ts';

export const xiditWorkshop = defineWorkshop<XiditTypes>({
  book,
  match: { seats: 4, options: {} },
  // A map without its roads has no coast.
  draws: 'packs',
  scene,
  targetsOf,
  componentOf,
  map: MAP,
  Icon: GuideIcon,
  signName: (sign, language) => {
    const { units, colours, rewards } = catalogues[language].names;
    const names: Readonly<Record<string, string>> = { ...units, ...colours, ...rewards };
    return names[sign] ?? sign;
  },
  words: { en, de, pl, fr },
});
