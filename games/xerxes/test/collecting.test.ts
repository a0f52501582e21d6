import { describe, expect, test } from 'vitest';
import { RESOURCES } from '../content/things.ts';
import { NONE, resource, TestTable } from './table.ts';

describe('E6 collecting', () => {
  test('E6.1: everybody collects the three resources of home and of each area with a worker', () => {
    const table = new TestTable(['parthia', 'aegyptus', 'sogdia', 'bactria']).emptyHands();
    table.nextEvent('blessing');
    table.placeAll(['media', 'persis'], ['thracia', 'arabia'], ['libya', 'armenia'], ['phoenicia', 'track']);
    // Bactria: wheat, wool and wood at home; Phoenicia: gold, stone, wheat; the other worker stands on the track
    expect(table.stored(3)).toEqual({ gold: 1, stone: 1, wood: 1, wheat: 2, wool: 1 });
    expect(table.events('collected')).toHaveLength(11);
  });

  test('E6.2, E1.8: a player holds at most 3 of each; any excess is lost, each kind by itself', () => {
    const table = new TestTable(['aegyptus', 'bactria']).emptyHands();
    table.store(1, { wheat: 2, wood: 3, wool: 3 });
    table.nextEvent('blessing');
    table.placeAll(['media', 'persis'], ['phoenicia', 'track']);
    expect(table.stored(1)).toEqual({ gold: 1, stone: 1, wood: 3, wheat: 3, wool: 3 });
    const [home, phoenicia] = table.events('collected').filter(({ seat }) => seat === 1);
    expect(new Set(home.lost)).toEqual(new Set([resource('wood'), resource('wool')]));
    expect(phoenicia).toMatchObject({ gained: [resource('gold'), resource('stone')] });
    expect(phoenicia.lost).toEqual([resource('wheat')]);
  });

  test('E6.3: then the workers leave the map', () => {
    const table = new TestTable(['aegyptus', 'bactria']).emptyHands();
    table.nextEvent('blessing');
    table.placeAll();
    expect(table.events('workersLeft')).toHaveLength(1);
    for (const { workers } of table.state.seats) expect(workers).toEqual([NONE, NONE]);
  });
});

