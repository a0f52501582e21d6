import type { Narrator } from '@triptych/kernel';
import { gameSentences, type Language, spaced } from '@triptych/words';
import type { Components } from '../content/components.ts';
import type { XerxesEvent } from '../events.ts';
import type { XerxesQuestion } from '../questions.ts';
import type { XerxesView } from '../view.ts';
import { ask } from './ask.ts';
import { catalogues } from './catalogues.ts';
import { itemLabel, optionLabel } from './labels.ts';
import { optionNames } from './match-options.ts';
import type { Speaker } from './speaker.ts';
import { tell } from './tell.ts';

/**
 * The game in words without its rules and pack problems, which are long and rarely read: a page loads them on demand.
 */
export function storyteller(
  components: Components,
  language: Language,
): Omit<Narrator<XerxesQuestion, XerxesEvent, XerxesView>, 'rules' | 'packProblem'> {
  const words = catalogues[language];
  const speaker: Speaker = { components, language, words };
  return {
    ask: (question, view, players) => ask(speaker, question, view, players),
    option: (question, option, view, players) =>
      spaced(language, optionLabel(speaker, question, option, view, players)),
    item: (question, item) => itemLabel(speaker, question, item),
    tell: (event, players, you) => spaced(language, tell(speaker, event, players, you)),
    ...gameSentences(words),
    ...optionNames(language),
  };
}
