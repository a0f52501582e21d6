import type { PackProblem } from '@triptych/kernel';
import type { Pack } from '../pack.ts';
import { problem } from '../pack-problems.ts';
import { COLOURS } from '../symbols.ts';
import { joined, neighbours, reach } from '../graph.ts';

const RULE = 'X12.3';
const ROADS = 29;
/** How many cities have that many roads. */
const CITIES_WITH = [
  { roads: 2, wanted: 5 },
  { roads: 3, wanted: 16 },
] as const;
/** Roads per colour, fewest first. */
const OF_COLOURS = '9, 10, 10';
const FARTHEST = 6;
/** What a short game closes (X9.7, X9.8) is in a corner: these regions at the border, these cities on them. */
const CORNERS = [
  { region: 1, cities: [20, 21] },
  { region: 2, cities: [19] },
] as const;

/** X12.3: the graph of our map. `drawing.ts` checks that it can be drawn. */
export function checkRoadMap(pack: Pack): PackProblem[] {
  return [
    ...checkCounts(pack),
    ...checkTwins(pack),
    ...checkWays(pack),
    ...checkFaces(pack),
    ...checkCorners(pack),
  ];
}

function checkCounts(pack: Pack): PackProblem[] {
  const problems: PackProblem[] = [];
  const found = pack.roads.length;
  if (found !== ROADS) problems.push(problem('roads', RULE, 'roads-in-all', { found, wanted: ROADS }));
  const perColour = COLOURS.map((colour) => pack.roads.filter((road) => road.colour === colour).length);
  const colours = perColour.sort((one, other) => one - other).join(', ');
  if (colours !== OF_COLOURS) {
    problems.push(problem('roads', RULE, 'roads-of-colours', { found: colours, wanted: OF_COLOURS }));
  }
  const degrees = neighbours(pack).map((next) => next.length);
  for (const { roads, wanted } of CITIES_WITH) {
    const cities = degrees.filter((degree) => degree === roads).length;
    if (cities !== wanted)
      problems.push(problem('cities', RULE, 'cities-with-roads', { roads, found: cities, wanted }));
  }
  return problems;
}

function checkTwins({ roads }: Pack): PackProblem[] {
  return roads.flatMap(({ from, to }, at) => {
    if (!roads.slice(0, at).some((road) => joined(road, from, to))) return [];
    return [problem(`roads[${at}]`, RULE, 'parallel-roads', { from, to })];
  });
}

/** Short distances, and everything stays connected whichever city is closed. */
function checkWays(pack: Pack): PackProblem[] {
  const next = neighbours(pack);
  const problems: PackProblem[] = [];
  for (let from = 1; from < next.length; from++) {
    for (const [to, moves] of reach(next, from).entries()) {
      if (moves <= FARTHEST || to < from) continue;
      problems.push(problem('roads', RULE, 'too-far', { from, to, moves, most: FARTHEST }));
    }
    const start = from === 1 ? 2 : 1;
    const reached = reach(next, start, from).filter((moves) => moves >= 0).length;
    if (reached < pack.cities.length - 1)
      problems.push(problem('roads', RULE, 'not-biconnected', { city: from }));
  }
  return problems;
}

/** Each road is between two regions, or between one region and the outside. */
function checkFaces(pack: Pack): PackProblem[] {
  return pack.roads.flatMap(({ from, to }, at) => {
    const regions = regionsAt(pack, from, to).length;
    if (regions === 1 || regions === 2) return [];
    return [problem(`roads[${at}]`, RULE, 'not-faces', { from, to, regions })];
  });
}

function checkCorners(pack: Pack): PackProblem[] {
  return CORNERS.flatMap(({ region, cities }) => {
    const { outline } = pack.regions[region - 1];
    const path = `regions[${region - 1}].outline`;
    const problems = cities.flatMap((city) =>
      outline.includes(city) ? [] : [problem(path, RULE, 'city-not-at-region', { city, region })],
    );
    const atBorder = outline.some(
      (city, place) => regionsAt(pack, city, outline[(place + 1) % outline.length]).length === 1,
    );
    if (!atBorder) problems.push(problem(path, RULE, 'not-at-border', { region }));
    return problems;
  });
}

/** The regions on whose outline these two cities are neighbours. */
function regionsAt({ regions }: Pack, one: number, other: number): unknown[] {
  return regions.filter(({ outline }) =>
    outline.some((city, place) => {
      const next = outline[(place + 1) % outline.length];
      return (city === one && next === other) || (city === other && next === one);
    }),
  );
}
