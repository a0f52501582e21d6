import { adviseHonestly } from '@triptych/bots';
import { FastRng, Match, newMatch, type Viewer } from '@triptych/kernel';
import { expect, test } from 'vitest';
import { xidit } from '../index.ts';
import { RECRUIT } from '../state.ts';
import type { XiditView } from '../view.ts';
import { viewAfter } from '../view-after.ts';

const pack = xidit.packs['standard'];
const CLASSES = 5;

/**
 * The part of a view that events determine. Nobody sees what was on a tile that has left the map; the Fortress is
 * secret.
 */
function determined({ sides, camps, guilds, heights, lords, nextRecruit, nextThreat }: XiditView): unknown {
  return {
    sides,
    camps: camps.map((units, at) => (sides[Math.floor(at / CLASSES)] === RECRUIT ? units : 0)),
    guilds,
    heights,
    nextRecruit,
    nextThreat,
    lords: lords.map(({ city, units, songs }) => ({ city, units, songs: songs.slice(0, -1) })),
  };
}

test.each([3, 4, 5])(
  'X10.1: with %i players, the view after events equals the next view of the rules',
  (players) => {
    const seats = Array.from({ length: players }, (_, seat) => ({ name: `${seat}`, player: 'bot' as const }));
    const seed = `${players}`.repeat(64);
    const made = newMatch(xidit, {
      seats,
      options: { length: 'short' },
      pack: { name: 'standard', content: pack },
      seed,
    });
    if (!made.ok) throw new Error('The setup is invalid.');
    const match = Match.open(xidit.open(pack), made.record);
    if (!(match instanceof Match)) throw new Error('The record is invalid.');
    const rng = new FastRng(players);
    const viewers: readonly Viewer[] = [...seats.keys(), 'spectator'];
    let events = 0;
    while (!match.over) {
      const [{ seat }] = match.questions.filter(({ ready }) => !ready);
      const question = match.questionOf(seat);
      if (question === null) break;
      const before = viewers.map((viewer) => match.view(viewer));
      const answer = adviseHonestly(match.game, match.view(seat), match.memory(seat), question, rng);
      const result = match.answer(seat, answer);
      if (!result.ok) throw new Error('The answer is not legal.');
      if (match.over) break;
      for (const [at, viewer] of viewers.entries()) {
        const heard = result.events
          .filter(({ to }) => to === 'all' || to === viewer)
          .map(({ event }) => event);
        events += heard.length;
        const after = heard.reduce(viewAfter, before[at]);
        expect(determined(after)).toEqual(determined(match.view(viewer)));
      }
    }
    expect(events).toBeGreaterThan(500);
  },
);
