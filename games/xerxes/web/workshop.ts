import { defineWorkshop } from '@triptych/board-kit/workshop.ts';
import { MAP } from '../content/things.ts';
import { catalogues } from '../words/catalogues.ts';
import { book } from '../workshop/book.ts';
import { componentOf, scene, targetsOf } from '../workshop/scene.ts';
import { de } from '../workshop/words/de.ts';
import { en } from '../workshop/words/en.ts';
import { fr } from '../workshop/words/fr.ts';
import { pl } from '../workshop/words/pl.ts';
import GuideIcon from './GuideIcon.svelte';
import type { XerxesTypes } from '../types.ts';

export const xerxesWorkshop = defineWorkshop<XerxesTypes>({
  book,
  match: { seats: 2, options: { satraps: 'dealt' } },
  draws: 'drafts',
  scene,
  targetsOf,
  componentOf,
  map: MAP,
  Icon: GuideIcon,
  signName: (sign, language) => {
    const { resources, forces, buildings } = catalogues[language].names;
    const names: Readonly<Record<string, string>> = { ...resources, ...forces, ...buildings };
    return names[sign] ?? sign;
  },
  words: { en, de, pl, fr },
});
