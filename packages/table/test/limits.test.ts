import { expect, it } from 'vitest';
import type { Sender } from '../index.ts';
import { ANA, EVE } from './seated.ts';
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
    expect(three.say({ do: 'admit', claim }, ANA)).toBeNull();
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
