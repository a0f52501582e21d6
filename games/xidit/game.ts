import type { Emit, Game, Rng } from '@triptych/kernel';
import { advise } from './bot.ts';
import { xiditKnowledge } from './bot/knowledge.ts';
import { type Components, tilesFor } from './content/components.ts';
import { reveals, type XiditEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { emptyMemory, remember, type XiditMemory } from './memory.ts';
import { ID, RULES } from './meta.ts';
import type { XiditQuestion } from './questions.ts';
import { answer, answerAll } from './rules/answering.ts';
import { type Assessed, assess, endGame, outcome } from './rules/assessments.ts';
import { pending } from './rules/pending.ts';
import type { Play } from './rules/play.ts';
import { explain } from './rules/refusals.ts';
import { setUp } from './rules/set-up.ts';
import { copyState, type XiditState } from './state.ts';
import { view, type XiditView } from './view.ts';

export interface Xidit extends Game<XiditState, XiditQuestion, XiditEvent, XiditView, XiditMemory> {
  readonly components: Components;
  /** The assessments of a finished match, from its public view (X8.3). */
  assess(view: XiditView): Assessed[];
}

/** For functions that only read: nothing is random there. */
const NO_CHANCE: Rng = { below: () => 0 };

export function xiditGame(components: Components): Xidit {
  const play = (state: XiditState, rng: Rng, emit: Emit<XiditEvent> | undefined): Play => ({
    components,
    tiles: tilesFor(components, state.lords.length),
    state,
    rng,
    emit,
  });
  const look = (state: XiditState): Play => play(state, NO_CHANCE, undefined);
  return {
    id: ID,
    rules: RULES,
    components,
    assess: (seen) => assess(components, imagine(components, seen, emptyMemory(), NO_CHANCE)),
    setup: (seats, options, rng, emit) => setUp(components, seats, options, rng, emit),
    copy: copyState,
    pending: (state) => pending(look(state)),
    explain: (state, question, given) => explain(look(state), question, given),
    apply: (state, seat, given, rng, emit) => answer(play(state, rng, emit), seat, given),
    reveal: (state, given, rng, emit) => answerAll(play(state, rng, emit), given),
    reveals,
    view: (state, viewer, _beside, last) => view(components, state, viewer, last),
    memory: emptyMemory,
    remember,
    imagine: (seen, memory, _seat, rng) => imagine(components, seen, memory, rng),
    end: (state, emit) => endGame({ components, state, emit }, true),
    outcome: (state) => outcome(components, state),
    advise: (state, question, rng, lean) => advise(look(state), question, rng, lean),
    knowledge: xiditKnowledge(components, (state, question, rng) => advise(look(state), question, rng)),
  };
}
