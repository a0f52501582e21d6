import { entry } from '@triptych/words';
import { storyteller } from '../words/storyteller.ts';
import { catalogues } from '../words/catalogues.ts';
import type { GamePage, Storyteller } from '@triptych/board-kit/game-page.ts';
import { compact } from '@triptych/board-kit/look/compact.ts';
import { plainAsk } from '@triptych/board-kit/plain-ask.ts';
import Board from './Board.svelte';
import { describe } from './describe.ts';
import LogLine from './LogLine.svelte';
import { scenes } from './scenes.ts';
import Shield from './Shield.svelte';
import Side from './Side.svelte';
import { componentsOf, eventsOf, questionOf } from './state.ts';
import '@triptych/board-kit/look/alegreya.css';
import './theme.css';
import { boardWords } from './words/index.ts';
import { struckBy } from './year.ts';

export const xiditPage: GamePage = {
  narrator: (pack, language): Storyteller => storyteller(componentsOf(pack), language),
  rules: async (language) => (await import('../words/rules.ts')).rules[language],
  Board,
  Side,
  Sign: Shield,
  // What else the sentence says stands on the map.
  ask: (props) => {
    const question = questionOf(props.model);
    if (!compact.current || question === null) return plainAsk(props);
    const { short } = boardWords[props.language];
    if (question.kind === 'payment')
      return short.payment(catalogues[props.language].counted('unit', question.shape.max));
    return entry(short.asked, question.kind) ?? plainAsk(props);
  },
  LogLine,
  keys: (language) => boardWords[language].keys,
  actions: ({ model, language }) =>
    model.asked
      ? [
          {
            label: model.question?.sealed ? boardWords[language].ready : null,
            answer: model.answer,
            main: true,
          },
        ]
      : [],
  scenery: null,
  scenes,
  chapter: (event, language) => {
    const [told] = eventsOf([event]);
    return told?.type === 'yearBegan' ? boardWords[language].year(told.year) : null;
  },
  describe,
  struck: (event, viewer) => eventsOf([event]).some((told) => struckBy(told, viewer)),
};
