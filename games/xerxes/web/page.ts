import { definePage } from '@triptych/board-kit/game-page.ts';
import '@triptych/board-kit/look/alegreya.css';
import { Build, March, Pay } from '../questions.ts';
import { components } from '../content/components.ts';
import { storyteller } from '../words/storyteller.ts';
import { actions, ask } from './actions.ts';
import Board from './Board.svelte';
import { animations } from './event-animations.ts';
import { harms } from './recent-moves.ts';
import SeatBadge from './SeatBadge.svelte';
import Side from './Side.svelte';
import './theme.css';
import type { XerxesTypes } from '../types.ts';
import { great, weight } from './weight.ts';
import { boardWords } from './words/index.ts';

export const xerxesPage = definePage<XerxesTypes>({
  components,
  narrator: storyteller,
  rules: async (language) => (await import('../words/rules.ts')).rules[language],
  Board,
  Side,
  hand: () => import('./HandOnly.svelte'),
  SeatBadge,
  ask,
  actions,
  animations,
  scenes: null,
  chapter: (event, language) => (event.type === 'roundBegan' ? boardWords[language].year(event.round) : null),
  describe: async () => (await import('./describe.ts')).describe,
  weight,
  great,
  together: async () => (await import('../story/words/index.ts')).storyWords,
  wants: async () => (await import('../advice/wants.ts')).wants,
  /** E5.1, E8.1, E9.1 */
  passing: { campaign: March.done, build: Build.pass, tax: Pay.done },
  harms,
});
