import type { CardId, PlaceId } from '../content/components.ts';
import { castleDefence, type Defence } from '../rules/attack.ts';
import { pricesOf } from '../rules/recruiting.ts';
import { type ChestKind, MARKERS, type Symbol } from '../content/symbols.ts';
import type { BellumView } from '../view.ts';
import { catalogues } from '../words/catalogues.ts';
import type { Seat } from '@triptych/kernel';
import { listOf } from '@triptych/words';
import type { BoardBasics } from '@triptych/board-kit/board-context.ts';
import { type Explained, explained } from '@triptych/board-kit/look/explained.ts';
import { type Good, numberOf, placeDefence, type AttackPreview, SIDE_SYMBOLS } from './amounts.ts';
import type { BellumTypes } from '../types.ts';
import type { BoardWords } from './words/index.ts';

type Named = Pick<BoardBasics<BellumTypes, BoardWords>, 'components' | 'language' | 'words' | 'seats'>;

/** The rule that says what each thing is for. */
const RULES = {
  food: 'B5.2',
  glyph: 'B5.2',
  map: 'B4.2',
  sword: 'B4.4',
  magicSword: 'B4.4',
  thief: 'B4.7',
  shield: 'B4.6',
  magicShield: 'B4.4',
  spell: 'B3.4',
  barrel: 'B3.2',
} satisfies Record<Good, string>;
const GATHERING = 'B4.1';
const SECRET_VALUES = 'B4.10';

/** Tooltips for everything on the board. */
export class Explainer {
  readonly #board: Named;

  constructor(board: Named) {
    this.#board = board;
  }

  /** How many of something a player has, and how many more are turned over. */
  good(good: Good, number: number, spent = 0): Explained {
    const { means, spentMeans } = this.#board.words;
    const text = `${this.#counted(good, number)}. ${means[good]}`;
    return explained(spent === 0 ? text : `${text} ${spentMeans(spent)}`, RULES[good]);
  }

  /** The sum of a row of a castle. */
  sum(row: number, symbol: Symbol, number: number): Explained {
    const { words } = this.#board;
    const gathered = symbol === 'food' || symbol === 'glyph';
    const meaning = gathered ? words.gathered : words.means[symbol];
    return explained(
      `${words.rowTogether(row + 1)}: ${this.#counted(symbol, number)}. ${meaning}`,
      gathered ? GATHERING : RULES[symbol],
    );
  }

  row(row: number): Explained {
    return explained(this.#board.words.rowMeans(row + 1), 'B3.1');
  }

  place(place: PlaceId, odds: AttackPreview | null): Explained {
    const { components, language, words } = this.#board;
    const { kind, loot } = components.places[place];
    const things = [
      this.#some('food', loot.food),
      this.#some('glyph', loot.glyphs),
      this.#some('barrel', loot.barrels),
      this.#some('wooden', loot.wooden),
      this.#some('metal', loot.metal),
      this.#some('golden', loot.golden),
    ].flat();
    const { places } = catalogues[language].names;
    return explained(
      lines(
        `${components.names(language).places[place]} (${places[kind]})`,
        `${words.defence}: ${this.#defence(placeDefence(components, place))}`,
        `${words.loot}: ${this.#list(things)}`,
        odds === null ? '' : this.odds(odds),
      ),
      'B4.4',
    );
  }

  /** A card, and its cost in the market. */
  card(card: CardId, space: number | null): Explained {
    const { components, language, words } = this.#board;
    const { tier, bonus } = components.cards[card];
    const { names } = catalogues[language];
    const costs = space === null ? '' : this.price(card);
    return explained(
      lines(
        `${components.names(language).cards[card]} (${names.cards[tier]})`,
        costs,
        bonus.length === 0
          ? ''
          : `${words.bonus}: ${this.#list(MARKERS.flatMap((marker) => this.#some(marker, bonus.filter((shown) => shown === marker).length)))}`,
        ...MARKERS.filter((marker) => bonus.includes(marker)).map((marker) => words.means[marker]),
      ),
      costs === '' ? 'B5.4' : 'B5.2',
    );
  }

  /** What a creature costs; goblins are never sold. */
  price(card: CardId): string {
    const { components, words } = this.#board;
    const { tier } = components.cards[card];
    if (tier === 'goblin') return '';
    const costs = pricesOf(tier).map(({ food, glyphs }) =>
      [...this.#some('food', food), ...this.#some('glyph', glyphs)].join(' + '),
    );
    return `${words.price}: ${costs.join(` ${words.or} `)}`;
  }

  /** A chest, and its value if known. */
  chest(kind: ChestKind, value: number | null): Explained {
    const { language, words } = this.#board;
    const name = catalogues[language].names.chests[kind];
    return explained(
      value === null ? `${name}. ${this.#worth(kind)}` : `${name}. ${words.worth(value)} ${words.ownersKnow}`,
      SECRET_VALUES,
    );
  }

  chests(kind: ChestKind, number: number): Explained {
    return explained(`${this.#counted(kind, number)}. ${this.#worth(kind)}`, SECRET_VALUES);
  }

  /** A castle and what its owner has; `brief` where the page shows the rest. */
  castle(view: BellumView, seat: Seat, odds: AttackPreview | null, brief: boolean): Explained {
    const { components, language, seats, words } = this.#board;
    const castle = view.castles[seat];
    const name = components.names(language).castles[castle.board];
    const row = Math.max(0, view.row);
    const horde = SIDE_SYMBOLS.flat().flatMap((symbol) =>
      this.#some(symbol, numberOf(castle.horde, row, symbol)),
    );
    const goods = [
      ...this.#some('food', castle.food),
      ...this.#some('glyph', castle.glyphs),
      ...this.#some('barrel', castle.barrels),
      ...this.#some('spell', castle.spells),
    ];
    const more = brief
      ? []
      : [
          view.row < 0 ? '' : `${words.row(view.row + 1)} (${words.activeRow}): ${this.#list(horde)}`,
          goods.length === 0 ? '' : this.#list(goods),
          this.#counted('chest', castle.chests.length),
        ];
    return explained(
      lines(
        name === undefined ? seats[seat].name : `${seats[seat].name}: ${name}`,
        ...more,
        `${words.defence}: ${this.#defence(castleDefence(components, view, seat))}`,
        odds === null ? '' : this.odds(odds),
      ),
      'B4.7',
    );
  }

  odds({ have, need, missing, nothingToSteal }: AttackPreview): string {
    const { words } = this.#board;
    if (nothingToSteal) return words.noChest;
    const things = (['sword', 'magicSword', 'thief'] as const).flatMap((thing) =>
      this.#some(thing, missing[thing] ?? 0),
    );
    const fits = `${words.have} ${have}, ${words.need} ${need}`;
    return things.length === 0 ? fits : `${fits}; ${words.missing(this.#list(things))}`;
  }

  #counted(thing: Good | ChestKind | 'chest', number: number): string {
    return catalogues[this.#board.language].counted(thing, number);
  }

  #some(thing: Good | ChestKind, number: number): string[] {
    return number > 0 ? [this.#counted(thing, number)] : [];
  }

  #defence({ shields, magicShields }: Defence): string {
    return this.#list([...this.#some('shield', shields), ...this.#some('magicShield', magicShields)]);
  }

  #list(parts: readonly string[]): string {
    return parts.length === 0 ? '–' : listOf(this.#board.language, parts);
  }

  #worth(kind: ChestKind): string {
    const { chestPrint, chestRange } = this.#board.components;
    const values = chestPrint.slice(...chestRange[kind]);
    return this.#board.words.worthBetween(Math.min(...values), Math.max(...values));
  }
}

const lines = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n');
