import { entry } from '@triptych/words';
import { definePage } from '@triptych/board-kit/game-page.ts';
import '@triptych/board-kit/look/alegreya.css';
import { screen } from '@triptych/board-kit/look/screen.svelte.ts';
import { plainAsk } from '@triptych/board-kit/plain-ask.ts';
import { asList } from '@triptych/client/draft.ts';
import { DECLINE } from '../questions.ts';
import { components } from '../content/components.ts';
import { ASSESSMENTS } from '../content/symbols.ts';
import { catalogues } from '../words/catalogues.ts';
import { storyteller } from '../words/storyteller.ts';
import Board from './Board.svelte';
import LogLine from './LogLine.svelte';
import SeatBadge from './SeatBadge.svelte';
import { planText } from './plan-text.ts';
import Side from './Side.svelte';
import './theme.css';
import type { XiditTypes } from '../types.ts';
import { great, weight } from './weight.ts';
import { boardWords } from './words/index.ts';
import { harms } from './year.ts';
import { scenes } from './year-scenes.ts';

export const xiditPage = definePage<XiditTypes>({
  components,
  narrator: (parts, language) => ({
    ...storyteller(parts, language),
    purpose: (question, answer, view) =>
      question.kind === 'orders' && typeof answer !== 'number'
        ? planText(parts, language, view, question.seat, answer)
        : null,
  }),
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
  actions: ({ model, language }) => {
    const { question, answer } = model;
    if (!model.asked || question === null) return [];
    const words = boardWords[language];
    const confirm = { label: question.sealed ? words.ready : null, answer, main: true };
    if (question.kind !== 'censusBards' || model.onlyAnswer !== null) return [confirm];
    // X7.9: a reward is not given away by accident.
    const none = question.shape.to.map(() => 0);
    return [
      { ...confirm, answer: asList(model.draft).some((bards) => bards > 0) ? answer : null },
      { label: words.noBards, answer: none, main: false },
    ];
  },
  animations: null,
  scenes,
  chapter: (event, language) => (event.type === 'yearBegan' ? boardWords[language].year(event.year) : null),
  describe: async () => (await import('./describe.ts')).describe,
  weight,
  great,
  together: async () => (await import('../story/words/index.ts')).storyWords,
  wants: async () => (await import('../advice/wants.ts')).wants,
  /** X4.8, X7.8 */
  passing: { titan: DECLINE, censusFloor: DECLINE },
  wantNames: ({ setting }, language) => {
    const { assessments } = catalogues[language].names;
    const [first, second, third] = setting.assessments.map((at) => assessments[ASSESSMENTS[at]]);
    return { first, second, third };
  },
  harms,
});
