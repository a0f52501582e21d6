import { entry } from '@triptych/words';
import { definePage } from '@triptych/board-kit/game-page.ts';
import '@triptych/board-kit/look/alegreya.css';
import { screen } from '@triptych/board-kit/look/screen.svelte.ts';
import { plainAsk } from '@triptych/board-kit/plain-ask.ts';
import { components } from '../content/components.ts';
import { catalogues } from '../words/catalogues.ts';
import { storyteller } from '../words/storyteller.ts';
import Board from './Board.svelte';
import { describe } from './describe.ts';
import LogLine from './LogLine.svelte';
import SeatBadge from './SeatBadge.svelte';
import Side from './Side.svelte';
import './theme.css';
import type { XiditTypes } from '../types.ts';
import { great, weight } from './weight.ts';
import { boardWords } from './words/index.ts';
import { harms } from './year.ts';
import { scenes } from './year-scenes.ts';

export const xiditPage = definePage<XiditTypes>({
  components,
  narrator: storyteller,
  rules: async (language) => (await import('../words/rules.ts')).rules[language],
  Board,
  Side,
  hand: () => import('./HandOnly.svelte'),
  SeatBadge,
  // The map shows the rest of the sentence.
  ask: (props) => {
    const { question } = props.model;
    if (screen.now.arrangement === 'wide' || question === null) return plainAsk(props);
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
  animations: null,
  scenes,
  chapter: (event, language) => (event.type === 'yearBegan' ? boardWords[language].year(event.year) : null),
  describe,
  weight,
  great,
  together: async () => (await import('../story/together.ts')).together,
  harms,
});
