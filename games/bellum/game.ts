import type { Game } from '@triptych/kernel';
import { advise } from './bot.ts';
import { bellumKnowledge } from './bot/knowledge.ts';
import type { Components } from './content/components.ts';
import { type BellumEvent, reveals } from './events.ts';
import { imagine } from './imagine.ts';
import { ID, RULES } from './meta.ts';
import type { BellumQuestion } from './questions.ts';
import { answer, answerGoblins } from './rules/answering.ts';
import { endGame, outcome } from './rules/ending.ts';
import { pending } from './rules/pending.ts';
import { explain } from './rules/refusals.ts';
import { setUp } from './rules/set-up.ts';
import { type BellumState, copyState } from './state.ts';
import { type BellumView, view } from './view.ts';

/** Everything a seat has seen stays in its view, so there is nothing else to remember. */
export type BellumMemory = null;

export interface Bellum extends Game<BellumState, BellumQuestion, BellumEvent, BellumView, BellumMemory> {
  readonly components: Components;
}

export function bellumGame(components: Components): Bellum {
  return {
    id: ID,
    rules: RULES,
    components,
    setup: (seats, options, rng, emit) => setUp(components, seats, options, rng, emit),
    copy: copyState,
    pending: (state) => pending(components, state),
    explain: (state, question, given) => explain(components, state, question, given),
    apply: (state, seat, given, rng, emit) => answer({ components, state, rng, emit }, seat, given),
    reveal: (state, given, rng, emit) => answerGoblins({ components, state, rng, emit }, given),
    reveals,
    view,
    memory: () => null,
    remember: () => {},
    imagine: (seen, _memory, _seat, rng) => imagine(components, seen, rng),
    end: (state, emit) => endGame({ state, emit }, 'early'),
    outcome,
    advise: (state, question, rng, lean) => advise(components, state, question, rng, lean),
    knowledge: bellumKnowledge(components, (state, question, rng) =>
      advise(components, state, question, rng),
    ),
  };
}
