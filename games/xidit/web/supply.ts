import { type CityId, NONE, type TileId, tilesFor } from '../content/components.ts';
import { threatText } from '../words/labels.ts';
import { NO_TILE, RECRUIT, THREAT } from '../state.ts';
import type { PileView, XiditView } from '../view.ts';
import { army, cityName, speakerAt } from './names.ts';
import type { XiditBoard } from './board-context.ts';

/** Where tiles of one side come from, as far as it is public (X2.3, X10.1). */
interface Supply {
  readonly side: number;
  readonly label: string;
  /** The next tile; NONE if there is none. */
  readonly tile: TileId;
  readonly pile: PileView;
  readonly discard: readonly TileId[];
}

export function supplies({ view, words }: XiditBoard): readonly Supply[] {
  return [
    {
      side: RECRUIT,
      label: words.nextRecruit,
      tile: view.nextRecruit,
      pile: view.recruitPile,
      discard: view.recruitDiscard,
    },
    {
      side: THREAT,
      label: words.nextThreat,
      tile: view.nextThreat,
      pile: view.threatPile,
      discard: view.threatDiscard,
    },
  ];
}

/** X5.2: the side of the next tile of a city. */
export function awaited({ nextRecruit, nextThreat }: XiditView, city: CityId): number {
  if (city === nextRecruit) return RECRUIT;
  return city === nextThreat ? THREAT : NO_TILE;
}

/** What a tile brings to its city. */
function contents(board: XiditBoard, side: number, city: CityId): string {
  const players = board.view.lords.length;
  return side === RECRUIT
    ? army(board, tilesFor(board.components, players)[city].recruit)
    : threatText(speakerAt(board), city, players);
}

/** `next recruits: 2 archers and 1 mage`; null for a city without a next tile. */
export function awaitedText(board: XiditBoard, city: CityId): string | null {
  const side = awaited(board.view, city);
  const next = supplies(board).find((supply) => supply.side === side);
  return next === undefined ? null : `${next.label}: ${contents(board, next.side, city)}`;
}

/** What comes next, the top of the pile after it, and the discards. */
export function supplyText(board: XiditBoard, { side, label, tile, pile, discard }: Supply): string {
  const { words } = board;
  const next = tile === NONE ? '–' : `${cityName(board, tile)}, ${contents(board, side, tile)}`;
  const top = pile.top === NONE ? '' : `, ${words.onTop(cityName(board, pile.top))}`;
  const gone = discard.length === 0 ? '–' : discard.map((city) => city + 1).join(', ');
  return `${label}: ${next}; ${words.left(pile.size)}${top}; ${words.discard}: ${gone}`;
}
