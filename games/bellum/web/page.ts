import { definePage } from '@triptych/board-kit/game-page.ts';
import SeatBadge from '@triptych/board-kit/SeatBadge.svelte';
import { components } from '../content/components.ts';
import { storyteller } from '../words/storyteller.ts';
import { actions, ask } from './actions.ts';
import Board from './Board.svelte';
import { describe } from './describe.ts';
import { animations } from './event-animations.ts';
import LogLine from './LogLine.svelte';
import Side from './Side.svelte';
import './theme.css';
import type { BellumTypes } from '../types.ts';
import { great, weight } from './weight.ts';
import { boardWords } from './words/index.ts';

export const bellumPage = definePage<BellumTypes>({
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
  chapter: (event, language) => (event.type === 'dayBegan' ? boardWords[language].day(event.day) : null),
  LogLine,
  describe,
  weight,
  great,
  together: async () => (await import('../story/together.ts')).together,
  harms: (event, seat) =>
    (event.type === 'castleStormed' || event.type === 'chestStolen') && event.victim === seat,
});
