import type { GamePage } from '@triptych/board-kit/game-page.ts';
import { plainAsk } from '@triptych/board-kit/plain-ask.ts';
import PlainBoard from './PlainBoard.svelte';
import PlainHand from './PlainHand.svelte';
import PlainSide from './PlainSide.svelte';
import SeatBadge from '@triptych/board-kit/SeatBadge.svelte';

/** Plays any game with controls drawn from the shapes of its questions. */
export const plainPage: GamePage = {
  components: () => null,
  narrator: null,
  async rules(language, load) {
    const game = await load();
    const [pack] = Object.values(game?.packs ?? {});
    return game?.narrator(pack, language).rules ?? [];
  },
  Board: PlainBoard,
  Side: PlainSide,
  hand: () => Promise.resolve({ default: PlainHand }),
  SeatBadge,
  ask: plainAsk,
  actions: ({ model }) => (model.asked ? [{ label: null, answer: model.answer, main: true }] : []),
  animations: null,
  scenes: null,
  chapter: () => null,
  // The plain board is readable as it is.
  describe: () => Promise.resolve(() => []),
};
