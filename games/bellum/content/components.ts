import { type Names, namesOf } from '@triptych/packs/names';
import { namedThings } from './names.ts';
import type { Pack, PackPlace, Section } from './pack.ts';
import {
  CHEST_KINDS,
  type ChestKind,
  LETTERS,
  type Marker,
  type PlaceKind,
  ROWS,
  SYMBOLS,
  type Tier,
} from './symbols.ts';

/** A card's number: goblins first, then fearsome, then extremely fearsome creatures. */
export type CardId = number;
/** A place's number: the tavern is 0, then farms, villages, cities. */
export type PlaceId = number;
/** A chest's number: wooden first, then metal, then golden. It reveals the kind, never the value. */
export type ChestId = number;

export interface Card {
  readonly id: string;
  readonly tier: Tier | 'goblin';
  /** What the card adds to a horde on that side: six rows of six numbers. */
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly bonus: readonly Marker[];
}

export interface Place extends PackPlace {
  readonly kind: PlaceKind;
}

/** A pack in the form that the rules use: numbered, with counted rows. */
export interface Components {
  readonly castles: readonly { readonly shield: number; readonly horde: readonly number[] }[];
  readonly cards: readonly Card[];
  readonly goblins: readonly CardId[];
  readonly decks: readonly [fearsome: readonly CardId[], extreme: readonly CardId[]];
  readonly places: readonly Place[];
  readonly realm: Readonly<Record<Exclude<PlaceKind, 'tavern'>, readonly PlaceId[]>>;
  /** By chest number: its kind, and the printed values of that kind before shuffling. */
  readonly chestKinds: readonly ChestKind[];
  readonly chestPrint: readonly number[];
  /** By kind: the number of the first chest and of the one after the last. */
  readonly chestRange: Readonly<Record<ChestKind, readonly [from: ChestId, to: ChestId]>>;
  /** The names of castles, cards and places by number; the rules never use them. */
  readonly names: (language: string) => Names<Section>;
}

export const TAVERN: PlaceId = 0;

export function components(pack: Pack): Components {
  const { goblins, fearsome, extreme, farms, villages, cities } = pack;
  const cards: Card[] = [
    ...goblins.map((card) => ({ ...sides(card), id: card.id, tier: 'goblin' as const, bonus: [] })),
    ...fearsome.map(({ id, bonus, ...card }) => ({ ...sides(card), id, tier: 'fearsome' as const, bonus })),
    ...extreme.map(({ id, bonus, ...card }) => ({ ...sides(card), id, tier: 'extreme' as const, bonus })),
  ];
  const places: Place[] = [
    { ...pack.tavern, kind: 'tavern' },
    ...farms.map((place) => ({ ...place, kind: 'farm' as const })),
    ...villages.map((place) => ({ ...place, kind: 'village' as const })),
    ...cities.map((place) => ({ ...place, kind: 'city' as const })),
  ];
  const firstVillage = 1 + farms.length;
  const firstCity = firstVillage + villages.length;
  const firstExtreme = goblins.length + fearsome.length;
  const firstMetal = pack.chests.wooden.length;
  const firstGolden = firstMetal + pack.chests.metal.length;
  return {
    castles: pack.castles.map((castle) => ({
      shield: castle.shield,
      horde: horde(castle.left, castle.right),
    })),
    cards,
    goblins: range(0, goblins.length),
    decks: [range(goblins.length, firstExtreme), range(firstExtreme, cards.length)],
    places,
    realm: {
      farm: range(1, firstVillage),
      village: range(firstVillage, firstCity),
      city: range(firstCity, places.length),
    },
    chestKinds: CHEST_KINDS.flatMap((kind) => pack.chests[kind].map(() => kind)),
    chestPrint: CHEST_KINDS.flatMap((kind) => pack.chests[kind]),
    chestRange: {
      wooden: [0, firstMetal],
      metal: [firstMetal, firstGolden],
      golden: [firstGolden, firstGolden + pack.chests.golden.length],
    },
    names: namesOf(
      () => pack.words,
      () => namedThings(pack),
    ),
  };
}

function sides(card: { left: readonly string[]; right: readonly string[] }): Pick<Card, 'left' | 'right'> {
  return { left: horde(card.left, []), right: horde([], card.right) };
}

/** Counts the letters of rows: six rows of six numbers. */
function horde(left: readonly string[], right: readonly string[]): number[] {
  return range(0, ROWS).flatMap((row) => {
    const letters = `${left[row] ?? ''}${right[row] ?? ''}`.split('');
    return SYMBOLS.map((symbol) => letters.filter((letter) => letter === LETTERS[symbol]).length);
  });
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}
