import type { RefusalSentence } from '@triptych/words';
import type { BellumRefusal } from '../../rules/refusals.ts';
import { counted } from './things.ts';

export const refusals: Readonly<Record<BellumRefusal, RefusalSentence>> = {
  'castle-taken': () => 'That castle is already taken.',
  'no-barrel': () => 'You need a barrel to buy a round; you have none.',
  'no-spell': () => 'You have no confusion spell that is ready.',
  'spell-for-captain': () => 'Only the captain can use a confusion spell.',
  'no-place': () => 'That space of the realm of men is empty.',
  'too-few-swords': ({ have, need }) => `You need ${counted('sword', need)}; your horde has ${have}.`,
  'too-few-magic-swords': ({ have, need }) =>
    `You need ${counted('magicSword', need)}; your horde has ${have}.`,
  'own-castle': () => 'You cannot attack your own castle.',
  'no-thief': () => 'You need a thief to attack a castle; your horde has none.',
  'nothing-to-steal': () => 'There is no chest to steal in that castle.',
  'not-the-victims': () => 'You can steal only chests of the castle that you attack.',
  'too-few-thieves': ({ have }) => `You can steal at most ${counted('chest', have)}: one for each thief.`,
  'no-creature': () => 'No creature lies open there.',
  'not-for-glyphs': () => 'A fearsome creature is paid for with food, not with glyphs.',
  'too-little-food': ({ have, need }) => `You need ${counted('food', need)}; you have ${have}.`,
  'too-little-for-extreme': ({ food, glyphs, glyphsAlone, haveFood, haveGlyphs }) =>
    `You need ${counted('food', food)} and ${counted('glyph', glyphs)}, or ${counted('glyph', glyphsAlone)}; you have ${counted('food', haveFood)} and ${counted('glyph', haveGlyphs)}.`,
};
