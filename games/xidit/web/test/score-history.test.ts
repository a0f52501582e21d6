import { adviseHonestly } from '@triptych/bots';
import { FastRng, Match, newMatch } from '@triptych/kernel';
import { xidit } from '../../index.ts';
import { components } from '../../content/components.ts';
import type { XiditEvent } from '../../events.ts';
import { expect, test } from 'vitest';
import { scoreHistory } from '../score-history.ts';

const pack = xidit.packs['standard'];

test.each([3, 4, 5])(
  '%i players: the lines of the result lead, year by year, to the assessed values',
  (players) => {
    const seats = Array.from({ length: players }, (_, at) => ({ name: `p${at}`, player: 'bot' as const }));
    const made = newMatch(xidit, {
      seats,
      options: { length: 'short' },
      pack: { name: 'standard', content: pack },
      seed: '7'.repeat(64),
    });
    if (!made.ok) throw new Error('The setup is invalid.');
    const match = Match.open(xidit.open(pack), made.record);
    if (!(match instanceof Match)) throw new Error('The record is invalid.');
    const rng = new FastRng(7);
    // What a spectator sees: the events addressed to all.
    const story: XiditEvent[] = [];
    while (!match.over) {
      const [{ seat }] = match.questions.filter(({ ready }) => !ready);
      const question = match.questionOf(seat);
      if (question === null) break;
      const answer = adviseHonestly(match.game, match.view(seat), match.memory(seat), question, rng);
      const result = match.answer(seat, answer);
      if (result.ok) story.push(...result.events.filter(({ to }) => to === 'all').map(({ event }) => event));
    }
    const lines = scoreHistory(components(pack), story, match.view(0));
    const held = story.filter((event) => event.type === 'assessed');
    expect(held).toHaveLength(3);
    for (const { assessment, values } of held) {
      expect(lines[assessment].map((line) => line.at(-1))).toEqual(values);
      for (const line of lines[assessment]) expect(line).toHaveLength(10);
      for (const line of lines[assessment].slice(0, players)) expect(line[0]).toBe(0);
    }
  },
);
