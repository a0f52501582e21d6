import { lookout } from '@triptych/kernel/test/games/lookout.ts';
import { expect, it } from 'vitest';
import { Attendance } from '../attendance.ts';
import type { Listener } from '../listener.ts';
import { Seated } from './seated.ts';

function listener(person: string | null, viewer: Listener['viewer'], screen = false) {
  const told: unknown[] = [];
  const one: Listener = {
    viewer,
    person,
    screen,
    tell: (text) => void told.push(JSON.parse(text)),
    dismissed: () => {},
    hangUp: () => {},
  };
  return { one, told };
}

it('a crowd that comes and goes is told of once at first and once a moment later', () => {
  const { table } = Seated.playing({}, lookout);
  const later: (() => void)[] = [];
  const listeners = new Set<Listener>();
  const attendance = new Attendance(table, listeners, (run) => void later.push(run));
  const ana = listener('ana', 0);
  listeners.add(ana.one);
  attendance.tell(ana.one);
  expect(ana.told).toEqual([{ present: [0], disconnected: [], spectators: 0 }]);
  const crowd = Array.from({ length: 5 }, () => listener(null, 'spectator'));
  for (const { one } of crowd) {
    listeners.add(one);
    attendance.tell(one);
  }
  // Each of them knows at once; the others have heard nothing new yet.
  expect(crowd.map(({ told }) => told.length)).toEqual([1, 1, 1, 1, 1]);
  expect(ana.told).toHaveLength(1);
  expect(later).toHaveLength(1);
  later.shift()?.();
  expect(ana.told.slice(1)).toEqual([{ present: [0], disconnected: [], spectators: 5 }]);
  // It waits once more, in case more come, and then there is nothing new to say.
  expect(later).toHaveLength(1);
  later.shift()?.();
  expect([ana.told.length, later.length]).toEqual([2, 0]);
  listeners.delete(crowd[0].one);
  attendance.tell(null);
  expect(ana.told.at(-1)).toEqual({ present: [0], disconnected: [], spectators: 4 });
});

it('a player who watches as a spectator is not there as a player, and a television is nobody', () => {
  const { table } = Seated.playing({}, lookout);
  const ana = listener('ana', 'spectator');
  const television = listener('zoe', 'spectator', true);
  const eve = listener('eve', 'spectator');
  const listeners = new Set([ana.one, television.one, eve.one]);
  const attendance = new Attendance(table, listeners);
  expect(attendance.present).toEqual([]);
  expect([...attendance.peopleHere]).toEqual(['zoe', 'eve']);
  attendance.tell(null);
  expect(eve.told).toEqual([{ present: [], disconnected: [], spectators: 2 }]);
  // Nothing new: only a newcomer is told.
  attendance.tell(ana.one);
  expect([eve.told.length, ana.told.length]).toEqual([1, 2]);
});
