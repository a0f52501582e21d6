import { describe, expect, test } from 'vitest';
import { type Building, BUILDINGS, RESOURCES } from '../content/things.ts';
import { Build } from '../questions.ts';
import { building, NONE, type Store, TestTable } from './table.ts';

const GRANARY: Store = { wheat: 3, wood: 2, stone: 1 };
const FORTIFICATION: Store = { stone: 3, wheat: 2, wood: 1 };
const RICH: Store = { gold: 3, stone: 3, iron: 3, wood: 3, wheat: 3, wool: 3 };

/** The first of three has the turn to build, in this round; rivals have 10 points each. */
function building1st(store: Store, round = 1, rivals = 10): TestTable {
  const table = new TestTable(['bactria', 'aegyptus', 'assyria']).emptyHands();
  table.state.round = round;
  table.store(0, store);
  for (const seat of [1, 2]) table.seat(seat).points = rivals;
  table.at('build', 0, 'heir');
  return table;
}

const build = (table: TestTable, name: Building): void => table.answer(Build.building(building(name)));

describe('E8 buildings', () => {
  test('E8.1: each builds one or passes, in turn order, until all have passed in a row', () => {
    const table = building1st(RICH);
    table.store(1, RICH);
    table.store(2, RICH);
    const turns: string[] = [];
    const take = (option: number): void => {
      turns.push(table.asked);
      table.answer(option);
    };
    take(Build.building(building('temple')));
    take(Build.pass);
    take(Build.building(building('fortification')));
    for (const seat of [0, 2]) table.store(seat, RICH);
    take(Build.pass);
    // a player who passed before may build now
    take(Build.building(building('road')));
    expect(table.asked).toBe('divide 1');
    table.answer([1, 1]);
    take(Build.pass);
    take(Build.pass);
    expect(table.state.passes).toBe(2);
    table.store(1, RICH);
    take(Build.pass);
    expect(turns.join()).toBe('build 0,build 1,build 2,build 0,build 1,build 2,build 0,build 1');
    expect(table.state.phase).not.toBe('build');
  });

  test('E8.1: nobody builds twice before everybody else has had their turn', () => {
    const table = building1st(RICH);
    table.store(1, RICH);
    build(table, 'fortification');
    expect(table.asked).toBe('build 1');
  });

  test('E8.1: a player who can build nothing is not asked', () => {
    const table = building1st(GRANARY);
    table.store(2, GRANARY);
    table.answer(Build.pass);
    expect(table.asked).toBe('build 2');
  });

  test('E8.2: a building costs its six resources', () => {
    const table = building1st({ ...GRANARY, wool: 2 });
    expect(table.offered).toEqual([Build.pass, Build.building(building('granary'))]);
    // 1 stone and 1 wool of the six are there
    const refusal = table.refusal(Build.building(building('temple')));
    expect(refusal).toEqual({ code: 'cannot-pay', rule: 'E8.2', values: { gold: 2, iron: 2 } });
    build(table, 'granary');
    expect(table.stored(0)).toEqual({ wool: 2 });
  });

  test('E8.2: it can be built once per game', () => {
    const table = building1st(GRANARY);
    table.built(1, 'granary');
    expect(table.refusal(Build.building(building('granary')))).toMatchObject({
      code: 'already-built',
      rule: 'E8.2',
    });
  });

  test('E8.2: at most three buildings per player', () => {
    const table = building1st(GRANARY);
    table.built(0, 'temple', 'road', 'bridge');
    expect(table.refusal(Build.building(building('granary')))).toMatchObject({
      code: 'no-markers',
      rule: 'E8.2',
    });
  });

  test.each([1, 2, 3, 4, 5, 6, 7])(
    'E8.3, E8.4, E14.7: in round %i the temple gives 8 minus it, the fortification just it',
    (round) => {
      const temple = building1st(RICH, round);
      build(temple, 'temple');
      expect(temple.seat(0).points).toBe(8 - round);
      const fortification = building1st(RICH, round);
      build(fortification, 'fortification');
      expect(fortification.seat(0).points).toBe(round);
      expect(fortification.state.seats.slice(1).map(({ points }) => points)).toEqual([10, 10]);
    },
  );

  test.each([
    ['E8.5', 'road', 4, 2],
    ['E8.5', 'bridge', 4, 2],
    ['E8.6', 'granary', 3, 3],
    ['E8.6', 'palace', 3, 3],
  ] as const)('%s: the %s gives %i points, and takes %i in all from others', (_, name, points, loss) => {
    const table = building1st(RICH, 3);
    build(table, name);
    expect(table.seat(0).points).toBe(points);
    expect(table.asked).toBe('divide 0');
    expect(table.question.shape).toMatchObject({ shape: 'distribute', to: [1, 2], min: loss, max: loss });
    table.answer([loss - 1, 1]);
    expect(table.state.seats.map((seat) => seat.points)).toEqual([points, 11 - loss, 9]);
  });

  test('E8.7: the whole loss is divided as the builder likes', () => {
    const table = building1st(GRANARY);
    build(table, 'granary');
    expect(table.refusal([1, 1])).toMatchObject({ code: 'whole-loss', rule: 'E8.7', values: { loss: 3 } });
    table.answer([0, 3]);
    expect(table.state.seats.map((seat) => seat.points)).toEqual([3, 10, 7]);
  });

  test('E8.7: one opponent loses all of it', () => {
    const table = new TestTable(['bactria', 'aegyptus']).emptyHands();
    table.store(0, GRANARY);
    table.seat(1).points = 10;
    table.at('build', 0, 'heir');
    build(table, 'granary');
    expect(table.seat(1).points).toBe(7);
  });

  test('E8.7: each loses at most what they have, the rest lapses', () => {
    const table = building1st(GRANARY, 1, 1);
    build(table, 'granary');
    table.answer([3, 0]);
    expect(table.state.seats.map((seat) => seat.points)).toEqual([3, 0, 1]);
    const poor = building1st(GRANARY, 1, 0);
    build(poor, 'granary');
    expect(poor.asked).not.toMatch(/divide/);
  });

  test('E8.8: granary and fortification cost what is known of them', () => {
    const { buildings } = new TestTable(['bactria', 'aegyptus']).game.components;
    const cost = (name: Building): Store =>
      Object.fromEntries(
        RESOURCES.map((kind, at) => [kind, buildings[building(name)].cost[at]]).filter(([, n]) => n !== 0),
      );
    expect(cost('granary')).toEqual(GRANARY);
    expect(cost('fortification')).toEqual(FORTIFICATION);
  });
});

