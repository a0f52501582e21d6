import { weight as bellum } from '@triptych/games/bellum/web/weight.ts';
import { weight as xerxes } from '@triptych/games/xerxes/web/weight.ts';
import { weight as xidit } from '@triptych/games/xidit/web/weight.ts';
import type { GameEvent } from '@triptych/kernel';
import { expect, test } from 'vitest';
import { headline } from '../src/match/headline.ts';

const told = (weight: (event: never) => number, ...types: readonly string[]): string | undefined =>
  headline(
    types.map((type): GameEvent => ({ type })),
    (event) => weight(event as never),
  )?.type;

test('a theft is told before what it brings', () => {
  expect(told(bellum, 'castleStormed', 'chestStolen', 'markerGained', 'creatureOpened')).toBe(
    'castleStormed',
  );
  expect(told(bellum, 'recruitingEnded', 'placeOpened', 'dayBegan', 'dieRolled')).toBe('dieRolled');
});

test('awakening titans are told before the piles that follow them', () => {
  expect(told(xidit, 'threatEliminated', 'tileDiscarded', 'titansAwoke', 'reinforced', 'topTurned')).toBe(
    'titansAwoke',
  );
  expect(told(xidit, 'recruited', 'tileDiscarded', 'recruitEntered', 'nextDrawn', 'topTurned')).toBe(
    'recruited',
  );
});

test('the event of a year is told before the resources that it brings', () => {
  expect(told(xerxes, 'workerPlaced', 'eventRevealed', 'collected', 'workersLeft')).toBe('eventRevealed');
});

test('of equals the first is told; nothing is told of nothing', () => {
  expect(told(bellum, 'gathered', 'gathered')).toBe('gathered');
  expect(told(bellum)).toBeUndefined();
});
