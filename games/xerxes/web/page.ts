import { storyteller } from '../words/storyteller.ts';
import type { GamePage, Storyteller } from '@triptych/board-kit/game-page.ts';
import '@triptych/board-kit/look/alegreya.css';
import { actions, ask } from './ask.ts';
import Board from './Board.svelte';
import { describe } from './describe.ts';
import { strikes } from './recent.ts';
import { scenery } from './scenery.ts';
import Seal from './Seal.svelte';
import Side from './Side.svelte';
import { componentsOf, eventsOf } from './state.ts';
import './theme.css';
import { boardWords } from './words/index.ts';

export const xerxesPage: GamePage = {
  narrator: (pack, language): Storyteller => storyteller(componentsOf(pack), language),
  rules: async (language) => (await import('../words/rules.ts')).rules[language],
  Board,
  Side,
  Sign: Seal,
  ask,
  actions,
  scenery,
  scenes: null,
  chapter: (event, language) => {
    const [told] = eventsOf([event]);
    return told?.type === 'roundBegan' ? boardWords[language].year(told.round) : null;
  },
  describe,
  struck: (event, viewer) => eventsOf([event]).some((told) => strikes(told, viewer)),
};
