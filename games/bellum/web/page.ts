import { storyteller } from '../words/storyteller.ts';
import type { GamePage, Storyteller } from '@triptych/board-kit/game-page.ts';
import { actions, ask } from './actions.ts';
import Board from './Board.svelte';
import { describe } from './describe.ts';
import LogLine from './LogLine.svelte';
import { scenery } from './scenery.ts';
import SeatBadge from '@triptych/board-kit/SeatBadge.svelte';
import Side from './Side.svelte';
import { componentsOf, eventsOf } from './state.ts';
import './theme.css';
import { boardWords } from './words/index.ts';

export const bellumPage: GamePage = {
  narrator: (pack, language): Storyteller => storyteller(componentsOf(pack), language),
  rules: async (language) => (await import('../words/rules.ts')).rules[language],
  Board,
  Side,
  Sign: SeatBadge,
  ask,
  actions,
  scenery,
  scenes: null,
  chapter: (event, language) => {
    const [told] = eventsOf([event]);
    return told?.type === 'dayBegan' ? boardWords[language].day(told.day) : null;
  },
  LogLine,
  describe,
  struck: (event, viewer) =>
    eventsOf([event]).some(
      (told) => (told.type === 'castleStormed' || told.type === 'chestStolen') && told.victim === viewer,
    ),
};
