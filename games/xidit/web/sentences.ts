import { type CityId, NONE, type RegionId } from '../content/components.ts';
import { tileText } from '../words/labels.ts';
import { catalogues } from '../words/catalogues.ts';
import { cityName, speakerAt } from './names.ts';
import { awaitedText } from './supply.ts';
import type { XiditBoard } from './board-context.ts';

/** A city and everything in it: `7 Vinehall; recruits: 1 archer; guild of Ana: 2 floors; lord of Ben`. */
export function cityText(board: XiditBoard, city: CityId): string {
  const { language, view, words, seats } = board;
  const { counted } = catalogues[language];
  const owner = view.guilds[city];
  return [
    cityName(board, city),
    awaitedText(board, city) ?? (tileText(speakerAt(board), city, view) || words.noTile),
    ...(owner === NONE ? [] : [words.guild(seats[owner].name, counted('floor', view.heights[city]))]),
    ...view.lords.flatMap((lord, seat) => (lord.city === city ? [words.lordHere(seats[seat].name)] : [])),
  ].join('; ');
}

/** `Snowlands: 5 for the most bards, 2 for the second most; Ana: 2 bards` */
export function regionText(board: XiditBoard, region: RegionId): string {
  const { components, language, view, words, seats } = board;
  const { counted } = catalogues[language];
  const { first, second } = components.regions[region];
  const worth = view.setting.wastelands.includes(region) ? words.wasteland : words.values(first, second);
  const bards = view.lords.flatMap(({ songs }, seat) => {
    if (songs[region] === 0) return [];
    const number = songs[region] === NONE ? words.unknown : counted('bard', songs[region]);
    return [words.bardsOf(seats[seat].name, number)];
  });
  return `${components.names(language).regions[region]}: ${[worth, ...bards].join('; ')}`;
}