describe('E7 the track at the end of collecting', () => {
  test('E7.1: position 1 gives up one resource of their choice', () => {
    const table = new TestTable(['aegyptus', 'bactria']).emptyHands();
    table.nextEvent('blessing');
    table.placeAll(['arabia', 'track'], ['phoenicia']);
    // Aegyptus: stone, iron and wheat at home; Arabia: gold, iron, wheat
    expect(table.asked).toBe('giveUp 0');
    expect(table.offered).toEqual((['gold', 'stone', 'iron', 'wheat'] as const).map(resource));
    expect(table.refusal(resource('wood'))).toMatchObject({ code: 'none-held', rule: 'E7.1' });
    table.answer(resource('wheat'));
    expect(table.stored(0)).toEqual({ gold: 1, stone: 1, iron: 2, wheat: 1 });
  });

  test('E7.1: with a single kind there is no choice, and an empty store gives up nothing', () => {
    const table = new TestTable(['aegyptus', 'bactria']).emptyHands();
    table.permanent(0, 'cavalry');
    for (const [store, left] of [
      [{ gold: 2 }, { gold: 1 }],
      [{}, {}],
    ] as const) {
      table.store(0, store);
      table.stand(0, 'thracia', 'phoenicia');
      const card = table.campaign(0, 'chariot', 'cavalry', 'mercenary', 'ship');
      table.seat(0).used = 0;
      table.at('campaign', 0, 'wheat');
      table.answer(1 + card);
      expect(table.asked).not.toMatch(/giveUp/);
      expect(table.stored(0)).toEqual(left);
      table.seat(0).campaignsWon.length = 0;
    }
  });

  test.each([...RESOURCES, 'blessing'] as const)(
    'E7.4: position 4 gains one more resource, not what the event stops (%s)',
    (event) => {
      const table = new TestTable(['lydia', 'aegyptus', 'sogdia', 'parthia']).emptyHands();
      table.nextEvent(event);
      table.placeAll();
      table.skipTo('bonus');
      expect(table.asked).toBe('bonus 3');
      const before = table.state.seats[3].resources;
      const free = RESOURCES.filter((kind, at) => kind !== event && before[at] < 3);
      expect(table.offered).toEqual(free.map(resource));
      const chosen = table.offered[0];
      const held = before[chosen];
      const stopped = RESOURCES.filter((kind) => kind === event).map(resource);
      expect(stopped.map((kind) => table.refusal(kind))).toMatchObject(
        stopped.map((kind) => ({ code: 'event-stops', rule: 'E7.4', values: { resource: kind } })),
      );
      table.answer(chosen);
      expect(table.seat(3).resources[chosen]).toBe(held + 1);
    },
  );

  test('E7.4, E1.8: only what fits; a full store gains nothing', () => {
    const table = new TestTable(['lydia', 'aegyptus', 'sogdia', 'parthia']).emptyHands();
    const full = { gold: 3, stone: 3, iron: 3, wood: 3, wheat: 3, wool: 3 };
    table.store(3, full);
    table.nextEvent('blessing');
    table.placeAll();
    table.skipTo('build');
    expect(table.stored(3)).toEqual(full);
  });

  test('E7.4: with the heir the bonus comes after his gift', () => {
    const table = new TestTable(['lydia', 'aegyptus', 'sogdia', 'parthia']).emptyHands();
    table.nextEvent('heir');
    table.placeAll();
    table.skipTo('heir', 3);
    table.answer([0, 3, 0, 0, 0, 0]);
    table.skipTo('bonus', 3);
    expect(table.offered).not.toContain(resource('stone'));
    expect(table.refusal(resource('stone'))).toMatchObject({ code: 'store-full', rule: 'E1.8' });
  });

  test('E7.5: with three players there is no position 4, with two no position 3', () => {
    const three = new TestTable(['lydia', 'aegyptus', 'sogdia']).emptyHands();
    three.nextEvent('blessing');
    three.placeAll();
    three.skipTo(null);
    expect(three.state.round).toBe(2);
    const two = new TestTable(['lydia', 'aegyptus']).emptyHands();
    two.stand(1, 'thracia', 'phoenicia');
    const card = two.campaign(1, 'chariot', 'cavalry', 'mercenary', 'ship');
    two.at('campaign', 1, 'wheat');
    expect(two.refusal(1 + card)).toMatchObject({ code: 'missing-forces' });
  });

  test('E7.5: with three players nobody is asked for a bonus', () => {
    const table = new TestTable(['lydia', 'aegyptus', 'sogdia']).emptyHands();
    table.nextEvent('blessing');
    table.placeAll();
    const asked: string[] = [];
    while (table.state.round === 1) {
      asked.push(table.asked);
      table.answer(table.offered[0]);
    }
    expect(asked.filter((question) => question.startsWith('bonus'))).toEqual([]);
    expect(asked).toContain('giveUp 0');
  });

  test('E7.6: the player with the space gives everybody a position at the end of the round, which lasts', () => {
    const table = new TestTable(['lydia', 'aegyptus', 'sogdia']).emptyHands();
    table.placeAll([], ['track', 'thracia']);
    table.skipTo('order');
    expect(table.asked).toBe('order 1');
    expect(table.state.order).toEqual([0, 1, 2]);
    expect(table.refusal([2, 2, 1])).toMatchObject({ code: 'everybody-once', rule: 'E7.6' });
    table.answer([2, 0, 1]);
    expect(table.state.order).toEqual([2, 0, 1]);
    expect(table.asked).toBe('worker 2');
    table.placeAll();
    table.skipTo(null);
    expect(table.state.order).toEqual([2, 0, 1]);
  });
});
