import type { ChestKind } from '../../index.ts';

/** What the board in the terminal says beyond the game's own words. */
export interface BoardWords {
  readonly setup: string;
  readonly day: (day: number) => string;
  readonly die: (row: number) => string;
  readonly captain: (name: string) => string;
  readonly realm: string;
  readonly realmLeft: (number: number) => string;
  readonly decksLeft: (fearsome: number, extreme: number) => string;
  readonly defence: string;
  readonly defenceShort: string;
  readonly loot: string;
  readonly emptySpace: string;
  readonly market: string;
  readonly price: string;
  readonly left: string;
  readonly right: string;
  readonly bonus: string;
  readonly deckEmpty: string;
  readonly players: string;
  readonly stock: string;
  readonly spells: string;
  readonly chests: string;
  readonly noCastle: string;
  readonly noChests: string;
  readonly noCards: string;
  readonly castle: string;
  readonly you: string;
  readonly total: string;
  readonly ready: (ready: number, used: number) => string;
  /** Letters for things that have none in the game's own words. */
  readonly barrel: readonly [letter: string, name: string];
  readonly chest: Readonly<Record<ChestKind, readonly [letter: string, name: string]>>;
  readonly shield: string;
  readonly magicShield: string;
  readonly spell: string;
}

export const en: BoardWords = {
  setup: 'Setup',
  day: (day) => `Day ${day}`,
  die: (row) => `the die shows ${row}: row ${row} is active`,
  captain: (name) => `captain: ${name}`,
  realm: 'REALM OF MEN',
  realmLeft: (number) => `${number} in the deck`,
  decksLeft: (fearsome, extreme) => `decks ${fearsome} + ${extreme}`,
  defence: 'defence',
  defenceShort: 'defence',
  loot: 'loot',
  emptySpace: '(fallen)',
  market: 'CREATURES',
  price: 'price',
  left: 'left',
  right: 'right',
  bonus: 'bonus',
  deckEmpty: '(deck empty)',
  players: 'PLAYERS',
  stock: 'has',
  spells: 'spells',
  chests: 'chests',
  noCastle: 'no castle yet',
  noChests: 'no chests yet',
  noCards: 'no cards',
  castle: 'castle',
  you: 'you',
  total: 'total',
  ready: (ready, used) => `${ready} ready, ${used} used`,
  barrel: ['b', 'barrel'],
  chest: { wooden: ['W', 'wooden chest'], metal: ['M', 'metal chest'], golden: ['G', 'golden chest'] },
  shield: 'shield',
  magicShield: 'magic shield',
  spell: 'confusion spell (ready/used)',
};
