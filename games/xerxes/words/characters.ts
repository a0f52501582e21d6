import type { NamedCharacter } from '@triptych/kernel';
import type { Catalogues, Language } from '@triptych/words';
import { XERXES_CHARACTERS } from '../bot/characters.ts';

type Id = (typeof XERXES_CHARACTERS)[number]['id'];

const NAMES: Readonly<Record<Id, string>> = { commander: 'Vishtar', builder: 'Rashna', collector: 'Datamar' };

const TITLES: Catalogues<Readonly<Record<Id, string>>> = {
  en: {
    commander: 'Vishtar the commander',
    builder: 'Rashna the builder',
    collector: 'Datamar the tax collector',
  },
  de: {
    commander: 'Vishtar der Feldherr',
    builder: 'Rashna die Baumeisterin',
    collector: 'Datamar der Steuereintreiber',
  },
  pl: {
    commander: 'Vishtar – wódz',
    builder: 'Rashna – budownicza',
    collector: 'Datamar – poborca',
  },
  fr: {
    commander: 'Vishtar le général',
    builder: 'Rashna la bâtisseuse',
    collector: 'Datamar le percepteur',
  },
};

/** The characters that bots may have, in words. */
export function characters(language: Language): readonly NamedCharacter[] {
  return XERXES_CHARACTERS.map(({ id }) => ({ id, name: NAMES[id], title: TITLES[language][id] }));
}
