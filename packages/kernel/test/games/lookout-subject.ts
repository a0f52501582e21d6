import type { Subject } from '@triptych/conformance';
import { lookout } from './lookout.ts';
import type {
  Lookout,
  LookoutEvent,
  LookoutMemory,
  LookoutQuestion,
  LookoutState,
  LookoutView,
} from './lookout-types.ts';

type LookoutSubject = Subject<LookoutState, LookoutQuestion, LookoutEvent, LookoutView, LookoutMemory>;

/** Lookout for the conformance suite; with changes, one that breaks the contract somewhere. */
export function lookoutSubject(changes: Partial<Lookout> = {}): LookoutSubject {
  const game = { ...lookout, ...changes };
  return {
    name: 'lookout',
    game,
    seats: 3,
    options: { cards: '7' },
    components: (state) => ({
      cards: state.deck.length + state.discard.length + state.hands.flat().length,
      differentCards: new Set([state.deck, state.discard, state.hands].flat(2)).size,
      coins: state.coins.reduce((sum, coins) => sum + coins, state.bank),
    }),
    small: { game, seats: 2, options: { cards: '3' }, depth: 4, worlds: 2000 },
  };
}
