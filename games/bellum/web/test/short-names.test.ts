import { answerPending, FastRng, sampleAnswer } from '@triptych/kernel';
import { type Language, LANGUAGES } from '@triptych/words';
import { expect, it } from 'vitest';
import { components } from '../../content/components.ts';
import { standard } from '../../content/standard.ts';
import { bellumGame } from '../../game.ts';
import type { BellumQuestion } from '../../questions.ts';
import { catalogues } from '../../words/catalogues.ts';
import { shortNames } from '../short-names.ts';

const parts = components(standard);
const game = bellumGame(parts);

/** What a hint calls everything that the question is about. */
function names(language: Language, question: BellumQuestion): (string | null)[] {
  const short = shortNames(parts, language);
  if (question.kind === 'goblins') return question.cards.map((_, item) => short.item(question, item));
  return 'of' in question.shape ? question.shape.of.map((option) => short.option(question, option)) : [];
}

it('hints call castles, creatures and sides by name, and leave their rows to the board', () => {
  const rng = new FastRng(7);
  const state = game.setup(3, { castles: 'chosen', first: 'random' }, rng);
  const seen: Partial<Record<BellumQuestion['kind'], Set<string | null>>> = {};
  do {
    for (const question of game.pending(state)) {
      const found = (seen[question.kind] ??= new Set());
      for (const language of LANGUAGES) for (const name of names(language, question)) found.add(name);
    }
  } while (answerPending(game, state, ({ shape }) => sampleAnswer(shape, rng), rng));
  const all = LANGUAGES.map((language) => parts.names(language));
  expect(seen.castle).toEqual(new Set(all.flatMap(({ castles }) => castles)));
  expect(all.flatMap(({ cards }) => cards)).toEqual(expect.arrayContaining([...(seen.goblins ?? [])]));
  const sides = LANGUAGES.flatMap((language) => Object.values(catalogues[language].names.sides));
  expect(seen.side).toEqual(new Set(sides));
  expect([seen.attack, seen.recruit, seen.reroll]).toEqual(Array.from({ length: 3 }, () => new Set([null])));
});
