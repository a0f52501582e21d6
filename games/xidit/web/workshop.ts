import { defineWorkshop, signNames } from '@triptych/board-kit/workshop.ts';
import { MAP } from '../content/pack.ts';
import { catalogues } from '../words/catalogues.ts';
import { book } from '../workshop/book.ts';
import * as shown from '../workshop/preview-view.ts';
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
  tints: {
    snow: '#eef4f7',
    forest: '#4f7f46',
    marsh: '#5d8a7d',
    desert: '#e2b457',
    moor: '#8d7a99',
    vineyard: '#a3b14b',
    lava: '#b5523a',
    steppe: '#c8b36a',
    crown: '#d5a72f',
  },
  Icon: GuideIcon,
  signName: signNames(({ names }) => [names.units, names.colours, names.rewards], catalogues),
  words,
});
