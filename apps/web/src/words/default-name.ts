import type { Catalogues } from '@triptych/words';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

/** More than sit at any table. */
const MOST_PEOPLE = 9;
const catalogues: Catalogues<Pick<Words, 'personName'>> = { en, de, pl, fr };

/** Whether somebody is only called “Player 1”, in whichever language the match was set up. */
export function isDefaultName(name: string): boolean {
  return Object.values(catalogues).some(({ personName }) =>
    Array.from({ length: MOST_PEOPLE }, (_, at) => personName(at + 1)).includes(name),
  );
}
