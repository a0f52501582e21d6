import type { Catalogues } from './language.ts';

/** The strengths of bots. */
export const strengthNames: Catalogues<Readonly<Record<'novice' | 'casual' | 'strong' | 'master', string>>> =
  {
    en: { novice: 'novice', casual: 'casual', strong: 'strong', master: 'master' },
    de: { novice: 'unerfahren', casual: 'solide', strong: 'stark', master: 'meisterhaft' },
    pl: { novice: 'nowicjusz', casual: 'amator', strong: 'ekspert', master: 'mistrz' },
    fr: { novice: 'débutant', casual: 'amateur', strong: 'confirmé', master: 'maître' },
  };

/** Bots of one character at one table are told apart as kings are. */
const NUMERALS = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII', ' IX', ' X'];

/** The name of a bot: its character's, unlike any name that is taken. */
export function nameOfBot(character: string, taken: readonly string[]): string {
  const names = NUMERALS.map((numeral) => `${character}${numeral}`);
  return names.find((name) => !taken.includes(name)) ?? names[0];
}
