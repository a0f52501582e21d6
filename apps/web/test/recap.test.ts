import type { GameEvent } from '@triptych/kernel';
import { expect, test } from 'vitest';
import { recapOf } from '../src/story/recap.ts';

interface Act extends GameEvent {
  readonly seat?: number;
}

const WEIGHTS: Readonly<Record<string, number>> = { robs: 3, awakens: 3, recruits: 2, waits: 1, shuffles: 0 };
const TELLING = {
  before: 10,
  weight: ({ type }: GameEvent) => WEIGHTS[type] ?? 1,
  harms: () => false,
  tell: ({ type }: GameEvent) => `${type}.`,
  together: (events: readonly GameEvent[]) =>
    events[0].type === 'recruits' ? `recruits ${events.length}.` : null,
};
const act = (seat: number, type: string): Act => ({ type, seat });

test('each opponent gets one line: the weightiest acts in order of time, many small ones summed up', () => {
  const events = [
    act(1, 'recruits'),
    act(0, 'robs'),
    act(1, 'recruits'),
    act(1, 'waits'),
    act(1, 'robs'),
    act(2, 'waits'),
    act(2, 'waits'),
    { type: 'shuffles' },
  ];
  expect(recapOf(events, 0, TELLING)).toEqual([
    { seat: 1, text: 'recruits 2. robs.', line: 14 },
    { seat: 2, text: 'waits.', line: 15 },
  ]);
});

test('an act that only came later is told later', () => {
  const events = [act(1, 'waits'), act(1, 'robs'), act(1, 'waits')];
  expect(recapOf(events, 0, TELLING)).toEqual([{ seat: 1, text: 'robs. waits.', line: 11 }]);
});

test('a great moment that is nobody’s act is told first', () => {
  expect(recapOf([act(1, 'waits'), { type: 'awakens' }], 0, TELLING)).toEqual([
    { seat: null, text: 'awakens.', line: 11 },
    { seat: 1, text: 'waits.', line: 10 },
  ]);
});

test('housekeeping and the reader’s own acts are left out', () => {
  expect(recapOf([act(0, 'robs'), act(1, 'shuffles'), { type: 'waits' }], 0, TELLING)).toEqual([]);
});

test('what was done to the reader comes first, once, whoever’s act it is', () => {
  const events = [act(1, 'waits'), act(1, 'robs'), act(2, 'awakens'), act(0, 'loses')];
  const harms = ({ type }: GameEvent) => type === 'robs' || type === 'loses';
  expect(recapOf(events, 0, { ...TELLING, harms })).toEqual([
    { seat: null, text: 'robs. loses.', line: 11 },
    { seat: 1, text: 'waits.', line: 10 },
    { seat: 2, text: 'awakens.', line: 12 },
  ]);
});
