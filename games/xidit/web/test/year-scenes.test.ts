import { adviseHonestly } from '@triptych/bots';
import { FastRng, Match, newMatch } from '@triptych/kernel';
import { xidit } from '../../index.ts';
import { expect, test } from 'vitest';
import { scenes } from '../year-scenes.ts';

const pack = xidit.packs['standard'];

test('the scenes of a year, played one by one, end with the current map', () => {
  const seats = ['a', 'b', 'c', 'd'].map((name) => ({ name, player: 'bot' as const }));
  const made = newMatch(xidit, {
    seats,
    options: { length: 'short' },
    pack: { name: 'standard', content: pack },
    seed: '5'.repeat(64),
  });
  if (!made.ok) throw new Error('The setup is invalid.');
  const match = Match.open(xidit.open(pack), made.record);
  if (!(match instanceof Match)) throw new Error('The record is invalid.');
  const rng = new FastRng(5);
  let most = 0;
  while (!match.over) {
    const [{ seat }] = match.questions.filter(({ ready }) => !ready);
    const question = match.questionOf(seat);
    if (question === null) break;
    const before = match.view(0);
    const answer = adviseHonestly(match.game, match.view(seat), match.memory(seat), question, rng);
    const result = match.answer(seat, answer);
    if (!result.ok || result.events.length === 0) continue;
    const heard = result.events.filter(({ to }) => to === 'all' || to === 0).map(({ event }) => event);
    const played = scenes(before, heard);
    most = Math.max(most, played.length);
    expect(played.flatMap(({ events }) => events)).toEqual(heard);
    const shown = played.at(-1)?.view ?? before;
    const { sides, camps, guilds, heights, lords } = match.view(0);
    expect(shown.sides).toEqual(sides);
    // Nobody sees what was on a tile that has left the map.
    const seen = (all: readonly number[]): number[] =>
      all.map((number, at) => (sides[Math.floor(at / 5)] === 1 ? number : 0));
    expect(seen(shown.camps)).toEqual(seen(camps));
    expect(shown.lords.map(({ city }) => city)).toEqual(lords.map(({ city }) => city));
    expect(shown.guilds).toEqual(guilds);
    expect(shown.heights).toEqual(heights);
  }
  // A year whose orders ask no questions is shown order by order.
  expect(most).toBeGreaterThan(4);
});
