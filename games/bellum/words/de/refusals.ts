import type { BellumWords } from '../en.ts';
import { counted } from './things.ts';

export const refusals: BellumWords['refusals'] = {
  'castle-taken': () => 'Diese Burg ist schon vergeben.',
  'no-barrel': () => 'Um eine Runde auszugeben, brauchst du ein Fass; du hast keines.',
  'no-spell': () => 'Du hast keinen Verwirrungszauber, der bereit ist.',
  'spell-for-captain': () => 'Nur der Hauptmann darf einen Verwirrungszauber einsetzen.',
  'no-place': () => 'Dieser Platz im Menschenreich ist leer.',
  'too-few-swords': ({ have, need }) =>
    `Du brauchst ${counted('sword', need)}; deine Horde hat heute ${have}.`,
  'too-few-magic-swords': ({ have, need }) =>
    `Du brauchst ${counted('magicSword', need)}; deine Horde hat heute ${have}.`,
  'own-castle': () => 'Die eigene Burg kannst du nicht angreifen.',
  'no-thief': () =>
    'Für den Angriff auf eine Burg brauchst du einen Dieb; in der heutigen Reihe hat deine Horde keinen.',
  'nothing-to-steal': () => 'In dieser Burg gibt es keine Truhe zu stehlen.',
  'not-the-victims': () => 'Du kannst nur Truhen der Burg stehlen, die du angreifst.',
  'too-few-thieves': ({ have }) =>
    `Du kannst höchstens ${counted('chest', have)} stehlen: eine für jeden Dieb.`,
  'no-creature': () => 'Dort liegt keine Kreatur offen aus.',
  'not-for-glyphs': () => 'Eine furchterregende Kreatur bezahlt man mit Nahrung, nicht mit Glyphen.',
  'too-little-food': ({ have, need }) => `Du brauchst ${counted('food', need)}; du hast ${have}.`,
  'too-little-for-extreme': ({ food, glyphs, glyphsAlone, haveFood, haveGlyphs }) =>
    `Du brauchst ${counted('food', food)} und ${counted('glyph', glyphs)} oder ${counted('glyph', glyphsAlone)}; du hast ${counted('food', haveFood)} und ${counted('glyph', haveGlyphs)}.`,
};
