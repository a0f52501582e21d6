import { MAGIC_SWORD, type Marker, SWORD, SYMBOLS, type Symbol, THIEF } from '../content/symbols.ts';
import { type Defence, missingMagicSwords, missingSwords } from '../rules/attack.ts';
import { active } from '../rules/play.ts';
import type { BellumView } from '../view.ts';
import type { Components, PlaceId } from '../content/components.ts';
import type { Seat } from '@triptych/kernel';

/** What a castle can have besides chests. */
export type Good = Symbol | Marker | 'barrel';

export interface Amount {
  readonly symbol: Symbol;
  readonly number: number;
}

const LEFT_SYMBOLS: readonly Symbol[] = ['food', 'glyph', 'map'];
const RIGHT_SYMBOLS: readonly Symbol[] = ['sword', 'magicSword', 'thief'];
export const SIDE_SYMBOLS = [LEFT_SYMBOLS, RIGHT_SYMBOLS] as const;

export function numberOf(horde: readonly number[], row: number, symbol: Symbol): number {
  return horde[row * SYMBOLS.length + SYMBOLS.indexOf(symbol)] ?? 0;
}

/** What one row of one side shows, without zeros. */
export function amountsIn(horde: readonly number[], row: number, side: 0 | 1): Amount[] {
  return SIDE_SYMBOLS[side]
    .map((symbol) => ({ symbol, number: numberOf(horde, row, symbol) }))
    .filter(({ number }) => number > 0);
}

/** What an attacker has in the active row. */
export interface AttackStrength {
  readonly swords: number;
  readonly magicSwords: number;
  readonly thieves: number;
}

export function strength(view: BellumView, seat: Seat): AttackStrength {
  const at = (symbol: number): number => (view.row < 0 ? 0 : active(view, view.castles[seat], symbol));
  return { swords: at(SWORD), magicSwords: at(MAGIC_SWORD), thieves: at(THIEF) };
}

export function placeDefence(components: Components, place: PlaceId): Defence {
  const { shields, magicShields } = components.places[place];
  return { shields, magicShields };
}

/** The preview of an attack. The question, not the preview, decides whether it is legal. */
export interface AttackPreview {
  readonly have: number;
  readonly need: number;
  readonly missing: Readonly<Partial<Record<'sword' | 'magicSword' | 'thief', number>>>;
  /** B4.7: a castle without chests cannot be attacked. */
  readonly nothingToSteal: boolean;
}

export function preview(
  strong: AttackStrength,
  defence: Defence,
  thievesNeeded: number,
  nothingToSteal = false,
): AttackPreview {
  const magic = missingMagicSwords(defence, strong.magicSwords);
  const have = strong.swords + strong.magicSwords;
  const need = defence.shields + defence.magicShields;
  const plain = missingSwords(defence, strong.swords, strong.magicSwords);
  const thieves = Math.max(0, thievesNeeded - strong.thieves);
  return {
    have,
    need,
    nothingToSteal,
    missing: {
      ...(plain > 0 ? { sword: plain } : {}),
      ...(magic > 0 ? { magicSword: magic } : {}),
      ...(thieves > 0 ? { thief: thieves } : {}),
    },
  };
}
