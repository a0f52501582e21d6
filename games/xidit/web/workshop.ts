import { defineWorkshop, signNames } from '@triptych/board-kit/workshop.ts';
import { MAP } from '../content/pack.ts';
import { catalogues } from '../words/catalogues.ts';
import { book } from '../workshop/book.ts';
import * as shown from '../workshop/scene.ts';
import { words } from '../workshop/words/index.ts';
import GuideIcon from './GuideIcon.svelte';
import type { XiditTypes } from '../types.ts';

export const xiditWorkshop = defineWorkshop<XiditTypes>({
  book,
  match: { seats: 4, options: {} },
  // A map without its roads has no coast.
  needs: ['cities', 'roads', 'regions', 'central'],
  ...shown,
  map: MAP,
  Icon: GuideIcon,
  signName: signNames(({ names }) => [names.units, names.colours, names.rewards], catalogues),
  words,
});
