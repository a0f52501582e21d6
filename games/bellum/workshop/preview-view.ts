import type { ComponentRef } from '@triptych/client/workshop/book.ts';
import type { Components } from '../content/components.ts';
import { CHEST_KINDS, type ChestKind } from '../content/symbols.ts';
import type { BellumView, CastleView } from '../view.ts';

/**
 * No card, no place. Repeats the rules' constant, because importing it would make matches load the rules' file
 * separately.
 */
const NONE = -1;

type CardChapter = 'goblins' | 'fearsome' | 'extreme';
const PLACE_KINDS = { farms: 'farm', villages: 'village', cities: 'city' } as const;
type PlaceChapter = keyof typeof PLACE_KINDS;
const isCard = (chapter: string): chapter is CardChapter =>
  chapter === 'goblins' || chapter === 'fearsome' || chapter === 'extreme';
const isPlace = (chapter: string): chapter is PlaceChapter => chapter in PLACE_KINDS;
const isChest = (chapter: string): chapter is ChestKind => CHEST_KINDS.some((kind) => kind === chapter);

function cardsOf(components: Components, chapter: CardChapter): readonly number[] {
  const { goblins, decks } = components;
  return { goblins, fearsome: decks[0], extreme: decks[1] }[chapter];
}

/** The component and its neighbours in the box, as many as there is room for. */
function some(all: readonly number[], first: number, number: number): number[] {
  const start = Math.max(0, Math.min(first, all.length - number));
  return Array.from({ length: number }, (_, at) => all[start + at] ?? NONE);
}

/** A table before the first roll, with this component and its neighbours in sight. */
export function previewView(
  view: BellumView,
  components: Components,
  shown: ComponentRef | null,
): BellumView {
  const { chapter = '', key = 0 } = shown ?? {};
  const at = Number(key);
  const from = (wanted: string): number => (chapter === wanted ? at : 0);
  const places = isPlace(chapter) ? chapter : 'farms';
  const chests = isChest(chapter) ? chapter : null;
  const board = from('castles');
  const chestsShown =
    chests === null
      ? []
      : some(numbers(...components.chestRange[chests]), at, 4).filter((chest) => chest >= 0);
  const castle: CastleView = {
    ...view.castles[0],
    board,
    left: chapter === 'goblins' ? some(components.goblins, at, 1) : [],
    right: chapter === 'goblins' ? some(components.goblins, at, 1) : [],
    horde: components.castles[board]?.horde ?? view.castles[0].horde,
    chests: chestsShown,
  };
  return {
    ...view,
    phase: 'recruit',
    day: 1,
    row: NONE,
    turn: NONE,
    recruit: NONE,
    castles: [castle, ...view.castles.slice(1)],
    market: [
      ...some(components.decks[0], from('fearsome'), 2),
      ...some(components.decks[1], from('extreme'), 2),
    ],
    open: some(components.realm[PLACE_KINDS[places]], from(places), view.castles.length),
    chestValues: components.chestPrint,
  };
}

export function targetsOf({ chapter, key }: ComponentRef, components: Components): readonly string[] {
  const at = Number(key);
  if (isCard(chapter)) return [`piece=card:${cardsOf(components, chapter)[at]}`];
  if (isPlace(chapter)) return [`piece=place:${components.realm[PLACE_KINDS[chapter]][at]}`];
  if (isChest(chapter)) return [`piece=chest:${components.chestRange[chapter][0] + at}`];
  return [chapter === 'tavern' ? 'piece=place:0' : 'home=castle:0'];
}

export function componentOf(target: string, components: Components, view: BellumView): ComponentRef | null {
  if (target === 'home=castle:0') return { chapter: 'castles', key: view.castles[0].board };
  const [, kind, text] = /^piece=(\w+):(\d+)$/.exec(target) ?? [];
  const number = Number(text);
  const within = (chapter: string, all: readonly number[]): ComponentRef | null =>
    all.includes(number) ? { chapter, key: all.indexOf(number) } : null;
  switch (kind) {
    case 'card':
      return (
        (['goblins', 'fearsome', 'extreme'] as const)
          .map((chapter) => within(chapter, cardsOf(components, chapter)))
          .find((found) => found !== null) ?? null
      );
    case 'place':
      if (number === 0) return { chapter: 'tavern', key: 0 };
      return (
        (['farms', 'villages', 'cities'] as const)
          .map((chapter) => within(chapter, components.realm[PLACE_KINDS[chapter]]))
          .find((found) => found !== null) ?? null
      );
    case 'chest': {
      const chapter = components.chestKinds[number];
      return { chapter, key: number - components.chestRange[chapter][0] };
    }
    default:
      return null;
  }
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}
