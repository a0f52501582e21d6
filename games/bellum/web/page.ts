import { definePage } from '@triptych/board-kit/game-page.ts';
import SeatBadge from '@triptych/board-kit/SeatBadge.svelte';
import { Attack, Recruit, Reroll } from '../questions.ts';
import { components } from '../content/components.ts';
import { forcedBy } from '../events.ts';
import { storyteller } from '../words/storyteller.ts';
import { actions, ask } from './actions.ts';
import Board from './Board.svelte';
import { animations } from './event-animations.ts';
import LogLine from './LogLine.svelte';
import Side from './Side.svelte';
import './theme.css';
import type { BellumTypes } from '../types.ts';
import { scenes } from './roll-scenes.ts';
import { great, ownRoll, weight } from './weight.ts';
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
  scenes,
  chapter: (event, language) => (event.type === 'dayBegan' ? boardWords[language].day(event.day) : null),
  LogLine,
  describe: async () => (await import('./describe.ts')).describe,
  weight,
  great,
  setOff: {
    waits: ownRoll,
    label: (language) => boardWords[language].rollDie,
    asks: (story, names, language) => {
      const roller = forcedBy(story);
      return roller === null ? null : boardWords[language].rollAgain(names[roller]);
    },
  },
  together: async () => (await import('../story/words/index.ts')).storyWords,
  shortNames: async () => (await import('./short-names.ts')).shortNames,
  wants: async () => (await import('../advice/wants.ts')).wants,
  /** B3.2, B4.3, B5.1 */
  passing: { reroll: Reroll.accept, attack: Attack.nothing, recruit: Recruit.done },
  harms: (event, seat) =>
    (event.type === 'castleStormed' || event.type === 'chestStolen') && event.victim === seat,
});
