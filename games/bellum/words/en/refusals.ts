import type { RefusalSentence } from '@triptych/words';
import type { BellumRefusal } from '../../rules/refusals.ts';
import { counted } from './things.ts';

export const refusals: Readonly<Record<BellumRefusal, RefusalSentence>> = {
  'castle-taken': () => 'That castle is already taken.',
  'no-barrel': () => 'You need a barrel to buy a round.',
  'no-spell': () => 'You have no confusion spell ready.',
  'spell-for-captain': () => 'Only the captain can use a confusion spell.',
  'no-place': () => 'That space in the realm of men is empty.',
  'too-few-swords': ({ have, need }) => `You need ${counted('sword', need)}; your horde has ${have} today.`,
  'too-few-magic-swords': ({ have, need }) =>
    `You need ${counted('magicSword', need)}; your horde has ${have} today.`,
  'own-castle': () => 'You cannot attack your own castle.',
  'no-thief': () => 'You need a thief to attack a castle; your active row shows none.',
  'nothing-to-steal': () => 'That castle has no chests to steal.',
  'not-the-victims': () => 'You can steal chests only from the castle you attack.',
  'too-few-thieves': ({ have }) => `You can steal at most ${counted('chest', have)}: one per thief.`,
  'no-creature': () => 'There is no face-up creature there.',
  'not-for-glyphs': () => 'Fearsome creatures cost food, not glyphs.',
  'too-little-food': ({ have, need }) => `You need ${counted('food', need)}; you have ${have}.`,
  'too-little-for-extreme': ({ food, glyphs, glyphsAlone, haveFood, haveGlyphs }) =>
    `You need ${counted('food', food)} and ${counted('glyph', glyphs)}, or ${counted('glyph', glyphsAlone)}; you have ${counted('food', haveFood)} and ${counted('glyph', haveGlyphs)}.`,
};
