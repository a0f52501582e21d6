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

test('a theft comes before its loot', () => {
  expect(told(bellum, 'castleStormed', 'chestStolen', 'markerGained', 'creatureOpened')).toBe(
    'castleStormed',
  );
  expect(told(bellum, 'recruitingEnded', 'placeOpened', 'dayBegan', 'dieRolled')).toBe('dieRolled');
});

test('awakening titans come before the piles that follow them', () => {
  expect(told(xidit, 'threatEliminated', 'tileDiscarded', 'titansAwoke', 'reinforced', 'topTurned')).toBe(
    'titansAwoke',
  );
  expect(told(xidit, 'recruited', 'tileDiscarded', 'recruitEntered', 'nextDrawn', 'topTurned')).toBe(
    'recruited',
  );
});

test('the event of a year comes before the resources that it brings', () => {
  expect(told(xerxes, 'workerPlaced', 'eventRevealed', 'collected', 'workersLeft')).toBe('eventRevealed');
});

test('of equals the first counts; without events there is no headline', () => {
  expect(told(bellum, 'gathered', 'gathered')).toBe('gathered');
  expect(told(bellum)).toBeUndefined();
});
