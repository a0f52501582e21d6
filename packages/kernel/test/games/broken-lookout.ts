import type { Check } from '@triptych/conformance';
import { BURY, lookout, MARK, PEEK } from './lookout.ts';
import type { Lookout } from './lookout-types.ts';

/** Ways to break the contract, with the check that must notice. */
export interface Broken {
  readonly fault: string;
  readonly check: Check;
  readonly changes: Partial<Lookout>;
}

export const BROKEN_ANSWERS: readonly Broken[] = [
  {
    fault: 'a legal answer throws',
    check: 'a legal answer applies',
    changes: {
      apply(state, seat, answer, rng, emit) {
        if (answer === MARK) throw new Error('no marks here');
        lookout.apply(state, seat, answer, rng, emit);
      },
    },
  },
  {
    fault: 'a view that throws',
    check: 'nothing throws',
    changes: {
      view(state, viewer) {
        if (state.phase === 'bids') throw new Error('no looking at bids');
        return lookout.view(state, viewer);
      },
    },
  },
  {
    fault: 'a question without a legal answer',
    check: 'every question leaves a choice',
    changes: {
      pending: (state) =>
        lookout.pending(state).map((asked) => ({ ...asked, shape: { shape: 'one', of: [] } })),
    },
  },
  {
    fault: 'a question with one legal answer',
    check: 'every question leaves a choice',
    changes: {
      pending: (state) =>
        lookout.pending(state).map((asked) => ({ ...asked, shape: { shape: 'one', of: [0] } })),
    },
  },
  {
    fault: 'an option that comes twice',
    check: 'questions are well formed',
    changes: {
      pending: (state) =>
        lookout.pending(state).map((asked) => ({ ...asked, shape: { shape: 'one', of: [0, 1, 0] } })),
    },
  },
  {
    fault: 'two open questions at once',
    check: 'questions are well formed',
    changes: { pending: (state) => lookout.pending(state).map((asked) => ({ ...asked, sealed: false })) },
  },
  {
    fault: 'a seat that is asked twice',
    check: 'questions are well formed',
    changes: { pending: (state) => lookout.pending(state).map((asked) => ({ ...asked, seat: 0 })) },
  },
  {
    fault: 'a refusal that changes the state',
    check: 'a refusal changes nothing',
    changes: {
      explain(state) {
        state.bank++;
        return null;
      },
    },
  },
  {
    fault: 'a refusal that throws',
    check: 'everything else is refused',
    changes: {
      explain() {
        throw new Error('no reason');
      },
    },
  },
  {
    fault: 'a refusal without a code',
    check: 'a refusal has a reason',
    changes: { explain: () => ({ code: '', rule: null, values: {} }) },
  },
  {
    fault: 'a refusal with a value that is no number',
    check: 'a refusal has a reason',
    changes: { explain: (state) => ({ code: 'odd', rule: null, values: { odd: state.bank / 0 } }) },
  },
  {
    fault: 'advice that is not legal',
    check: 'advice is legal',
    changes: { advise: () => PEEK + BURY + MARK },
  },
  {
    fault: 'a game without an end',
    check: 'every game ends',
    changes: {
      reveal(state, answers, rng, emit) {
        lookout.reveal(state, answers, rng, emit);
        if (state.deck.length === 1) state.phase = 'goals';
      },
    },
  },
  {
    fault: 'an early end that asks on',
    check: 'a match can end early',
    changes: { end: () => {} },
  },
  {
    fault: 'an outcome that leaves a seat out',
    check: 'the outcome ranks every seat',
    changes: {
      outcome(state) {
        const outcome = lookout.outcome(state);
        return outcome === null ? null : { ...outcome, ranking: outcome.ranking.slice(1) };
      },
    },
  },
];
