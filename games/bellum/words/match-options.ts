import type { OptionWords } from '@triptych/kernel';
import { entry, type Language } from '@triptych/words';
import { catalogues } from './catalogues.ts';

export { OPTIONS } from '../meta.ts';

/** The options of a match in words, so that a page can offer them without loading the game. */
export function optionNames(language: Language): OptionWords {
  const words = catalogues[language];
  return {
    matchOption: (name) => entry(words.matchOptions, name)?.name ?? name,
    matchOptionHint: (name) => entry(words.matchOptions, name)?.hint ?? '',
    matchOptionValue(name, value) {
      if (name === 'first' && /^\d+$/.test(value)) return words.seat({ seat: value });
      return entry<string>(entry(words.matchOptions, name)?.values ?? {}, value) ?? value;
    },
  };
}

/** What the score of a result counts. */
export function scoreName(language: Language): string {
  return catalogues[language].categories.value;
}
