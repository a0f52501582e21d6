import type { SearchKnowledge } from '@triptych/kernel';
import type { Components } from '../content/components.ts';
import type { XerxesQuestion } from '../questions.ts';
import type { XerxesState } from '../state.ts';
import { XERXES_MINDS } from './minds.ts';
import { xerxesOutlook } from './outlook.ts';
import { rankPlaces } from './placing.ts';

export function xerxesKnowledge(components: Components): SearchKnowledge<XerxesState, XerxesQuestion> {
  return {
    /** Of the many areas only those that serve somebody's aims are worth a look. */
    candidates: (state, question, most) =>
      question.kind === 'worker'
        ? rankPlaces(components, state, question.seat, question.shape.of).slice(0, most)
        : [],
    outlook: xerxesOutlook(components),
    minds: XERXES_MINDS,
  };
}
