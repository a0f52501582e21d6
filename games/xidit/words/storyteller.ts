import type { Narrator } from '@triptych/kernel';
import { gameSentences, type Language, spaced } from '@triptych/words';
import type { Components } from '../content/components.ts';
import type { XiditEvent } from '../events.ts';
import type { XiditQuestion } from '../questions.ts';
import type { XiditView } from '../view.ts';
import { ask } from './ask.ts';
import { catalogues } from './catalogues.ts';
import { optionLabel } from './labels.ts';
import { optionNames } from './match-options.ts';
import type { Speaker } from './speaker.ts';
import { tell } from './tell.ts';

/**
 * The game in words without its rules and pack problems, which are long and rarely read: a page loads them on demand.
 */
export function storyteller(
  components: Components,
  language: Language,
): Omit<Narrator<XiditQuestion, XiditEvent, XiditView>, 'rules' | 'packProblem'> {
  const words = catalogues[language];
  const speaker: Speaker = { components, language, words };
  return {
    ask: (question, view) => ask(speaker, question, view),
    option: (question, option, view) => spaced(language, optionLabel(speaker, question, option, view)),
    // No question of this game assigns anything.
    item: () => '',
    tell: (event, players, you) => tell(speaker, event, players, you),
    ...gameSentences(words),
    ...optionNames(language),
  };
}
