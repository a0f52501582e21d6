import type { Emit, Seat } from '../../index.ts';
import { rankBy, refuse, sampleAnswer, shuffle } from '../../index.ts';
import { follow, imagine } from './lookout-memory.ts';
import type { Lookout, LookoutEvent, LookoutQuestion, LookoutState } from './lookout-types.ts';

export const PASS = 0;
export const PEEK = 1;
export const BURY = 2;
export const MARK = 3;
const GOALS = [0, 1, 2];
const MARKS = 2;
export const COINS = 3;

export const lookout: Lookout = {
  id: 'lookout',
  rules: 1,
  setup(seats, options, rng, emit) {
    const each = <T>(item: () => T): T[] => Array.from({ length: seats }, item);
    const cards = Number(options.cards);
    emit?.({ type: 'began', seats, cards }, 'all');
    const deck = shuffle(
      Array.from({ length: cards }, (_, card) => card),
      rng,
    );
    return {
      deck,
      hands: each(() => []),
      discard: [],
      coins: each(() => COINS),
      bank: 0,
      marks: each(() => MARKS),
      goals: each(() => -1),
      lookout: 0,
      peeked: false,
      phase: 'goals',
    };
  },
  copy(from, into) {
    Object.assign(into, from);
    into.deck = [...from.deck];
    into.hands = from.hands.map((hand) => [...hand]);
    into.discard = [...from.discard];
    into.coins = [...from.coins];
    into.marks = [...from.marks];
    into.goals = [...from.goals];
  },
  pending(state) {
    const seats = state.goals.map((_, seat) => seat);
    const ask = (kind: LookoutQuestion['kind'], seat: Seat, of: number[]): LookoutQuestion => ({
      kind,
      seat,
      rule: 'L1',
      sealed: kind !== 'look',
      goal: state.goals[seat],
      shape: { shape: 'one', of },
    });
    switch (state.phase) {
      case 'goals':
        return seats.map((seat) => ask('goal', seat, GOALS));
      case 'look':
        return [ask('look', state.lookout, looks(state))];
      case 'bids':
        return bidders(state).map((seat) => ask('bid', seat, upTo(state.coins[seat])));
      case 'over':
        return [];
    }
  },
  explain(state, question, answer) {
    if (question.kind === 'look' && answer === PEEK && state.peeked) return refuse('already-peeked', 'L2');
    if (question.kind === 'bid' && typeof answer === 'number' && answer > state.coins[question.seat]) {
      return refuse('too-few-coins', 'L3', { coins: state.coins[question.seat] });
    }
    return null;
  },
  apply(state, seat, answer, _rng, emit) {
    switch (answer) {
      case PEEK:
        state.peeked = true;
        emit?.({ type: 'peeked', seat }, 'all');
        emit?.({ type: 'saw', card: state.deck[0] }, seat);
        break;
      case BURY:
        state.deck.push(...state.deck.splice(0, 1));
        emit?.({ type: 'buried' }, 'all');
        break;
      case MARK:
        state.marks[seat]--;
        emit?.({ type: 'marked', seat }, 'all');
        break;
    }
    const done = answer === PASS || answer === BURY || looks(state).length === 1;
    if (!done) return;
    state.phase = 'bids';
    if (bidders(state).length === 0) takeTop(state, [], emit);
  },
  reveal(state, answers, _rng, emit) {
    if (state.phase === 'goals') {
      state.goals = answers.map(Number);
      state.phase = 'look';
      emit?.({ type: 'goals' }, 'all');
      return;
    }
    const bids = answers.map(Number);
    emit?.({ type: 'bids', bids }, 'all');
    takeTop(state, bids, emit);
  },
  reveals: ({ type }) => type === 'saw' || type === 'bids' || type === 'took' || type === 'ended',
  view(state, viewer) {
    const over = state.phase === 'over';
    const sees = (seat: Seat): boolean => over || seat === viewer;
    return {
      deck: state.deck.length,
      discard: state.discard.length,
      hands: state.hands.map((hand, seat) => hand.map((card) => (sees(seat) ? card : -1))),
      goals: state.goals.map((goal, seat) => (sees(seat) ? goal : -1)),
      coins: [...state.coins],
      bank: state.bank,
      marks: [...state.marks],
      lookout: state.lookout,
      peeked: state.peeked,
      phase: state.phase,
    };
  },
  memory: () => ({ deck: [], discard: [], hands: [] }),
  remember: follow,
  imagine: (view, memory, _seat, rng) => imagine(view, memory, rng),
  end(state, emit) {
    state.phase = 'over';
    emit?.({ type: 'ended', hands: state.hands.map((hand) => [...hand]), goals: [...state.goals] }, 'all');
  },
  outcome(state) {
    if (state.phase !== 'over') return null;
    const values = state.hands.map((hand, seat) => {
      const wanted = hand.filter((card) => card % GOALS.length === state.goals[seat]).length;
      return { cards: hand.length + wanted, coins: state.coins[seat] };
    });
    return rankBy(values, ['cards', 'coins']);
  },
  advise: (_state, question, rng) => sampleAnswer(question.shape, rng),
};

function upTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, number) => number);
}

function looks(state: LookoutState): number[] {
  const answers = [PASS];
  if (!state.peeked) answers.push(PEEK);
  if (state.deck.length > 1) answers.push(BURY);
  if (state.marks[state.lookout] > 0) answers.push(MARK);
  return answers;
}

/** A seat without coins can only bid nothing, as everybody sees, so it is not asked. */
function bidders(state: LookoutState): Seat[] {
  return state.coins.flatMap((coins, seat) => (coins > 0 ? [seat] : []));
}

function takeTop(state: LookoutState, bids: readonly number[], emit?: Emit<LookoutEvent>): void {
  const [card] = state.deck.splice(0, 1);
  const highest = Math.max(0, ...bids);
  const by = bids.indexOf(highest);
  if (by < 0 || bids.lastIndexOf(highest) !== by) {
    state.discard.push(card);
    emit?.({ type: 'discarded' }, 'all');
  } else {
    state.coins[by] -= highest;
    state.bank += highest;
    state.hands[by].push(card);
    emit?.({ type: 'taken', by }, 'all');
    emit?.({ type: 'took', card }, by);
  }
  state.peeked = false;
  state.lookout = (state.lookout + 1) % state.goals.length;
  state.phase = state.deck.length === 0 ? 'over' : 'look';
  if (state.phase === 'over') {
    emit?.({ type: 'ended', hands: state.hands.map((hand) => [...hand]), goals: [...state.goals] }, 'all');
  }
}
