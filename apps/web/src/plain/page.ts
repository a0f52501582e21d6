import type { GamePage } from '../games/game-page.ts';
import { plainAsk } from './ask.ts';
import PlainBoard from './PlainBoard.svelte';
import PlainSide from './PlainSide.svelte';
import SeatSign from '../bellum/SeatSign.svelte';

/** Any game, played with controls drawn from the shapes of its questions. */
export const plainPage: GamePage = {
  narrator: null,
  async rules(language, box) {
    const opened = await box();
    const [pack] = Object.values(opened.packs);
    return opened.narrator(pack, language).rules;
  },
  Board: PlainBoard,
  Side: PlainSide,
  Sign: SeatSign,
  ask: plainAsk,
  actions: ({ model }) => (model.asked ? [{ label: null, answer: model.answer, main: true }] : []),
  scenery: null,
  scenes: null,
  chapter: () => null,
  // The plain board is readable as it is.
  describe: () => [],
};
