import { describe, expect, test } from 'vitest';
import { BUILDINGS, RESOURCES } from '../content/things.ts';
import { Build, NO, YES } from '../questions.ts';
import { building, NONE, resource, TestTable } from './table.ts';

/** Costs of the six buildings in the standard pack, as stores. */
const COST = (name: (typeof BUILDINGS)[number]): Record<string, number> => {
  const { cost } = new TestTable(['india', 'bactria']).game.components.buildings[building(name)];
  return Object.fromEntries(RESOURCES.map((kind, at) => [kind, cost[at]]));
};

describe('E4 year events', () => {
  test.each(RESOURCES)('E4.1: no %s this round, in any area, homes included', (stopped) => {
    const table = new TestTable(['bactria', 'aegyptus', 'sogdia']).emptyHands();
    table.nextEvent(stopped);
    table.placeAll(['thracia', 'persis'], ['phoenicia', 'media'], ['armenia', 'hyrcania']);
    for (const { stopped: kinds, gained } of table.events('collected')) {
      expect(kinds.every((kind) => kind === resource(stopped))).toBe(true);
      expect(gained).not.toContain(resource(stopped));
    }
    const found = table.events('collected').flatMap((event) => event.stopped);
    expect(found.length).toBeGreaterThan(0);
  });

  test('E4.1: only that round', () => {
    const table = new TestTable(['bactria', 'aegyptus']).emptyHands();
    table.nextEvent('gold');
    table.placeAll();
    table.skipTo(null);
    table.store(0, {});
    table.nextEvent('iron');
    table.placeAll();
    expect(table.events('collected')[0]).toMatchObject({ area: table.area('bactria'), stopped: [] });
  });

  test('E4.2: God’s blessing gives every player one more force of their choice', () => {
    const table = new TestTable(['bactria', 'aegyptus']).emptyHands();
    const card = table.campaign(0, 'elephant', 'mercenary', 'weapon', 'weapon');
    table.nextEvent('blessing');
    table.placeAll(['thracia', 'persis']);
    // home: weapon, Thracia: mercenary, Persis: weapon; the blessing stands in for the elephant
    table.answer(1 + card);
    expect(table.seat(0).campaignsWon).toEqual([card]);
    expect(table.seat(0).points).toBe(5);
  });

  test('E4.3: the heir gives three resources of the player’s choice at once, which may be alike', () => {
    const table = new TestTable(['bactria', 'aegyptus']).emptyHands();
    table.nextEvent('heir');
    table.placeAll();
    expect(table.asked).toBe('heir 0');
    expect(table.question.shape).toMatchObject({ shape: 'distribute', min: 3, max: 3 });
    table.answer([3, 0, 0, 0, 0, 0]);
    expect(table.stored(0)).toEqual({ gold: 3 });
    expect(table.asked).toBe('heir 1');
    expect(table.stored(1)).toEqual({});
    table.answer([1, 1, 1, 0, 0, 0]);
    expect(table.events('heirGave')).toEqual([{ type: 'heirGave', seat: 1, gained: [1, 1, 1, 0, 0, 0] }]);
  });

  test('E4.3, E1.8: the heir’s gift stays within the limit of 3 each', () => {
    const table = new TestTable(['bactria', 'aegyptus']).emptyHands();
    table.store(0, { gold: 2, stone: 3 });
    table.store(1, { gold: 3, stone: 3, iron: 3, wood: 3, wheat: 3, wool: 1 });
    table.nextEvent('heir');
    table.placeAll();
    expect(table.refusal([2, 0, 1, 0, 0, 0])).toMatchObject({ code: 'store-full', rule: 'E1.8' });
    expect(table.refusal([1, 0, 1, 0, 0, 0])).toMatchObject({ code: 'gift-number', values: { count: 3 } });
    table.answer([1, 0, 1, 1, 0, 0]);
    // Aegyptus has room for two only: nothing to choose
    expect(table.events('heirGave')).toEqual([
      { type: 'heirGave', seat: 0, gained: [1, 0, 1, 1, 0, 0] },
      { type: 'heirGave', seat: 1, gained: [0, 0, 0, 0, 0, 2] },
    ]);
  });

  test('E4.3, E1.8: the heir gives nothing to somebody whose store is full', () => {
    const table = new TestTable(['bactria', 'aegyptus']).emptyHands();
    table.store(1, { gold: 3, stone: 3, iron: 3, wood: 3, wheat: 3, wool: 3 });
    table.nextEvent('heir');
    table.placeAll();
    table.answer([1, 1, 1, 0, 0, 0]);
    expect(table.events('heirGave')).toEqual([{ type: 'heirGave', seat: 0, gained: [1, 1, 1, 0, 0, 0] }]);
    expect(table.asked).not.toMatch(/heir/);
  });

  test.each(BUILDINGS)('E4.4: the expansion bars the %s for a round', (name) => {
    const table = new TestTable(['bactria', 'aegyptus'], { events: 'expansion' });
    table.store(0, COST(name));
    table.at('build', 0, name);
    expect(table.offered).toEqual([Build.pass]);
    expect(table.refusal(Build.building(building(name)))).toMatchObject({
      code: 'barred',
      rule: 'E4.4',
      values: { building: building(name) },
    });
    table.at('build', 0, 'heir');
    expect(table.offered).toEqual([Build.pass, Build.building(building(name))]);
  });

  test('E4.4: existing buildings are not affected', () => {
    const table = new TestTable(['bactria', 'aegyptus'], { events: 'expansion' }).emptyHands();
    table.built(0, 'temple');
    table.nextEvent('temple');
    table.placeAll();
    table.skipTo(null);
    expect(table.state.buildings[building('temple')]).toBe(0);
  });

  test('E4.4: Sogdia may not build a barred building, but a displaced marker may be put on one', () => {
    const table = new TestTable(['sogdia', 'aegyptus'], { events: 'expansion' });
    table.built(1, 'granary', 'road');
    table.store(0, { wheat: 3, wood: 2, stone: 1, iron: 3, wool: 1, gold: 1 });
    table.at('build', 0, 'granary');
    expect(table.refusal(Build.displace(building('granary')))).toMatchObject({
      code: 'barred',
      rule: 'E4.4',
    });
    table.state.buildings[building('granary')] = NONE;
    table.answer(Build.displace(building('road')));
    expect(table.offered).toContain(building('granary'));
    table.answer(building('granary'));
    expect(table.state.buildings[building('granary')]).toBe(1);
  });

  test('E4.5: a drawn event does not return; seven are drawn in a game', () => {
    const table = new TestTable(['bactria', 'aegyptus']).emptyHands();
    const drawn: number[] = [];
    for (let round = 1; round <= 7; round++) {
      table.placeAll();
      drawn.push(...table.events('eventRevealed').map(({ event }) => event), table.state.event);
      table.skipTo(null);
    }
    expect(table.state.eventsDrawn).toBe(7);
    expect(new Set(drawn).size).toBe(7);
  });
});

