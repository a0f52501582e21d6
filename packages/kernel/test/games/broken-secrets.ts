import type { Broken } from './broken-lookout.ts';
import { lookout, PEEK } from './lookout.ts';

export const BROKEN_SECRETS: readonly Broken[] = [
  {
    fault: 'a view that shows the top card',
    check: 'imagined states look real',
    changes: {
      view(state, viewer) {
        const view = lookout.view(state, viewer);
        return { ...view, marks: [...view.marks, state.deck[0] ?? 0] };
      },
    },
  },
  {
    fault: 'a spectator who sees a hand',
    check: 'views and questions show only what was told',
    changes: {
      view(state, viewer) {
        const view = lookout.view(state, viewer);
        return viewer === 'spectator' ? { ...view, hands: state.hands.map((hand) => [...hand]) } : view;
      },
    },
  },
  {
    fault: 'a view that shows the hands of others, and an imagination that believes it',
    check: 'views and questions show only what was told',
    changes: {
      view(state, viewer) {
        const view = lookout.view(state, viewer);
        return viewer === 'spectator' ? view : { ...view, hands: state.hands.map((hand) => [...hand]) };
      },
    },
  },
  {
    fault: 'a view that shows what others have sealed, and an imagination that believes it',
    check: 'views and questions show only what was told',
    changes: {
      view(state, viewer) {
        const view = lookout.view(state, viewer);
        return viewer === 'spectator' ? view : { ...view, goals: [...state.goals] };
      },
    },
  },
  {
    fault: 'a public name of a question that depends on a secret',
    check: 'views and questions show only what was told',
    changes: {
      pending: (state) =>
        lookout.pending(state).map((asked) => (state.deck[0] % 2 === 0 ? { ...asked, kind: 'goal' } : asked)),
    },
  },
  {
    fault: 'a parameter that its own seat may not know',
    check: 'imagined states ask the same',
    changes: {
      pending: (state) => lookout.pending(state).map((asked) => ({ ...asked, goal: state.deck[0] })),
    },
  },
  {
    fault: 'a refusal that tells a secret',
    check: 'imagined states refuse the same',
    changes: { explain: (state) => ({ code: 'no', rule: 'L1', values: { next: state.deck[0] } }) },
  },
  {
    fault: 'an event that tells others a secret without saying so',
    check: 'news is marked as revealing',
    changes: {
      apply(state, seat, answer, rng, emit) {
        const hint = state.deck[0] % 2;
        lookout.apply(state, seat, answer, rng, emit);
        if (answer === PEEK) emit?.({ type: 'marked', seat: hint }, (seat + 1) % state.goals.length);
      },
    },
  },
  {
    fault: 'an event that tells its own seat news without saying so',
    check: 'free undo takes back no news',
    changes: { reveals: (event) => event.type !== 'saw' && lookout.reveals(event) },
  },
  {
    fault: 'an imagination in which nothing is ever revealed',
    check: 'imagined states foretell news',
    changes: {
      imagine(view, memory, seat, rng) {
        const state = lookout.imagine(view, memory, seat, rng);
        dreams.add(state);
        return state;
      },
      apply(state, seat, answer, rng, emit) {
        const quietly: typeof emit = (event, to) => {
          if (!lookout.reveals(event)) emit?.(event, to);
        };
        lookout.apply(state, seat, answer, rng, dreams.has(state) ? quietly : emit);
      },
    },
  },
  {
    fault: 'an imagination that changes what a seat has in hand',
    check: 'imagined states look real',
    changes: {
      imagine(view, memory, seat, rng) {
        const state = lookout.imagine(view, memory, seat, rng);
        const [card] = state.hands[seat].splice(0, 1, ...state.deck.splice(0, 1));
        if (card !== undefined) state.deck.unshift(card);
        return state;
      },
    },
  },
  {
    fault: 'an imagination that throws',
    check: 'imagined states can be played',
    changes: {
      imagine(view, memory, seat, rng) {
        if (view.peeked) throw new Error('too much');
        return lookout.imagine(view, memory, seat, rng);
      },
    },
  },
  {
    fault: 'an imagination with chance of its own',
    check: 'imagining is repeatable',
    changes: {
      imagine(view, memory, seat, rng) {
        const state = lookout.imagine(view, memory, seat, rng);
        return drawn++ % 2 === 0 ? state : { ...state, deck: state.deck.toReversed() };
      },
    },
  },
  {
    fault: 'an imagination that shares an array with the view',
    check: 'what was handed out stays as it was',
    changes: {
      imagine: (view, memory, seat, rng) =>
        Object.assign(lookout.imagine(view, memory, seat, rng), { marks: view.marks }),
    },
  },
  {
    fault: 'an imagination that loses a card',
    check: 'components are conserved',
    changes: {
      imagine(view, memory, seat, rng) {
        const state = lookout.imagine(view, memory, seat, rng);
        return { ...state, discard: state.discard.slice(1) };
      },
    },
  },
  {
    fault: 'an imagination that always thinks of the same order',
    check: 'imagine draws every possible world',
    changes: { imagine: (view, memory, seat) => lookout.imagine(view, memory, seat, { below: () => 0 }) },
  },
  {
    fault: 'a seat that forgets what it has peeked at',
    check: 'imagine draws only possible worlds',
    changes: {
      remember(memory, event) {
        if (event.type !== 'saw') lookout.remember(memory, event);
      },
    },
  },
];

let drawn = 0;
const dreams = new WeakSet<object>();
