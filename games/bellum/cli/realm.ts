import { CHEST_KINDS, NONE, TAVERN } from '../index.ts';
import { padEnd, widthOf } from '@triptych/terminal-kit/text.ts';
import type { BellumDrawingContext } from './drawing-context.ts';
import { Signs } from './signs.ts';
import { boardWords } from './words/index.ts';

/** The tavern and the open places: name, defence, loot. */
export function drawRealm(context: BellumDrawingContext): string[] {
  const { view, paint, language } = context;
  const words = boardWords[language];
  const rows = [TAVERN, ...view.open].map((place) => (place === NONE ? null : placeRow(context, place)));
  const names = rows.map((row) => widthOf(row?.name ?? words.emptySpace));
  const defences = rows.map((row) => widthOf(row?.defence ?? ''));
  const nameWidth = Math.max(...names, widthOf(words.realm));
  const defenceWidth = Math.max(...defences, widthOf(words.defenceShort));
  const header = `${padEnd(words.realm, nameWidth)}  ${padEnd(words.defenceShort, defenceWidth)}  ${words.loot}`;
  return [
    paint(header, 'bold'),
    ...rows.map((row) => {
      if (row === null) return paint(words.emptySpace, 'grey');
      return `${padEnd(row.name, nameWidth)}  ${padEnd(row.defence, defenceWidth)}  ${row.loot}`;
    }),
    paint(words.realmLeft(view.realmLeft), 'grey'),
  ];
}

function placeRow(
  context: BellumDrawingContext,
  id: number,
): { name: string; defence: string; loot: string } {
  const { game, language } = context;
  const signs = new Signs(context);
  const { shields, magicShields, loot } = game.components.places[id];
  const goods = [
    signs.count('food', loot.food),
    signs.count('glyph', loot.glyphs),
    signs.barrels(loot.barrels),
  ];
  const chests = CHEST_KINDS.flatMap((kind) => Array.from({ length: loot[kind] }, () => signs.chest(kind)));
  return {
    name: game.components.names(language).places[id],
    defence: signs.defence(shields, magicShields),
    loot: [...goods.filter((part) => part !== ''), chests.join('')].join(' ').trim(),
  };
}
