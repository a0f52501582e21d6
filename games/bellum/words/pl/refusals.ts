import type { BellumWords } from '../en.ts';
import { genitives, objects } from './things.ts';

export const refusals: BellumWords['refusals'] = {
  'castle-taken': () => 'Ten zamek jest już zajęty.',
  'no-barrel': () => 'Aby postawić kolejkę, potrzeba beczki; nie masz żadnej.',
  'no-spell': () => 'Nie masz gotowego zaklęcia zamętu.',
  'spell-for-captain': () => 'Zaklęcia zamętu może użyć tylko kapitan.',
  'no-place': () => 'To miejsce w królestwie ludzi jest puste.',
  'too-few-swords': ({ have, need }) => `Potrzeba ${genitives('sword', need)}; dziś twoja horda ma ${have}.`,
  'too-few-magic-swords': ({ have, need }) =>
    `Potrzeba ${genitives('magicSword', need)}; dziś twoja horda ma ${have}.`,
  'own-castle': () => 'Nie możesz zaatakować własnego zamku.',
  'no-thief': () => 'Do ataku na zamek potrzeba złodzieja; w dzisiejszym rzędzie twoja horda nie ma żadnego.',
  'nothing-to-steal': () => 'W tym zamku nie ma skrzyni, którą można by ukraść.',
  'not-the-victims': () => 'Możesz ukraść tylko skrzynie z zamku, który atakujesz.',
  'too-few-thieves': ({ have }) =>
    `Możesz ukraść najwyżej ${objects('chest', have)}: po jednej na złodzieja.`,
  'no-creature': () => 'Nie leży tam żaden odkryty stwór.',
  'not-for-glyphs': () => 'Za straszliwego stwora płaci się żywnością, a nie glifami.',
  'too-little-food': ({ have, need }) => `Potrzeba ${genitives('food', need)}; masz ${have}.`,
  'too-little-for-extreme': ({ food, glyphs, glyphsAlone, haveFood, haveGlyphs }) =>
    `Potrzeba ${genitives('food', food)} i ${genitives('glyph', glyphs)} albo ${genitives('glyph', glyphsAlone)}; masz ${objects('food', haveFood)} i ${objects('glyph', haveGlyphs)}.`,
};
