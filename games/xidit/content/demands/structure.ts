import type { PackProblem } from '@triptych/kernel';
import type { Pack, PackTile } from '../pack.ts';
import { problem } from '../pack-problems.ts';
import { UNIT_STOCK, UNITS } from '../symbols.ts';
import { joined, neighbours, reach } from '../graph.ts';
import { sum } from './sum.ts';

const RULE = 'X12.2';

/** X1.6: each set of tiles, with the units on a recruit side and the recruit tiles of the opening (X2.2). */
const SETS = [
  { set: 'large', tiles: 21, units: 5, opening: 5 },
  { set: 'small', tiles: 18, units: 4, opening: 4 },
] as const;

/** X1.7 */
const TITAN_COSTS = [3, 4, 5];
const TITANS_OF_A_COST = 2;

const SHORTEST_OUTLINE = 3;

/** X12.2: what every pack must have. Checks of the roads need all cities, so the numbers come first. */
export function checkStructure(pack: Pack): PackProblem[] {
  const problems = [...checkNumbers(pack), ...checkTitans(pack)];
  for (const { set, units, opening } of SETS) problems.push(...checkSet(pack, set, units, opening));
  if (problems.length > 0) return problems;
  return [...checkRoads(pack), ...checkOutlines(pack)];
}

function checkNumbers(pack: Pack): PackProblem[] {
  const numbers = [
    { rule: 'X1.5', path: 'cities', found: pack.cities.length, wanted: 21 },
    { rule: 'X1.5', path: 'regions', found: pack.regions.length, wanted: 9 },
    ...SETS.map(({ set, tiles }) => ({
      rule: 'X1.6',
      path: `tiles.${set}`,
      found: pack.tiles[set].length,
      wanted: tiles,
    })),
  ];
  return numbers.flatMap(({ rule, path, found, wanted }) =>
    found === wanted ? [] : [problem(path, rule, 'wrong-number', { found, wanted })],
  );
}

/** X1.7 */
function checkTitans({ titans }: Pack): PackProblem[] {
  const wanted = TITANS_OF_A_COST;
  const problems = TITAN_COSTS.flatMap((cost) => {
    const found = titans.filter((titan) => titan.cost === cost).length;
    return found === wanted ? [] : [problem('titans', 'X1.7', 'titan-costs', { cost, found, wanted })];
  });
  const all = TITAN_COSTS.length * TITANS_OF_A_COST;
  if (problems.length === 0 && titans.length !== all) {
    problems.push(problem('titans', 'X1.7', 'wrong-number', { found: titans.length, wanted: all }));
  }
  return problems;
}

function checkSet(pack: Pack, set: 'large' | 'small', units: number, opening: number): PackProblem[] {
  const tiles = pack.tiles[set];
  const path = `tiles.${set}`;
  const problems: PackProblem[] = [];
  for (let number = 1; number <= tiles.length; number++) {
    if (tiles.some((tile) => tile.number === number)) continue;
    problems.push(problem(path, 'X1.6', 'tile-missing', { tile: number }));
  }
  for (const [at, { recruit, threat }] of tiles.entries()) {
    const found = sum(recruit);
    if (found !== units) {
      problems.push(problem(`${path}[${at}].recruit`, 'X1.6', 'recruit-units', { found, wanted: units }));
    }
    if (sum(threat.asks) === 0)
      problems.push(problem(`${path}[${at}].threat.asks`, RULE, 'threat-asks-nothing', {}));
  }
  return [...problems, ...checkOpening(path, tiles, opening)];
}

/** Any opening recruit tiles can be filled: tries the worst ones for each class. */
function checkOpening(path: string, tiles: readonly PackTile[], opening: number): PackProblem[] {
  return UNITS.flatMap((unit, of) => {
    const counts = tiles.map(({ recruit }) => recruit[of]).sort((one, other) => other - one);
    const needed = sum(counts.slice(0, opening));
    const stock = UNIT_STOCK[of];
    return needed > stock ? [problem(path, RULE, 'opening-shortage', { unit, needed, stock })] : [];
  });
}

function checkRoads(pack: Pack): PackProblem[] {
  const problems: PackProblem[] = [];
  for (const [at, { from, to, colour }] of pack.roads.entries()) {
    const path = `roads[${at}]`;
    if (from === to) problems.push(problem(path, RULE, 'road-to-itself', { city: from }));
    const before = pack.roads.slice(0, at).filter((road) => road.colour === colour);
    if (before.some((road) => joined(road, from, to))) {
      problems.push(problem(path, RULE, 'road-twice', { from, to, colour }));
      continue;
    }
    for (const city of [from, to]) {
      if (!before.some((road) => road.from === city || road.to === city)) continue;
      problems.push(problem(path, RULE, 'two-roads-of-a-colour', { city, colour }));
    }
  }
  const reached = reach(neighbours(pack), 1);
  const city = reached.findIndex((moves, number) => number > 0 && moves < 0);
  if (city > 0) problems.push(problem('roads', RULE, 'not-connected', { city }));
  return problems;
}

/** Every region's outline is made of roads. */
function checkOutlines(pack: Pack): PackProblem[] {
  return pack.regions.flatMap(({ outline }, at) => {
    const path = `regions[${at}].outline`;
    if (outline.length < SHORTEST_OUTLINE) return [problem(path, RULE, 'outline-too-short', {})];
    return outline.flatMap((from, place) => {
      const to = outline[(place + 1) % outline.length];
      if (outline.indexOf(from) !== place) return [problem(path, RULE, 'outline-repeats', { city: from })];
      if (pack.roads.some((road) => joined(road, from, to))) return [];
      return [problem(path, RULE, 'outline-without-road', { from, to })];
    });
  });
}