describe('E11.2 Babylonia', () => {
  test.each(RESOURCES)('E11.2: ignores the stop of %s, for Babylonia alone', (stopped) => {
    const table = new TestTable(['babylonia', 'aegyptus']).emptyHands();
    table.nextEvent(stopped);
    table.placeAll();
    expect(table.asked).toBe('ignore 0');
    table.answer(YES);
    expect(table.seat(0).ability).toBe(0);
    const own = table.events('collected').filter(({ seat }) => seat === 0);
    expect(own.flatMap(({ stopped: kinds }) => kinds)).toEqual([]);
  });

  test('E11.2: even as the bonus of position 4', () => {
    const table = new TestTable(['bactria', 'aegyptus', 'sogdia', 'babylonia']).emptyHands();
    table.nextEvent('iron');
    table.placeAll();
    table.answer(YES);
    table.skipTo('bonus');
    expect(table.asked).toBe('bonus 3');
    table.store(3, {});
    expect(table.offered).toContain(resource('iron'));
  });

  test('E11.2: Babylonia can build a barred building', () => {
    const table = new TestTable(['babylonia', 'aegyptus'], { events: 'expansion' }).emptyHands();
    table.nextEvent('granary');
    table.placeAll();
    table.answer(YES);
    expect(table.asked).toBe('giveUp 0');
    table.store(0, { wheat: 3, wood: 2, stone: 1, gold: 1 });
    table.answer(resource('gold'));
    expect(table.asked).toBe('build 0');
    expect(table.offered).toContain(Build.building(building('granary')));
  });

  test('E11.2: is asked before anyone campaigns, and may decline', () => {
    const table = new TestTable(['aegyptus', 'babylonia']).emptyHands();
    table.campaign(0, 'chariot', 'cavalry', 'mercenary', 'ship');
    table.permanent(0, 'cavalry');
    table.nextEvent('wheat');
    table.placeAll(['thracia', 'phoenicia']);
    expect(table.asked).toBe('ignore 1');
    table.answer(NO);
    expect(table.seat(1).ability).toBe(1);
    expect(table.asked).toBe('campaign 0');
  });

  test('E11.2: Babylonia cannot ignore an event that only gives, nor a bar on a finished building', () => {
    for (const event of ['blessing', 'heir'] as const) {
      const table = new TestTable(['babylonia', 'aegyptus']).emptyHands();
      table.nextEvent(event);
      table.placeAll();
      expect(table.asked).not.toMatch(/ignore/);
    }
    const table = new TestTable(['babylonia', 'aegyptus'], { events: 'expansion' }).emptyHands();
    table.built(1, 'temple');
    table.nextEvent('temple');
    table.placeAll();
    expect(table.asked).not.toMatch(/ignore/);
  });
});
