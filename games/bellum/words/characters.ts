import type { NamedCharacter } from '@triptych/kernel';
import type { Catalogues, Language } from '@triptych/words';
import { BELLUM_CHARACTERS } from '../bot/characters.ts';

type Id = (typeof BELLUM_CHARACTERS)[number]['id'];

const NAMES: Readonly<Record<Id, string>> = { thief: 'Zwick', scout: 'Mulda', warder: 'Bramm' };

const TITLES: Catalogues<Readonly<Record<Id, string>>> = {
  en: {
    thief: 'Zwick the thief',
    scout: 'Mulda the scout',
    warder: 'Bramm the warder',
  },
  de: {
    thief: 'Zwick der Dieb',
    scout: 'Mulda die Kundschafterin',
    warder: 'Bramm der Wächter',
  },
  pl: {
    thief: 'Zwick – złodziej',
    scout: 'Mulda – zwiadowczyni',
    warder: 'Bramm – strażnik',
  },
  fr: {
    thief: 'Zwick le voleur',
    scout: 'Mulda l’éclaireuse',
    warder: 'Bramm le gardien',
  },
};

/** The characters that bots may have, in words. */
export function characters(language: Language): readonly NamedCharacter[] {
  return BELLUM_CHARACTERS.map(({ id }) => ({ id, name: NAMES[id], title: TITLES[language][id] }));
}
