import type { Catalogues } from '@triptych/words';
import { operator as de } from './operator.de.ts';
import { operator as en, type OperatorWords } from './operator.en.ts';
import { operator as fr } from './operator.fr.ts';
import { operator as pl } from './operator.pl.ts';

export const operatorWords: Catalogues<OperatorWords> = { en, de, pl, fr };
