import { Match, newMatch } from '@triptych/kernel';
import { expect, test } from 'vitest';
import { bellum } from '../index.ts';

test('a player who has not answered yet has nothing to undo, whatever the others have learnt', () => {
  const made = newMatch(bellum, {
    seats: ['Ana', 'Ben', 'Cleo'].map((name) => ({ name, player: 'person' })),
    options: {},
    pack: { name: 'standard', content: bellum.packs['standard'] },
    seed: '7'.repeat(64),
  });
  if (!made.ok) throw new Error(made.problem);
  const match = Match.open(bellum.open(bellum.packs['standard']), made.record);
  if (!(match instanceof Match)) throw new Error('a new match does not open');
  match.answer(0, 0);
  expect(match.undo(2, 1)).toMatchObject({ ok: false, refusal: { code: 'nothing-to-undo' } });
  expect(match.undo(0, 1).ok).toBe(true);
});
