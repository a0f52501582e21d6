import type { PackProblem } from '@triptych/kernel';
import type { Pack, PackTile } from '../pack.ts';
import { problem } from '../pack-problems.ts';
import { ARCHER, type Colour, INFANTRY, MAGE, MILITIA, type Reward } from '../symbols.ts';
import { joined } from '../graph.ts';
import { sum } from './sum.ts';

const RULE = 'X12.1';

const ROADS: readonly { readonly from: number; readonly to: number; readonly colour: Colour }[] = [
  { from: 5, to: 12, colour: 'blue' },
  { from: 7, to: 6, colour: 'red' },
  { from: 6, to: 11, colour: 'blue' },
  { from: 11, to: 17, colour: 'red' },
];

/** By tile of the large set: what is known of its two sides. */
const TILES: readonly { readonly tile: number; readonly fits: (tile: PackTile) => boolean }[] = [
  { tile: 5, fits: ({ recruit }) => recruit[MILITIA] >= 1 },
  { tile: 6, fits: ({ recruit }) => recruit.join() === '1,2,1,0,1' },
  {
    tile: 7,
    fits: ({ recruit }) => recruit[ARCHER] >= 1 && recruit[INFANTRY] === 1 && recruit[MAGE] === 1,
  },
  {
    tile: 17,
    fits: ({ threat }) => threat.asks.join() === '1,1,0,1,0' && threat.floors === 3 && threat.bards === 3,
  },
];

const REWARDS: readonly { readonly reward: Reward; readonly number: number }[] = [
  { reward: 'gold', number: 5 },
  { reward: 'bards', number: 4 },
  { reward: 'floors', number: 4 },
];

/** X12.1: what the published texts say about the printed map and tiles. */
export function checkPrinted(pack: Pack): PackProblem[] {
  return [...checkRoads(pack), ...checkPass(pack), ...checkTiles(pack.tiles.large)];
}

function checkRoads({ roads }: Pack): PackProblem[] {
  return ROADS.flatMap(({ from, to, colour }) => {
    if (roads.some((road) => road.colour === colour && joined(road, from, to))) return [];
    return [problem('roads', RULE, 'road-not-as-printed', { from, to, colour })];
  });
}

/** City 17 touches the snow region and the central region. */
function checkPass({ regions, central }: Pack): PackProblem[] {
  const snow = regions.findIndex(({ landscape }) => landscape === 'snow') + 1;
  if (snow === 0) return [problem('regions', RULE, 'no-snow', {})];
  return [snow, central].flatMap((region) => {
    if (regions[region - 1].outline.includes(17)) return [];
    return [problem(`regions[${region - 1}].outline`, RULE, 'city-not-at-region', { city: 17, region })];
  });
}

function checkTiles(tiles: Pack['tiles']['large']): PackProblem[] {
  const path = 'tiles.large';
  const problems = TILES.flatMap(({ tile: number, fits }) => {
    const at = tiles.findIndex((tile) => tile.number === number);
    return fits(tiles[at]) ? [] : [problem(`${path}[${at}]`, RULE, 'tile-not-as-printed', { tile: number })];
  });
  const pair = tiles.some(
    ({ threat: { asks } }) => sum(asks) === 2 && asks[ARCHER] === 1 && asks[MAGE] === 1,
  );
  if (!pair) problems.push(problem(path, RULE, 'no-archer-and-mage', {}));
  for (const { reward, number } of REWARDS) {
    if (tiles.some(({ threat }) => threat[reward] === number)) continue;
    problems.push(problem(path, RULE, 'no-such-reward', { reward, number }));
  }
  return problems;
}
