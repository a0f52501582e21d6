import { bellum } from '@triptych/games/bellum';
import { adviseHonestly } from '@triptych/bots';
import { FastRng, foresee, type Game, type GameModule, Match, newMatch } from '@triptych/kernel';
import { xerxes } from '@triptych/games/xerxes';
import { xidit } from '@triptych/games/xidit';
import { expect, test } from 'vitest';

function newMatchOf<P, S>(module: GameModule<P, Game<S>>, seed: number) {
  const [[name, content]] = Object.entries(module.packs);
  const seats = Array.from({ length: 3 }, (_, seat) => ({ name: `P${seat}`, player: 'bot' as const }));
  const made = newMatch(module, {
    seats,
    options: {},
    pack: { name, content },
    seed: `${seed}`.padStart(64, '0'),
  });
  const match = made.ok ? Match.open(module.open(content), made.record) : null;
  if (!(match instanceof Match)) throw new Error('The match cannot be set up.');
  return match;
}

/**
 * Plays a game in which every open answer is foreseen; counts those that revealed something and those that
 * did not.
 */
function foreseen<P, S>(module: GameModule<P, Game<S>>, seed: number): { news: number; quiet: number } {
  const match = newMatchOf(module, seed);
  const rng = new FastRng(seed);
  const found = { news: 0, quiet: 0 };
  while (!match.over) {
    const [{ seat }] = match.questions.filter(({ ready }) => !ready);
    const question = match.questionOf(seat);
    if (question === null) throw new Error('Nobody is asked.');
    const answer = adviseHonestly(match.game, match.view(seat), match.memory(seat), question, rng);
    const before = question.sealed ? null : foresee(match.game, match.imagine(seat, rng), seat, answer, rng);
    match.answer(seat, answer);
    if (before === null) continue;
    const { revealed } = match.steps[match.steps.length - 1];
    const asks = revealed ? [] : match.questions.map((next) => next.seat);
    expect({ kind: question.kind, ...before }).toEqual({ kind: question.kind, reveals: revealed, asks });
    found[before.reveals ? 'news' : 'quiet']++;
  }
  return found;
}

test('in every game it is known beforehand whether an answer can be taken back, and who is asked next', () => {
  for (let seed = 1; seed <= 3; seed++) {
    for (const { news, quiet } of [foreseen(bellum, seed), foreseen(xidit, seed), foreseen(xerxes, seed)]) {
      expect(Math.min(news, quiet)).toBeGreaterThan(0);
    }
  }
});