describe('E11.6 Sogdia', () => {
  /** Sogdia, first of two, can pay the granary that Bactria has built. */
  function displacing(...free: Building[]): TestTable {
    const table = new TestTable(['sogdia', 'bactria']).emptyHands();
    table.store(0, GRANARY);
    for (const name of BUILDINGS) table.state.buildings[building(name)] = 1;
    for (const name of free) table.state.buildings[building(name)] = NONE;
    table.seat(1).points = 8;
    table.at('build', 0, 'heir');
    return table;
  }

  test('E11.6: builds what another player has built; that marker moves to a free building of Sogdia’s choice', () => {
    const table = displacing('temple', 'road', 'bridge');
    table.answer(Build.displace(building('granary')));
    expect(table.asked).toBe('move 0');
    expect(table.offered).toEqual(
      ['temple', 'road', 'bridge'].map((name) => BUILDINGS.findIndex((one) => one === name)),
    );
    expect(table.refusal(building('palace'))).toMatchObject({ code: 'not-free', rule: 'E11.6' });
    table.answer(building('road'));
    expect(table.state.buildings[building('granary')]).toBe(0);
    expect(table.state.buildings[building('road')]).toBe(1);
    expect(table.seat(0)).toMatchObject({ ability: 0, points: 3 });
    expect(table.stored(0)).toEqual({});
  });

  test('E11.6: the displaced owner keeps their points and gets none for the new place', () => {
    const table = displacing('temple', 'road');
    table.answer(Build.displace(building('granary')));
    table.answer(building('temple'));
    // the granary itself takes three points from the only rival
    expect(table.seat(1).points).toBe(5);
    expect(table.events('pointsGained')).toMatchObject([{ seat: 0, points: 3 }]);
  });

  test('E11.6: with one free building the marker goes there by itself', () => {
    const table = displacing('palace');
    table.answer(Build.displace(building('granary')));
    expect(table.state.buildings[building('palace')]).toBe(1);
    expect(table.state.buildings[building('granary')]).toBe(0);
  });

  test('E11.6: needs a free building', () => {
    const table = displacing();
    expect(table.offered).toEqual([Build.pass]);
    expect(table.refusal(Build.displace(building('granary')))).toMatchObject({
      code: 'no-free-building',
      rule: 'E11.6',
    });
  });

  test('E11.6: not their own building, not a free one, not without the resources, and only Sogdia', () => {
    const table = displacing('temple');
    const refusal = (name: Building): string | undefined =>
      table.refusal(Build.displace(building(name)))?.code;
    expect(refusal('temple')).toBe('not-built');
    expect(refusal('palace')).toBe('cannot-pay');
    table.built(0, 'granary');
    expect(refusal('granary')).toBe('own-building');
    table.seat(0).ability = 0;
    expect(refusal('granary')).toBe('no-ability');
  });
});
