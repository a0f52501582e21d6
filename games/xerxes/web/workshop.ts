import { defineWorkshop, signNames } from '@triptych/board-kit/workshop.ts';
import { MAP } from '../content/things.ts';
import { catalogues } from '../words/catalogues.ts';
import { book } from '../workshop/book.ts';
import * as shown from '../workshop/preview-view.ts';
import { words } from '../workshop/words/index.ts';
import GuideIcon from './GuideIcon.svelte';
import type { XerxesTypes } from '../types.ts';
import WorkshopGround from './WorkshopGround.svelte';

export const xerxesWorkshop = defineWorkshop<XerxesTypes>({
  book,
  match: { seats: 2, options: { satraps: 'dealt' } },
  needs: [],
  ...shown,
  map: MAP,
  Ground: WorkshopGround,
  Icon: GuideIcon,
  signName: signNames(({ names }) => [names.resources, names.forces, names.buildings], catalogues),
  words,
});
