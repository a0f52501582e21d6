import { playOut } from '@triptych/bots';
import { FastRng } from '@triptych/kernel';
import { describe, expect, test } from 'vitest';
import { components } from '../content/components.ts';
import type { Pack } from '../content/pack.ts';
import { readPack } from '../content/read-pack.ts';
import { standard } from '../content/standard.ts';
import { BUILDINGS, FORCES, MAP, RESOURCES, SATRAPS } from '../content/things.ts';
import { xerxesGame } from '../game.ts';

/** The standard pack with something changed. */
function changed(change: (pack: Pack) => void): unknown {
  const pack = structuredClone(standard);
  change(pack);
  return pack;
}

/** The findings of a pack that can be played: rule and code. */
function findings(change: (pack: Pack) => void): string[] {
  const reading = readPack(changed(change));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.findings.map(({ rule, code }) => `${rule} ${code}`);
}

/** The problems of a pack that cannot be played: where and what. */
function problems(pack: unknown): string[] {
  const reading = readPack(pack);
  return reading.ok ? [] : reading.problems.map(({ path, code }) => `${path} ${code}`);
}

/** This many lands besides the homes, all of them like Thracia, and solo cards that occupy three areas. */
function withLands(number: number): (pack: Pack) => void {
  return (pack) => {
    const [thracia] = pack.lands;
    for (const card of pack.solo) card.occupied = ['thracia', 'india', 'sogdia'];
    pack.lands = Array.from({ length: number }, (_, at) => ({
      ...thracia,
      id: at === 0 ? 'thracia' : `land-${at}`,
    }));
    const names = [...SATRAPS, ...pack.lands.map(({ id }) => id)].map((id) => [id, id]);
    const { en } = pack.words;
    pack.words = en === undefined ? {} : { en: { ...en, areas: Object.fromEntries(names) } };
  };
}

const broken = (change: (pack: Pack) => void): string[] => problems(changed(change));

describe('the standard pack', () => {
  test('E15.1, E15.2, E15.3, E15.4, E15.5, E15.6: it meets every demand', () => {
    expect(readPack(standard)).toEqual({ ok: true, pack: standard, findings: [] });
  });

  test('E15.2: every area has its own place on the map', () => {
    const areas = [...Object.values(standard.homes), ...standard.lands];
    expect(areas).toHaveLength(20);
    for (const { at } of areas) {
      expect(at.x).toBeLessThan(MAP.width);
      const near = areas.filter((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y) < 60);
      expect(near).toHaveLength(1);
    }
  });

  test('E15.2: the map shows the empire: Thracia in the north-west, India in the south-east', () => {
    const { homes, lands } = standard;
    const thracia = lands.find(({ id }) => id === 'thracia');
    expect(thracia?.at.x).toBeLessThan(homes.assyria.at.x);
    expect(thracia?.at.y).toBeLessThan(homes.aegyptus.at.y);
    expect(homes.india.at.x).toBeGreaterThan(homes.babylonia.at.x);
    expect(homes.sogdia.at.y).toBeLessThan(homes.bactria.at.y);
  });
});

