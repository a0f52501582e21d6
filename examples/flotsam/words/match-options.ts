import type { OptionWords } from '@triptych/kernel';
import { entry, type Language } from '@triptych/words';
import { catalogues } from './catalogues.ts';

export { OPTIONS } from '../meta.ts';

/** The options of a match in words, so that a page can offer them without loading the rules. */
export function optionNames(language: Language): OptionWords {
  const { matchOptions } = catalogues[language];
  return {
    matchOption: (name) => entry(matchOptions, name)?.name ?? name,
    matchOptionHint: (name) => entry(matchOptions, name)?.hint ?? '',
    matchOptionValue: (name, value) => entry<string>(entry(matchOptions, name)?.values ?? {}, value) ?? value,
  };
}
