import { describe, expect, test } from 'vitest';
import type { Pack, PackTile } from '../content/pack.ts';
import type { XiditPackProblemCode } from '../content/pack-problems.ts';
import { readPack } from '../content/read-pack.ts';
import { standard } from '../content/standard.ts';

/** The problems of our pack after one change. */
function problemsAfter(change: (pack: Pack) => void): {
  unplayable: boolean;
  codes: string[];
  rules: (string | null)[];
} {
  const pack = structuredClone(standard);
  change(pack);
  const read = readPack(pack);
  const problems = read.ok ? read.findings : read.problems;
  return {
    unplayable: !read.ok,
    codes: [...new Set(problems.map(({ code }) => code))],
    rules: [...new Set(problems.map(({ rule }) => rule))],
  };
}

type Case = [code: XiditPackProblemCode, change: (pack: Pack) => void];

const SWAPPED = { blue: 'red', red: 'blue', black: 'black' } as const;

const tile = (pack: Pack, number: number): PackTile => pack.tiles.large[number - 1];

describe('X12 content', () => {
  test('X12.1, X12.2, X12.3, X12.4, X12.5, X12.6: our pack meets every demand', () => {
    expect(readPack(standard)).toEqual({ ok: true, pack: standard, findings: [] });
  });

  test.each<Case>([
    [
      'road-not-as-printed',
      (pack) => {
        pack.roads = standard.roads.map((road) => ({ ...road, colour: SWAPPED[road.colour] }));
      },
    ],
    [
      'city-not-at-region',
      (pack) => {
        pack.regions[4].landscape = 'steppe';
        pack.regions[5].landscape = 'snow';
      },
    ],
    ['no-snow', (pack) => Object.assign(pack.regions[4], { landscape: 'moor' })],
    ['tile-not-as-printed', (pack) => Object.assign(tile(pack, 6), { recruit: [2, 1, 1, 0, 1] })],
    ['tile-not-as-printed', (pack) => Object.assign(tile(pack, 17).threat, { floors: 2 })],
    ['no-archer-and-mage', (pack) => Object.assign(tile(pack, 12).threat, { asks: [1, 1, 0, 0, 0] })],
    [
      'no-such-reward',
      (pack) => {
        for (const { threat } of pack.tiles.large) threat.gold = Math.min(threat.gold, 4);
      },
    ],
  ])('X12.1: a value that differs from the published texts is found: %s', (code, change) => {
    const { codes, rules } = problemsAfter(change);
    expect(codes).toContain(code);
    expect(rules.some((rule) => rule === 'X12.1' || rule === 'X12.2')).toBe(true);
  });

  test.each<Case>([
    [
      'two-roads-of-a-colour',
      (pack) => pack.roads.push({ colour: 'blue', from: 1, to: 20, via: { x: 0, y: 0 } }),
    ],
    [
      'road-twice',
      (pack) => pack.roads.push({ ...pack.roads[0], from: pack.roads[0].to, to: pack.roads[0].from }),
    ],
    ['road-to-itself', (pack) => pack.roads.push({ colour: 'black', from: 4, to: 4, via: { x: 0, y: 0 } })],
    [
      'not-connected',
      (pack) => {
        pack.roads = pack.roads.filter(({ from, to }) => from !== 20 && to !== 20);
      },
    ],
    ['outline-without-road', (pack) => pack.regions[0].outline.reverse().splice(1, 1)],
    ['outline-repeats', (pack) => pack.regions[0].outline.push(...pack.regions[0].outline)],
    ['outline-too-short', (pack) => pack.regions[0].outline.splice(2)],
    [
      'opening-shortage',
      (pack) => {
        for (const { number, recruit } of pack.tiles.large)
          if (number <= 3) recruit.splice(0, 5, 0, 0, 0, 0, 5);
      },
    ],
    ['wrong-number', (pack) => pack.cities.pop()],
    ['wrong-number', (pack) => pack.tiles.small.pop()],
    ['tile-missing', (pack) => Object.assign(tile(pack, 3), { number: 4 })],
    ['recruit-units', (pack) => Object.assign(tile(pack, 3), { recruit: [4, 0, 0, 0, 0] })],
    ['titan-costs', (pack) => Object.assign(pack.titans[0], { cost: 4 })],
    ['threat-asks-nothing', (pack) => Object.assign(tile(pack, 3).threat, { asks: [0, 0, 0, 0, 0] })],
  ])('X12.2: no pack can be played with %s', (code, change) => {
    const { unplayable, codes } = problemsAfter(change);
    expect(unplayable).toBe(true);
    expect(codes).toContain(code);
  });

  test.each<Case>([
    [
      'roads-in-all',
      (pack) => pack.roads.push({ colour: 'black', from: 4, to: 20, via: { x: 100, y: 300 } }),
    ],
    [
      'roads-of-colours',
      (pack) => pack.roads.push({ colour: 'black', from: 4, to: 20, via: { x: 100, y: 300 } }),
    ],
    [
      'parallel-roads',
      (pack) => {
        const road = pack.roads.find(({ from, to }) => from === 2 && to === 14);
        Object.assign(road ?? {}, { to: 15 });
        for (const region of [4, 5]) pack.regions[region].outline = [...pack.regions[0].outline];
      },
    ],
    [
      'cities-with-roads',
      (pack) => pack.roads.push({ colour: 'black', from: 4, to: 20, via: { x: 100, y: 300 } }),
    ],
    ['not-faces', (pack) => pack.roads.push({ colour: 'black', from: 4, to: 20, via: { x: 100, y: 300 } })],
    ['roads-cross', (pack) => Object.assign(pack.roads[0], { via: { x: 900, y: 350 } })],
    [
      'cities-too-close',
      (pack) => Object.assign(pack.cities[3], { x: pack.cities[0].x + 20, y: pack.cities[0].y }),
    ],
    [
      'not-at-border',
      ({ regions }) => void (regions[0] = { ...structuredClone(regions[8]), id: regions[0].id }),
    ],
  ])('X12.3: our road map is checked: %s', (code, change) => {
    const { codes, rules } = problemsAfter(change);
    expect(codes).toContain(code);
    expect(rules).toContain('X12.3');
  });

  test('X12.3: long distances and bottlenecks are found', () => {
    const { codes } = problemsAfter((pack) => {
      // A long line of cities instead of a net.
      const line = Array.from({ length: 21 }, (_, at) => at + 1);
      pack.roads = line.slice(1).map((to, at) => ({
        colour: at % 2 === 0 ? 'blue' : 'red',
        from: to - 1,
        to,
        via: { x: 0, y: 0 },
      }));
      for (const [at, region] of pack.regions.entries()) region.outline = [at + 1, at + 2, at + 3];
      pack.roads.push(
        ...pack.regions.map((_, at) => ({
          colour: 'black' as const,
          from: at + 1,
          to: at + 3,
          via: { x: 0, y: 0 },
        })),
      );
      pack.roads = pack.roads.filter(({ colour, from }) => colour !== 'black' || [1, 2, 5, 6].includes(from));
      for (const region of pack.regions) region.outline = [1, 2, 3];
    });
    expect(codes).toContain('too-far');
    expect(codes).toContain('not-biconnected');
  });

  test('X12.4: units on all recruit sides keep the proportions of the 70', () => {
    const { codes, rules } = problemsAfter((pack) =>
      Object.assign(tile(pack, 1), { recruit: [1, 1, 1, 1, 1] }),
    );
    expect(codes).toContain('recruits-in-all');
    expect(rules).toEqual(['X12.4']);
  });

  test.each<Case>([
    ['threat-units', (pack) => Object.assign(tile(pack, 3).threat, { asks: [1, 0, 0, 0, 0] })],
    ['threat-reward', (pack) => Object.assign(tile(pack, 3).threat, { bards: 0 })],
    ['threat-worth', (pack) => Object.assign(tile(pack, 12).threat, { gold: 5, bards: 5, floors: 4 })],
    [
      'kinds-worth',
      (pack) => {
        for (const { threat } of pack.tiles.small.slice(0, 9)) threat.gold = Math.max(1, threat.gold - 1);
      },
    ],
    ['titan-worth', (pack) => Object.assign(pack.titans[5], { gold: 1, bards: 1, floors: 1 })],
  ])('X12.5: what is offered is worth what is asked: %s', (code, change) => {
    const { codes, rules } = problemsAfter(change);
    expect(codes).toContain(code);
    expect(rules).toContain('X12.5');
  });

  test.each<Case>([
    ['second-not-less', (pack) => Object.assign(pack.regions[2], { second: 5 })],
    ['worth-more-than-centre', (pack) => Object.assign(pack.regions[2], { first: 9 })],
  ])('X12.6: region values: %s', (code, change) => {
    const { codes, rules } = problemsAfter(change);
    expect(codes).toContain(code);
    expect(rules).toEqual(['X12.6']);
  });

  test('X12.7: a pack that misses our demands gets findings, and can be played', () => {
    const { unplayable, codes } = problemsAfter((pack) => Object.assign(pack.regions[2], { first: 9 }));
    expect(unplayable).toBe(false);
    expect(codes).not.toEqual([]);
  });

  test.each<[XiditPackProblemCode, unknown]>([
    ['missing-field', { ...standard, titans: undefined }],
    ['unknown-field', { ...standard, more: 1 }],
    ['wrong-type', { ...standard, cities: 'many' }],
    ['wrong-format', { ...standard, format: 'other' }],
    ['empty-text', { ...standard, words: { en: { ...standard.words.en, title: ' ' } } }],
    ['text-too-long', { ...standard, words: { en: { ...standard.words.en, title: 'a'.repeat(500) } } }],
    ['out-of-range', { ...standard, central: 10 }],
    ['list-too-long', { ...standard, titans: Array.from({ length: 100 }, () => standard.titans[0]) }],
    ['unknown-word', { ...standard, roads: [{ ...standard.roads[0], colour: 'green' }] }],
    [
      'wrong-classes',
      { ...standard, tiles: { ...standard.tiles, small: [{ ...standard.tiles.small[0], recruit: [1] }] } },
    ],
  ])('X12.2: a file that is no pack: %s', (code, data) => {
    const read = readPack(data);
    expect(read.ok).toBe(false);
    expect(read.ok ? [] : read.problems.map((problem) => problem.code)).toContain(code);
  });
});