describe('E15 demands on a pack', () => {
  test.each([
    ['Bactria without its elephant', (pack: Pack): void => void (pack.homes.bactria.force = 'ship')],
    [
      'Bactria without wheat',
      (pack: Pack): void => void (pack.homes.bactria.resources = ['gold', 'wool', 'wood']),
    ],
    ['Aegyptus without its chariot', (pack: Pack): void => void (pack.homes.aegyptus.force = 'ship')],
    [
      'Babylonia without wheat',
      (pack: Pack): void => void (pack.homes.babylonia.resources = ['gold', 'stone', 'iron']),
    ],
    ['no Hyrcania', (pack: Pack): void => rename(pack, 'hyrcania', 'elam')],
    [
      'another yield of India',
      (pack: Pack): void => void (pack.homes.india.resources = ['gold', 'stone', 'wool']),
    ],
    ['another force in Assyria', (pack: Pack): void => void (pack.homes.assyria.force = 'weapon')],
    ['no tax of E14.4', (pack: Pack): void => void (taxOf(pack).asks[0] = 'wool')],
    ['no campaign of E14.6', (pack: Pack): void => void (pack.campaigns[2].asks[3] = 'elephant')],
  ])('E15.1: %s is found', (_, change) => {
    expect(findings(change).some((finding) => finding.startsWith('E15.1 '))).toBe(true);
  });

  test('E8.8: another cost of the granary is found', () => {
    expect(findings((pack) => void (pack.buildings.granary.cost[0] = 'wool'))).toContain('E8.8 amount');
  });

  test('E15.2: a resource twice in an area, areas alike, and uneven numbers are found', () => {
    const found = findings((pack) => void (pack.lands[0].resources = ['wheat', 'wheat', 'iron']));
    expect(found).toContain('E15.2 too-many-of-kind');
    expect(found).toContain('E15.2 amount');
    expect(
      findings((pack) => void (pack.lands[1].resources = pack.lands[0].resources.toReversed())),
    ).toContain('E15.2 alike');
    expect(findings((pack) => pack.lands.forEach((land) => void (land.force = 'ship')))).toContain(
      'E15.2 amount-range',
    );
  });

  test('E15.3: uneven tax cards are found', () => {
    const found = findings((pack) => void (pack.taxes[0].asks = ['gold', 'gold', 'gold', 'gold']));
    expect(found).toContain('E15.3 too-many-of-kind');
    expect(found).toContain('E15.3 amount');
    expect(findings((pack) => void (pack.taxes[0].force = 'ship'))).toContain('E15.3 amount');
    const fewer = findings((pack) => {
      delete pack.taxes[0].force;
      pack.taxes[0].asks.push('gold');
    });
    expect(fewer).toContain('E15.3 tax-kinds');
  });

  test('E15.4: campaign cards alike, three of a kind and uneven numbers are found', () => {
    expect(findings((pack) => void (pack.campaigns[5] = pack.campaigns[4]))).toContain('E15.4 alike');
    const found = findings((pack) => void (pack.campaigns[5].asks = ['ship', 'ship', 'ship', 'weapon']));
    expect(found).toContain('E15.4 too-many-of-kind');
    expect(
      findings((pack) => pack.campaigns.slice(3).forEach((card) => void (card.asks[0] = 'ship'))),
    ).toContain('E15.4 amount-range');
  });

  test('E15.5: four of a kind and uneven costs are found', () => {
    const found = findings(
      (pack) => void (pack.buildings.temple.cost = ['gold', 'gold', 'gold', 'gold', 'wool', 'wool']),
    );
    expect(found).toContain('E15.5 too-many-of-kind');
    expect(found).toContain('E15.5 amount');
  });

  test.each([1, 2, 3, 4])('E15.7: a pack with fewer or more lands than ours can be played by %i', (seats) => {
    for (const number of [5, 30]) {
      const pack = changed(withLands(number));
      const reading = readPack(pack);
      if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
      expect(reading.findings.map(({ path, code }) => `${path} ${code}`)).toContain('lands wrong-number');
      const game = xerxesGame(components(reading.pack));
      const options = { satraps: 'chosen', events: 'expansion', order: 'random', scenario: 'hard' };
      for (let seed = 0; seed < 5; seed++) {
        const state = playOut(game, seats, options, new FastRng(seed), () => undefined);
        expect(game.pending(state)).toEqual([]);
      }
    }
  });

  test('E15.6: other positions, occupied homes, uneven lands and bars are found', () => {
    expect(findings((pack) => void (pack.solo[0].position = 4))).toContain('E15.6 solo-positions');
    const found = findings((pack) => void (pack.solo[0].occupied = ['india', 'thracia', 'media']));
    expect(found).toContain('E15.6 solo-occupied');
    expect(found).toContain('E15.6 not-a-land');
    expect(found).toContain('E15.6 land-occupied');
    expect(findings((pack) => void (pack.solo[0].bars = pack.solo[1].bars))).toContain('E15.6 amount');
  });
});

