import type { Answer, Rng } from '@triptych/kernel';
import type { Pack } from './content/pack.ts';
import { Find, type FlotsamQuestion, type FlotsamState } from './state.ts';

/**
 * A sensible quick answer. The state is imagined for the asked seat, so the bot may look at all of it: what the seat
 * has not seen is only a guess.
 */
export function advise({ crates }: Pack, state: FlotsamState, question: FlotsamQuestion, rng: Rng): Answer {
  const worthOf = (row: readonly number[]): number => row.reduce((sum, at) => sum + crates[at].worth, 0);
  const usual = worthOf([...crates.keys()]) / crates.length;
  switch (question.kind) {
    case 'find':
      // Knowing alone that a crate is good or bad is an advantage; an ordinary one is none.
      return Math.abs(crates[question.crate].worth - usual) < 1 ? Find.push : Find.offer;
    case 'bid': {
      const { coins, beach, finder } = state;
      const mine = coins[question.seat];
      const left = Math.max(1, worthOf(beach));
      // A player who has not looked into the crate expects an average one.
      const worth = question.seat === finder ? worthOf(beach.slice(0, 1)) : left / beach.length;
      // The crate's share of everything still on the beach, as part of the purse; half of that is often enough.
      const fair = (mine * worth * coins.length) / left / 2;
      return Math.max(0, Math.min(mine, Math.floor(fair) + rng.below(2)));
    }
  }
}
