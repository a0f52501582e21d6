import { answerPending, FastRng, sampleAnswer } from '@triptych/kernel';
import { LANGUAGES } from '@triptych/words';
import { expect, it } from 'vitest';
import { components } from '../../content/components.ts';
import { standard } from '../../content/standard.ts';
import { bellumGame } from '../../game.ts';
import { brief } from '../brief.ts';

const parts = components(standard);
const game = bellumGame(parts);

it('hints call castles, creatures and sides by name, and leave their rows to the board', () => {
  const seen = new Set<string>();
  const rng = new FastRng(7);
  const state = game.setup(3, { castles: 'chosen', first: 'random' }, rng);
  for (let questions = game.pending(state); seen.size < 3; questions = game.pending(state)) {
    for (const question of questions) {
      for (const language of LANGUAGES) {
        const { option, item } = brief(parts, language);
        const { castles, cards } = parts.names(language);
        if (question.kind === 'castle') {
          for (const board of question.shape.of) expect(castles).toContain(option(question, board));
        } else if (question.kind === 'goblins') {
          for (const at of question.cards.keys()) expect(cards).toContain(item(question, at));
        } else if (question.kind === 'side') {
          for (const side of question.shape.of) expect(option(question, side)).toMatch(/^[\p{L} ]+$/u);
        } else continue;
        seen.add(question.kind);
      }
    }
    answerPending(game, state, (question) => sampleAnswer(question.shape, rng), rng);
  }
});
