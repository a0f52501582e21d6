import type { Game } from '@triptych/kernel';
import { advise } from './bot.ts';
import { xerxesKnowledge } from './bot/knowledge.ts';
import type { Components } from './content/components.ts';
import { reveals, type XerxesEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { ID, RULES } from './meta.ts';
import type { XerxesQuestion } from './questions.ts';
import { answer, answerKeeps } from './rules/answering.ts';
import { endGame } from './rules/ending.ts';
import { outcome } from './rules/outcome.ts';
import { pending } from './rules/pending.ts';
import { explain } from './rules/refusals/index.ts';
import { setUp } from './rules/set-up.ts';
import { copyState, type XerxesState } from './state.ts';
import { view, type XerxesView } from './view.ts';

/** Everything a seat has seen stays in its view, so there is nothing else to remember. */
export type XerxesMemory = null;

export interface Xerxes extends Game<XerxesState, XerxesQuestion, XerxesEvent, XerxesView, XerxesMemory> {
  readonly components: Components;
}

export function xerxesGame(components: Components): Xerxes {
  return {
    id: ID,
    rules: RULES,
    components,
    setup: (seats, options, rng, emit) => setUp(components, seats, options, rng, emit),
    copy: copyState,
    pending: (state) => pending(components, state),
    explain: (state, question, given) => explain(components, state, question, given),
    apply: (state, seat, given, rng, emit) => answer({ components, state, rng, emit }, seat, given),
    reveal: (state, given, rng, emit) => answerKeeps({ components, state, rng, emit }, given),
    reveals,
    view,
    memory: () => null,
    remember: () => {},
    imagine: (seen, _memory, seat, rng) => imagine(components, seen, seat, rng),
    end: (state, emit) => endGame({ state, emit }, 'early'),
    outcome,
    advise: (state, question, rng, lean) => advise(components, state, question, rng, lean),
    knowledge: xerxesKnowledge(components, (state, question, rng) =>
      advise(components, state, question, rng),
    ),
  };
}
