import { defineWorkshop, signNames } from '@triptych/board-kit/workshop.ts';
import { catalogues } from '../words/catalogues.ts';
import { book } from '../workshop/book.ts';
import * as shown from '../workshop/preview-view.ts';
import { words } from '../workshop/words/index.ts';
import type { BellumTypes } from '../types.ts';
import GuideIcon from './GuideIcon.svelte';

export const bellumWorkshop = defineWorkshop<BellumTypes>({
  book,
  match: { seats: 3, options: { castles: 'dealt' } },
  needs: [],
  ...shown,
  map: null,
  Icon: GuideIcon,
  signName: signNames(({ names }) => [names.symbols, names.markers, names.chests], catalogues),
  words,
});
