import type { OptionWords } from '@triptych/kernel';
import { type Language, matchOptionNames } from '@triptych/words';
import { catalogues } from './catalogues.ts';

export { OPTIONS } from '../meta.ts';

/** The options of a match in words, so that a page can offer them without loading the game. */
export function optionNames(language: Language): OptionWords {
  return matchOptionNames(catalogues[language].matchOptions);
}
