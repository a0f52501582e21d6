import type { OptionWords } from '@triptych/kernel';
import { type Language, matchOptionNames } from '@triptych/words';
import { catalogues } from './catalogues.ts';

export { OPTIONS } from '../meta.ts';

/** The options of a match in words, so that a page can offer them without loading the game. */
export function optionNames(language: Language): OptionWords {
  const { matchOptions, seats } = catalogues[language];
  return matchOptionNames(matchOptions, (name, value) =>
    name === 'order' && value.includes('-') ? seats({ order: value }) : null,
  );
}

/** What the score of a result counts. */
export function scoreName(language: Language): string {
  return catalogues[language].categories.points;
}
