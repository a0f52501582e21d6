import { expect, it } from 'vitest';
import type { Sender } from '../index.ts';
import { ANA, BEN, EVE, Seated } from './seated.ts';
import { Three } from './three.ts';

const DAY = 86_400_000;

it('there is a rematch only after the match, and only one', () => {
  const three = Three.begun();
  expect(three.say({ do: 'rematch', table: 'next' }, ANA)).toBe('not-over');
  three.write({ at: three.now, act: { do: 'end' } });
  expect(three.say({ do: 'rematch', table: 'next' }, ANA)).toBeNull();
  expect(three.say({ do: 'rematch', table: 'another' }, EVE)).toBe('rematch-exists');
  expect(three.table.viewerState(0).rematch).toBe('next');
});

it('a player brings at most four more devices', () => {
  const three = Three.begun();
  const device = (number: number): Sender => ({ from: 'person', id: `device ${number}`, name: 'Ben' });
  for (const number of [1, 2, 3, 4]) {
    expect(three.say({ do: 'claim', seat: 1 }, device(number))).toBeNull();
    const { claim = -1 } = three.table.viewerState('spectator').seats[1];
    expect(three.say({ do: 'admit', claim }, BEN)).toBeNull();
    expect(three.table.viewerState('spectator').seats[1].devices).toBe(number);
  }
  expect(three.say({ do: 'claim', seat: 1 }, device(5))).toBe('too-many-devices');
});

it('nobody is absent while on holiday', () => {
  const three = Three.begun({ timeControl: { kind: 'days', days: 3 } });
  expect(three.say({ do: 'holiday', seat: 2, on: true }, EVE)).toBeNull();
  expect(three.away(EVE, 5 * DAY)).toBe('time-left');
  expect(three.say({ do: 'holiday', seat: 2, on: false }, EVE)).toBeNull();
  expect(three.away(EVE, 5 * DAY)).toBeNull();
});

it('the last 64 commands are remembered, so that none of them is carried out twice', () => {
  const seated = Seated.playing();
  const say = (number: number) => seated.say({ do: 'chat', text: `${number}` }, ANA, `id ${number}`);
  for (let number = 0; number < 65; number++) expect(say(number)).toBeNull();
  expect([say(64), say(1)]).toEqual(['repeat', 'repeat']);
  expect(seated.table.snapshot().table.recent).toHaveLength(64);
  expect(say(0)).toBeNull();
});

it('the last 20 messages are kept for whoever comes back', () => {
  const seated = Seated.playing().watch(0);
  const { n } = seated.table.fresh(0);
  expect(seated.table.missed(0, n)).toEqual([]);
  for (let number = 0; number < 20; number++) seated.say({ do: 'chat', text: `${number}` }, ANA);
  expect(seated.table.missed(0, n)).toEqual(seated.texts.get(0));
  expect(seated.table.missed(0, n + 20)).toEqual([]);
  expect(seated.table.missed(0, n + 21)).toBeNull();
  seated.say({ do: 'chat', text: '20' }, ANA);
  expect(seated.table.missed(0, n)).toBeNull();
  expect(seated.table.missed(0, n + 1)).toEqual(seated.texts.get(0)?.slice(1));
});

it('a player’s device that is released leaves the others', () => {
  const three = Three.begun();
  const device = (number: number): Sender => ({ from: 'person', id: `device ${number}`, name: 'Ben' });
  for (const number of [1, 2]) {
    three.say({ do: 'claim', seat: 1 }, device(number));
    const { claim = -1 } = three.table.viewerState('spectator').seats[1];
    expect(three.say({ do: 'admit', claim }, BEN)).toBeNull();
  }
  expect(three.say({ do: 'release', seat: 1 }, device(1))).toBeNull();
  expect([three.table.holds(1, 'device 1'), three.table.holds(1, 'device 2')]).toEqual([false, true]);
});

it('nobody is asked, and nobody has resigned, before the match begins; then those are asked who play themselves', () => {
  const three = new Three();
  expect([three.table.askedPeople, three.table.resigned, three.table.waitingFor]).toEqual([[], [], []]);
  three.say({ do: 'start', part: null }, ANA);
  expect([three.table.askedPeople, three.table.resigned]).toEqual([['ana', 'ben', 'eve'], []]);
  expect(three.table.at).toBe(three.now);
  three.away(EVE);
  expect(three.say({ do: 'stand-in', seat: 2 }, ANA)).toBeNull();
  expect(three.table.askedPeople).toEqual(['ana', 'ben']);
  expect(three.table.botTurns()).toMatchObject([{ seat: 2 }]);
});
