import { beforeEach, expect, test } from 'vitest';
import { myName } from '../src/session/my-name.ts';
import { withMyName as named } from '../src/session/with-my-name.ts';

const withMyName = (
  seats: Parameters<typeof named>[0],
  last: Parameters<typeof named>[1],
): ReturnType<typeof named> => named(seats, last, (name) => /^Player \d$/.test(name));

const bot = { name: 'Cyrus', player: 'bot', strength: 'casual' } as const;
const person = (name: string) => ({ name, player: 'person' }) as const;

beforeEach(() => {
  myName.now = null;
});

test('a rematch uses the name that was chosen since', () => {
  expect(withMyName([bot, person('Player 2')], [])).toEqual([bot, person('Player 2')]);
  myName.now = 'Ada';
  expect(withMyName([bot, person('Player 2')], [])).toEqual([bot, person('Ada')]);
});

test('without an account, it is the name given at the last table', () => {
  expect(withMyName([person('Player 1'), bot], ['Ada', null])).toEqual([person('Ada'), bot]);
  expect(withMyName([person('Player 1'), bot], [null, null])).toEqual([person('Player 1'), bot]);
});

test('a rematch keeps names that were chosen for the match, and those of the others at this device', () => {
  myName.now = 'Ada';
  expect(withMyName([person('Tim'), person('Player 2')], [])).toEqual([person('Tim'), person('Player 2')]);
  expect(withMyName([person('Player 1'), person('Player 2')], [])).toEqual([
    person('Ada'),
    person('Player 2'),
  ]);
});
