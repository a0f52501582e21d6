import type { Broken } from './broken-lookout.ts';
import { BURY, lookout } from './lookout.ts';

let outside = 0;

export const BROKEN_STATES: readonly Broken[] = [
  {
    fault: 'a state with NaN',
    check: 'everything is plain data',
    changes: { setup: (...given) => ({ ...lookout.setup(...given), bank: Number.NaN }) },
  },
  {
    fault: 'a state with undefined',
    check: 'everything is plain data',
    changes: { setup: (...given) => Object.assign(lookout.setup(...given), { extra: undefined }) },
  },
  {
    fault: 'a state with a Map',
    check: 'everything is plain data',
    changes: { setup: (...given) => Object.assign(lookout.setup(...given), { extra: new Map() }) },
  },
  {
    fault: 'a state that holds one array in two places',
    check: 'everything is plain data',
    changes: {
      setup(...given) {
        const state = lookout.setup(...given);
        return { ...state, marks: state.coins };
      },
    },
  },
  {
    fault: 'a piece that gets lost',
    check: 'components are conserved',
    changes: {
      apply(state, seat, answer, rng, emit) {
        lookout.apply(state, seat, answer, rng, emit);
        if (answer === BURY) state.deck.pop();
      },
    },
  },
  {
    fault: 'a copy that shares an array',
    check: 'copies are equal and independent',
    changes: {
      copy(from, into) {
        lookout.copy(from, into);
        into.marks = from.marks;
      },
    },
  },
  {
    fault: 'a copy that leaves behind what its target had more of',
    check: 'copies are equal and independent',
    changes: {
      copy(from, into) {
        const before = into.discard;
        lookout.copy(from, into);
        into.discard = [...from.discard, ...before.slice(from.discard.length)];
      },
    },
  },
  {
    fault: 'randomness from elsewhere',
    check: 'chance comes from the generator',
    changes: {
      reveal(state, answers, rng, emit) {
        const random: () => number = Reflect.get(Math, 'random');
        const unfair = answers.map((answer) => (random() < 0.5 ? 0 : answer));
        lookout.reveal(state, unfair, rng, emit);
      },
    },
  },
  {
    fault: 'a part of the state that is kept outside it',
    check: 'telling changes nothing',
    changes: {
      apply(state, seat, answer, rng, emit) {
        lookout.apply(state, seat, answer, rng, emit);
        outside++;
        if (outside % 2 === 0) state.deck.reverse();
      },
    },
  },
  {
    fault: 'events that are numbered outside',
    check: 'the same seed gives the same match',
    changes: {
      apply(state, seat, answer, rng, emit) {
        lookout.apply(state, seat, answer, rng, emit);
        outside++;
        emit?.({ type: 'marked', seat: outside }, 'all');
      },
    },
  },
  {
    fault: 'a rule that depends on a listener',
    check: 'telling changes nothing',
    changes: {
      apply(state, seat, answer, rng, emit) {
        lookout.apply(state, seat, answer, rng, emit);
        if (emit !== undefined) state.deck.reverse();
      },
    },
  },
  {
    fault: 'a view that changes the state',
    check: 'looking changes nothing',
    changes: {
      view(state, viewer) {
        state.deck.reverse();
        return lookout.view(state, viewer);
      },
    },
  },
  {
    fault: 'a view that moves with the state',
    check: 'what was handed out stays as it was',
    changes: { view: (state, viewer) => ({ ...lookout.view(state, viewer), coins: state.coins }) },
  },
  {
    fault: 'a view that keeps too much of the last one',
    check: 'looking changes nothing',
    changes: { view: (state, viewer, _beside, last) => last ?? lookout.view(state, viewer) },
  },
  {
    fault: 'an event that moves with the state',
    check: 'what was handed out stays as it was',
    changes: {
      reveal(state, answers, rng, emit) {
        lookout.reveal(state, answers, rng, (event, to) =>
          emit?.(event.type === 'bids' ? { type: 'bids', bids: state.coins } : event, to),
        );
      },
    },
  },
  {
    fault: 'a memory that is kept outside',
    check: 'a record opens again',
    changes: {
      remember(memory, event) {
        outside++;
        memory.discard = [outside];
        lookout.remember(memory, event);
      },
    },
  },
];
