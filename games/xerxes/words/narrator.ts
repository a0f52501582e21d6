import type { Narrator } from '@triptych/kernel';
import { problemSentence } from '@triptych/packs/words';
import type { Language } from '@triptych/words';
import type { Components } from '../content/components.ts';
import type { XerxesEvent } from '../events.ts';
import type { XerxesQuestion } from '../questions.ts';
import type { XerxesView } from '../view.ts';
import { packProblems } from './pack-problems.ts';
import { rules } from './rules.ts';
import { storyteller } from './storyteller.ts';

/** The game in words, with the names of a pack. */
export function narrator(
  components: Components,
  language: Language,
): Narrator<XerxesQuestion, XerxesEvent, XerxesView> {
  return {
    ...storyteller(components, language),
    rules: rules[language],
    packProblem: (problem) => problemSentence(packProblems[language], language, problem),
  };
}
