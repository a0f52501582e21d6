import { narrator } from '@triptych/bellum/narrator';
import type { Narrator } from '@triptych/kernel';
import type { GamePage } from '../games/game-page.ts';
import { actions, ask } from './actions.ts';
import Board from './Board.svelte';
import { scenery } from './scenery.ts';
import Side from './Side.svelte';
import { componentsOf } from './state.ts';

export const bellumPage: GamePage = {
  narrator: (pack, language): Narrator => narrator(componentsOf(pack), language),
  Board,
  Side,
  ask,
  actions,
  scenery,
  chapter: 'dayBegan',
};
