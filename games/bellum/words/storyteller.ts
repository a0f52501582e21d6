import type { Narrator } from '@triptych/kernel';
import { gameSentences, type Language, spaced } from '@triptych/words';
import type { Components } from '../content/components.ts';
import type { BellumEvent } from '../events.ts';
import type { BellumQuestion } from '../questions.ts';
import type { BellumView } from '../view.ts';
import { ask } from './ask.ts';
import { catalogues } from './catalogues.ts';
import { goblinLabel, optionLabel } from './labels.ts';
import { optionNames } from './match-options.ts';
import type { Speaker } from './speaker.ts';
import { tell } from './tell.ts';

/**
 * The game in words without its rules and pack problems, which are long and rarely read: a page loads them on demand.
 */
export function storyteller(
  components: Components,
  language: Language,
): Omit<Narrator<BellumQuestion, BellumEvent, BellumView>, 'rules' | 'packProblem'> {
  const words = catalogues[language];
  const speaker: Speaker = { components, language, words };
  return {
    ask: (question, view, players) => ask(speaker, question, view, players),
    option: (question, option, view, players) =>
      spaced(language, optionLabel(speaker, question, option, view, players)),
    item: (question, item) =>
      question.kind === 'goblins' ? spaced(language, goblinLabel(speaker, question.cards[item])) : '',
    tell: (event, players, you) => tell(speaker, event, players, you),
    ...gameSentences(words),
    ...optionNames(language),
  };
}
