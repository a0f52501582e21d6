import type { Narrator } from '@triptych/kernel';
import { entry, type Language } from '@triptych/words';
import { catalogues } from './catalogues.ts';

export { OPTIONS } from '../meta.ts';

/** The options of a match in words, so that a page can offer them without loading the rules. */
export function optionNames(language: Language): Pick<Narrator, 'matchOption' | 'matchOptionValue'> {
  const { matchOptions } = catalogues[language];
  return {
    matchOption: (name) => entry(matchOptions, name)?.name ?? name,
    matchOptionValue: (name, value) => entry<string>(entry(matchOptions, name)?.values ?? {}, value) ?? value,
  };
}
