import type { WantsToTell } from '@triptych/words';
import type { Wants } from './words/en.ts';
import { wantWords } from './words/index.ts';

const things: Readonly<Record<keyof Wants, readonly string[]>> = {
  points: ['points'],
  nearEnd: ['points'],
  storeWorth: ['resources'],
  resources: ['resources'],
  kinds: ['resources'],
  affordable: ['taxes', 'buildings'],
  permanent: ['forces'],
  campaigns: ['campaigns', 'cards'],
  readiest: ['campaigns'],
  nextReadiest: ['campaigns'],
  ready: ['campaigns'],
  pointTaxes: ['taxes', 'cards', 'points'],
  forceTaxes: ['taxes', 'cards', 'forces'],
  markers: ['buildings'],
  ability: ['ability'],
  first: ['turn order'],
  second: ['turn order'],
  third: ['turn order'],
};

export const wants: WantsToTell = { words: wantWords, things };
