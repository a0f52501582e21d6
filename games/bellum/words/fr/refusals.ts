import type { BellumWords } from '../en.ts';
import { counted } from './things.ts';

export const refusals: BellumWords['refusals'] = {
  'castle-taken': () => 'Ce château est déjà pris.',
  'no-barrel': () => 'Il vous faut un tonneau pour payer votre tournée.',
  'no-spell': () => 'Vous n’avez aucun sort de confusion disponible.',
  'spell-for-captain': () => 'Seul le capitaine peut utiliser un sort de confusion.',
  'no-place': () => 'Cet emplacement du royaume des hommes est vide.',
  'too-few-swords': ({ have, need }) =>
    `Il vous faut ${counted('sword', need)} ; votre horde en a ${have} aujourd’hui.`,
  'too-few-magic-swords': ({ have, need }) =>
    `Il vous faut ${counted('magicSword', need)} ; votre horde en a ${have} aujourd’hui.`,
  'own-castle': () => 'Vous ne pouvez pas attaquer votre propre château.',
  'no-thief': () => 'Il vous faut un voleur pour attaquer un château ; votre horde n’en a pas aujourd’hui.',
  'nothing-to-steal': () => 'Ce château n’a aucun coffre à voler.',
  'not-the-victims': () => 'Vous ne pouvez voler des coffres que dans le château attaqué.',
  'too-few-thieves': ({ have }) => `Vous pouvez voler au plus ${counted('chest', have)} : un par voleur.`,
  'no-creature': () => 'Il n’y a pas de créature face visible à cet endroit.',
  'not-for-glyphs': () => 'Les créatures effrayantes se paient en nourriture, pas en glyphes.',
  'too-little-food': ({ have, need }) => `Il vous faut ${counted('food', need)} ; vous en avez ${have}.`,
  'too-little-for-extreme': ({ food, glyphs, glyphsAlone, haveFood, haveGlyphs }) =>
    `Il vous faut ${counted('food', food)} et ${counted('glyph', glyphs)}, ou ${counted('glyph', glyphsAlone)} ; vous avez ${counted('food', haveFood)} et ${counted('glyph', haveGlyphs)}.`,
};