describe('a pack that cannot be played', () => {
  test('E1.4, E1.5, E1.6: too few cards', () => {
    expect(broken((pack) => pack.taxes.pop())).toContain('taxes wrong-number');
    expect(broken((pack) => pack.campaigns.pop())).toContain('campaigns wrong-number');
    expect(broken((pack) => pack.events.pop())).toContain('events wrong-number');
    expect(broken((pack) => pack.solo.pop())).toContain('solo wrong-number');
  });

  test('E1.3: too few lands for all workers, or too many for their numbers', () => {
    expect(broken(withLands(4))).toContain('lands lands-number');
    expect(broken(withLands(61))).toContain('lands lands-number');
    for (const number of [5, 60]) expect(broken(withLands(number))).not.toContain('lands lands-number');
  });

  test('E12.2: a solo card that leaves no free area for both workers', () => {
    const all = [...SATRAPS, ...standard.lands.map(({ id }) => id)];
    const occupied = (number: number): string[] =>
      broken((pack) => void (pack.solo[2].occupied = all.slice(0, number)));
    expect(occupied(all.length - 2)).toEqual(['solo[2].occupied no-area-left']);
    expect(occupied(all.length - 3)).toEqual([]);
  });

  test('E1.3, E1.7: lists of the wrong length', () => {
    expect(broken((pack) => pack.lands[3].resources.pop())).toEqual(['lands[3].resources wrong-length']);
    expect(broken((pack) => pack.buildings.road.cost.push('gold'))).toEqual([
      'buildings.road.cost wrong-length',
    ]);
    expect(broken((pack) => pack.taxes[0].asks.push('gold'))).toEqual(['taxes[0].asks wrong-length']);
    expect(broken((pack) => pack.campaigns[0].asks.pop())).toEqual(['campaigns[0].asks wrong-length']);
  });

  test('E2.3: too few tax cards of a kind for a fair deal', () => {
    const poor = broken((pack) => {
      for (const card of pack.taxes.slice(0, 5)) {
        delete card.force;
        card.asks.push('gold');
      }
    });
    expect(poor).toEqual(['taxes tax-rewards']);
  });

  test('E4.1, E4.2, E4.3, E4.4: every event is there once', () => {
    expect(broken((pack) => void (pack.events[0].stops = 'gold'))).toEqual(['events no-event-for']);
    expect(broken((pack) => void (pack.events[6].gives = 'resources'))).toEqual(['events no-event-giving']);
    expect(broken((pack) => void (pack.expansion[0].bars = 'road'))).toEqual(['expansion no-event-for']);
    expect(broken((pack) => void (pack.events[0].gives = 'force'))).toEqual(['events[0] event-effect']);
  });

  test('E12.1: solo cards name areas that exist, each once', () => {
    expect(broken((pack) => void (pack.solo[0].occupied[0] = 'atlantis'))).toEqual([
      'solo[0].occupied[0] unknown-area',
    ]);
    expect(broken((pack) => void (pack.solo[0].occupied[1] = pack.solo[0].occupied[0]))).toEqual([
      'solo[0].occupied[1] area-twice',
    ]);
    expect(broken((pack) => void (pack.lands[0].id = 'india'))).toContain('lands[0].id id-twice');
  });

  test('form errors are reported with their place', () => {
    expect(problems(null)).toEqual([' wrong-type']);
    expect(problems({ ...standard, format: 'triptych-bellum-pack-1' })).toEqual(['format wrong-format']);
    expect(problems({ ...standard, extra: 1 })).toEqual(['extra unknown-field']);
    expect(problems({ ...standard, solo: undefined })).toEqual(['solo missing-field']);
    expect(broken(({ words }) => void (words.pl.areas.media = ' '))).toEqual([
      'words.pl.areas.media empty-text',
    ]);
    expect(broken(({ words }) => void (words.pl.areas.media = 'x'.repeat(41)))).toEqual([
      'words.pl.areas.media text-too-long',
    ]);
    expect(broken((pack) => void (pack.lands[0].at.x = 1001))).toEqual(['lands[0].at.x out-of-range']);
    expect(broken((pack) => void (pack.lands[0].id = 'Big Land'))).toContain('lands[0].id wrong-id');
    const wrongWord = { ...standard, campaigns: [{ asks: ['dragon', 'ship', 'ship', 'weapon'] }] };
    expect(problems(wrongWord)).toEqual(['campaigns[0].asks[0] unknown-word']);
  });

  test('things come in the order that their numbers assume', () => {
    expect([RESOURCES.length, FORCES.length, BUILDINGS.length]).toEqual([6, 6, 6]);
  });
});

function rename(pack: Pack, from: string, to: string): void {
  for (const land of pack.lands) if (land.id === from) land.id = to;
  for (const { areas } of Object.values(pack.words)) {
    areas[to] = areas[from];
    delete areas[from];
  }
  for (const { occupied } of pack.solo) {
    if (occupied.includes(from)) occupied[occupied.indexOf(from)] = to;
  }
}

function taxOf(pack: Pack): Pack['taxes'][number] {
  return (
    pack.taxes.find(({ asks }) => [...asks].sort().join() === 'gold,iron,iron,stone,stone') ?? pack.taxes[0]
  );
}
