import {
  BARDS,
  campOf,
  type CityId,
  FLOORS,
  GOLD,
  NONE,
  type Offer,
  RECRUIT,
  THREAT,
  tilesFor,
  UNITS,
  xiditWords,
} from '../index.ts';
import { cut } from '@triptych/terminal-kit/text.ts';
import type { XiditDrawingContext } from './drawing-context.ts';
import { boardWords } from './words/index.ts';

/** `Mi Ar Ar` */
export function unitList({ language }: XiditDrawingContext, units: readonly number[]): string {
  const letters = xiditWords[language].names.unitLetters;
  const list = UNITS.flatMap((unit, of) => Array.from({ length: units[of] }, () => letters[unit]));
  return list.join(' ') || '–';
}

/** `4g 3b 2f` */
export function offerList({ language }: XiditDrawingContext, offer: Offer): string {
  const { goldSign, bardSign, floorSign } = boardWords[language];
  return `${offer[GOLD]}${goldSign} ${offer[BARDS]}${bardSign} ${offer[FLOORS]}${floorSign}`;
}

function cityName({ game, language }: XiditDrawingContext, city: CityId): string {
  return `${city + 1} ${game.components.names(language).cities[city]}`;
}

/** `Mi Ar → 4g 3b 2f` */
function threatList(context: XiditDrawingContext, city: CityId): string {
  const { asks, offer } = tilesFor(context.game.components, context.view.lords.length)[city];
  return `${unitList(context, asks)} → ${offerList(context, offer)}`;
}

const NAME = 17;

/** What can be recruited and what threatens, by city; then the next tiles. */
export function drawTiles(context: XiditDrawingContext, width: number): string[] {
  const { view, paint, language, game } = context;
  const words = boardWords[language];
  const line = (city: CityId, text: string): string => {
    const name = cut(cityName(context, city), NAME).padEnd(NAME);
    return cut(`${name} ${text}`, width);
  };
  const cities = (side: number): CityId[] =>
    view.sides.flatMap((shown, city) => (shown === side ? [city] : []));
  const recruit = (city: CityId): string =>
    line(city, unitList(context, view.camps.slice(campOf(city), campOf(city + 1))));
  const tiles = tilesFor(game.components, view.lords.length);
  const next = (tile: CityId, text: string): string[] => (tile === NONE ? [] : [line(tile, text)]);
  const lines = [
    paint(words.recruits, 'green', 'bold'),
    ...cities(RECRUIT).map(recruit),
    paint(words.threats, 'red', 'bold'),
    ...cities(THREAT).map((city) => line(city, threatList(context, city))),
    paint(words.next, 'bold'),
    ...next(view.nextRecruit, `+ ${unitList(context, tiles[view.nextRecruit]?.recruit ?? [])}`),
    ...next(view.nextThreat, view.nextThreat === NONE ? '' : `! ${threatList(context, view.nextThreat)}`),
    cut(
      words.piles(
        view.recruitPile.size,
        topOf(view.recruitPile.top),
        view.threatPile.size,
        topOf(view.threatPile.top),
      ),
      width,
    ),
  ];
  return [...lines, ...drawTitans(context, width)];
}

function topOf(tile: CityId): string {
  return tile === NONE ? '–' : String(tile + 1);
}

/** The raging titans, with cost and rewards. */
function drawTitans(context: XiditDrawingContext, width: number): string[] {
  const { view, game, language, paint } = context;
  const words = boardWords[language];
  const raging = view.raging.flatMap((rages, lair) =>
    rages === 1 ? [view.lairs[lair][view.gone[lair]]] : [],
  );
  if (raging.length === 0) return [];
  return [
    paint(words.titans, 'magenta', 'bold'),
    ...raging.map((titan) => {
      const { cost, offer } = game.components.titans[titan];
      const name = game.components.names(language).titans[titan];
      return cut(`${name} (${cost}) → ${offerList(context, offer)}`, width);
    }),
  ];
}
