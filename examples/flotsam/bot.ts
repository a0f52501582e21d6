import type { Answer, Rng } from '@triptych/kernel';
import type { Pack } from './content/pack.ts';
import { Find, type FlotsamQuestion, type FlotsamState } from './state.ts';

/**
 * A sensible quick answer. The state is imagined for the asked seat, so the advice may look at all of it: what the
 * seat has not seen is only a guess.
 */
export function advise({ crates }: Pack, state: FlotsamState, question: FlotsamQuestion, rng: Rng): Answer {
  const worthOf = (row: readonly number[]): number => row.reduce((sum, at) => sum + crates[at].worth, 0);
  const usual = worthOf([...crates.keys()]) / crates.length;
  switch (question.kind) {
    case 'find':
      // Whoever alone knows that a crate is good or bad has something of it; a usual one tells nothing.
      return Math.abs(crates[question.crate].worth - usual) < 1 ? Find.push : Find.offer;
    case 'bid': {
      const { coins, beach, finder } = state;
      const mine = coins[question.seat];
      const left = Math.max(1, worthOf(beach));
      // Who has not looked into the crate expects one like the others.
      const worth = question.seat === finder ? worthOf(beach.slice(0, 1)) : left / beach.length;
      // The part of the purse that the crate is of all that is still to be had; half of that often is enough.
      const fair = (mine * worth * coins.length) / left / 2;
      return Math.max(0, Math.min(mine, Math.floor(fair) + rng.below(2)));
    }
  }
}
