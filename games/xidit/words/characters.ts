import type { NamedCharacter } from '@triptych/kernel';
import type { Catalogues, Language } from '@triptych/words';
import { XIDIT_CHARACTERS } from '../bot/characters.ts';

type Id = (typeof XIDIT_CHARACTERS)[number]['id'];

const NAMES: Readonly<Record<Id, string>> = { treasurer: 'Aurel', mason: 'Turold', chronicler: 'Lioba' };

const TITLES: Catalogues<Readonly<Record<Id, string>>> = {
  en: {
    treasurer: 'Aurel the treasurer',
    mason: 'Turold the mason',
    chronicler: 'Lioba the chronicler',
  },
  de: {
    treasurer: 'Aurel der Schatzmeister',
    mason: 'Turold der Turmbauer',
    chronicler: 'Lioba die Chronistin',
  },
  pl: {
    treasurer: 'Aurel – skarbnik',
    mason: 'Turold – murarz',
    chronicler: 'Lioba – kronikarka',
  },
  fr: {
    treasurer: 'Aurel le trésorier',
    mason: 'Turold le maçon',
    chronicler: 'Lioba la chroniqueuse',
  },
};

/** The characters that bots may have, in words. */
export function characters(language: Language): readonly NamedCharacter[] {
  return XIDIT_CHARACTERS.map(({ id }) => ({ id, name: NAMES[id], title: TITLES[language][id] }));
}
