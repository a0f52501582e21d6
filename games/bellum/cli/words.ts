import type { ChestKind } from '../index.ts';
import type { Catalogues } from '@triptych/words';

interface BoardWords {
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

const en: BoardWords = {
  setup: 'Set-up',
  day: (day) => `Day ${day}`,
  die: (row) => `die ${row}: row ${row} is active`,
  captain: (name) => `captain ${name}`,
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

const de: BoardWords = {
  setup: 'Vorbereitung',
  day: (day) => `Tag ${day}`,
  die: (row) => `Würfel ${row}: Reihe ${row} ist aktiv`,
  captain: (name) => `Hauptmann ${name}`,
  realm: 'MENSCHENREICH',
  realmLeft: (number) => `${number} im Stapel`,
  decksLeft: (fearsome, extreme) => `Stapel ${fearsome} + ${extreme}`,
  defence: 'Verteidigung',
  defenceShort: 'Verteid.',
  loot: 'Beute',
  emptySpace: '(gefallen)',
  market: 'KREATUREN',
  price: 'Preis',
  left: 'links',
  right: 'rechts',
  bonus: 'Bonus',
  deckEmpty: '(Stapel leer)',
  players: 'SPIELER',
  stock: 'hat',
  spells: 'Zauber',
  chests: 'Truhen',
  noCastle: 'noch keine Burg',
  noChests: 'noch keine Truhen',
  noCards: 'keine Karten',
  castle: 'Burg',
  you: 'du',
  total: 'Summe',
  ready: (ready, used) => `${ready} bereit, ${used} umgedreht`,
  barrel: ['f', 'Fass'],
  chest: { wooden: ['H', 'Holztruhe'], metal: ['M', 'Metalltruhe'], golden: ['G', 'Goldtruhe'] },
  shield: 'Schild',
  magicShield: 'Zauberschild',
  spell: 'Verwirrungszauber (bereit/umgedreht)',
};

const pl: BoardWords = {
  setup: 'Przygotowanie',
  day: (day) => `Dzień ${day}`,
  die: (row) => `kostka ${row}: aktywny rząd ${row}`,
  captain: (name) => `kapitan ${name}`,
  realm: 'KRÓLESTWO LUDZI',
  realmLeft: (number) => `w talii ${number}`,
  decksLeft: (fearsome, extreme) => `talie ${fearsome} + ${extreme}`,
  defence: 'obrona',
  defenceShort: 'obrona',
  loot: 'łup',
  emptySpace: '(zdobyta)',
  market: 'STWORY',
  price: 'cena',
  left: 'lewa',
  right: 'prawa',
  bonus: 'bonus',
  deckEmpty: '(talia pusta)',
  players: 'GRACZE',
  stock: 'ma',
  spells: 'zaklęcia',
  chests: 'skrzynie',
  noCastle: 'jeszcze bez zamku',
  noChests: 'jeszcze bez skrzyń',
  noCards: 'brak kart',
  castle: 'zamek',
  you: 'ty',
  total: 'suma',
  ready: (ready, used) => `gotowe: ${ready}, odwrócone: ${used}`,
  barrel: ['b', 'beczka'],
  chest: {
    wooden: ['D', 'drewniana skrzynia'],
    metal: ['M', 'metalowa skrzynia'],
    golden: ['Z', 'złota skrzynia'],
  },
  shield: 'tarcza',
  magicShield: 'magiczna tarcza',
  spell: 'zaklęcie zamętu (gotowe/odwrócone)',
};

export const boardWords: Catalogues<BoardWords> = { en, de, pl };
