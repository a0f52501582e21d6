import type { Answer, Rng, SearchKnowledge } from '@triptych/kernel';
import type { Components } from '../content/components.ts';
import type { XerxesQuestion } from '../questions.ts';
import type { XerxesState } from '../state.ts';
import { XERXES_CHARACTERS } from './characters.ts';
import { XERXES_MINDS } from './minds.ts';
import { xerxesOutlook } from './outlook.ts';
import { answerPatiently } from './patience.ts';
import { rankPlaces } from './placing.ts';

export function xerxesKnowledge(
  components: Components,
  advise: (state: XerxesState, question: XerxesQuestion, rng: Rng) => Answer,
): SearchKnowledge<XerxesState, XerxesQuestion> {
  return {
    /** Of the many areas only those that serve somebody's aims are worth a look. */
    candidates: (state, question, most) =>
      question.kind === 'worker'
        ? rankPlaces(components, state, question.seat, question.shape.of).slice(0, most)
        : [],
    quick: (state, question, rng) => answerPatiently(components, advise, state, question, rng),
    outlook: xerxesOutlook(components),
    minds: XERXES_MINDS,
    characters: XERXES_CHARACTERS,
  };
}
