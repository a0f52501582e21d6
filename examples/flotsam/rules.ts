import {
  type Answer,
  type Emit,
  type Options,
  type Outcome,
  rankBy,
  type Refusal,
  refuse,
  type Rng,
  type Seat,
  shuffle,
} from '@triptych/kernel';
import { CRATES_PER_SEAT, type Pack } from './content/pack.ts';
import { type Crate, Find, type FlotsamEvent, type FlotsamQuestion, type FlotsamState } from './state.ts';

type Tell = Emit<FlotsamEvent> | undefined;

/** F2 */
export function setUp(pack: Pack, seats: number, options: Options, rng: Rng, tell: Tell): FlotsamState {
  const crates = shuffle([...pack.crates.keys()], rng);
  const coins = options['purse'] === 'half' ? Math.ceil(pack.coins / 2) : pack.coins;
  const state: FlotsamState = {
    phase: 'find',
    finder: rng.below(seats),
    beach: crates.slice(0, CRATES_PER_SEAT * seats),
    bought: Array.from({ length: seats }, () => []),
    sea: [],
    coins: Array.from({ length: seats }, () => coins),
    bank: 0,
  };
  tell?.({ type: 'laidOut', crates: state.beach.length }, 'all');
  lookInto(state, tell);
  return state;
}

export function pending(state: FlotsamState): readonly FlotsamQuestion[] {
  const { finder, beach, coins } = state;
  switch (state.phase) {
    case 'find': {
      const shape = { shape: 'one', of: [Find.offer, Find.push] } as const;
      return [{ kind: 'find', seat: finder, rule: 'F3.2', sealed: false, shape, crate: beach[0] }];
    }
    case 'sale':
      return bidders(state).map((seat) => {
        const of = Array.from({ length: coins[seat] + 1 }, (_, bid) => bid);
        return { kind: 'bid', seat, rule: 'F4.1', sealed: true, shape: { shape: 'one', of } };
      });
    case 'over':
      return [];
  }
}

/** Why an answer outside the question's shape is illegal, where the game has a better reason than the kernel. */
export function explain(
  state: FlotsamState,
  { kind, seat }: FlotsamQuestion,
  answer: Answer,
): Refusal | null {
  const coins = state.coins[seat];
  if (kind !== 'bid' || typeof answer !== 'number' || answer <= coins) return null;
  return refuse('too-few-coins', 'F4.1', { coins });
}

/** The finder's answer (F3.2). */
export function decide(state: FlotsamState, seat: Seat, answer: Answer, tell: Tell): void {
  if (answer === Find.push) {
    state.beach.push(...state.beach.splice(0, 1));
    tell?.({ type: 'pushed', seat }, 'all');
  }
  offer(state, tell);
}

/** All bids at once, null for seats that were not asked (F4.2 to F4.5). */
export function sell(state: FlotsamState, bids: readonly (Answer | null)[], tell: Tell): void {
  const coins = bids.map((bid) => (bid === null ? null : Number(bid)));
  tell?.({ type: 'bids', bids: coins }, 'all');
  const price = Math.max(0, ...coins.map(Number));
  for (const crate of state.beach.splice(0, 1)) {
    if (price === 0) takenBySea(state, crate, tell);
    else takenBy(state, firstBidder(state, coins, price), crate, price, tell);
  }
  state.finder = (state.finder + 1) % state.coins.length;
  // F5.1
  if (state.beach.length === 0 || bidders(state).length === 0) state.phase = 'over';
  else lookInto(state, tell);
}

/** F3.1; what everybody knows to be forced is not asked (F3.2). */
function lookInto(state: FlotsamState, tell: Tell): void {
  state.phase = 'find';
  tell?.({ type: 'found', seat: state.finder }, 'all');
  tell?.({ type: 'looked', crate: state.beach[0] }, state.finder);
  if (state.beach.length === 1) offer(state, tell);
}

function offer(state: FlotsamState, tell: Tell): void {
  state.phase = 'sale';
  tell?.({ type: 'offered', seat: state.finder }, 'all');
}

/** F4.1 */
function bidders({ coins }: FlotsamState): Seat[] {
  return [...coins.keys()].filter((seat) => coins[seat] > 0);
}

/** F4.3 */
function firstBidder({ finder }: FlotsamState, bids: readonly (number | null)[], price: number): Seat {
  const clockwise = [...bids.slice(finder + 1), ...bids.slice(0, finder + 1)];
  return (finder + 1 + clockwise.indexOf(price)) % bids.length;
}

function takenBy(state: FlotsamState, seat: Seat, crate: Crate, price: number, tell: Tell): void {
  state.coins[seat] -= price;
  state.bank += price;
  state.bought[seat].push(crate);
  tell?.({ type: 'sold', seat, crate, price }, 'all');
}

function takenBySea(state: FlotsamState, crate: Crate, tell: Tell): void {
  state.sea.push(crate);
  tell?.({ type: 'lost', crate }, 'all');
}

/** F5 */
export function outcome({ crates }: Pack, { phase, bought, coins }: FlotsamState): Outcome | null {
  if (phase !== 'over') return null;
  const worth = bought.map((row) => row.reduce((sum, crate) => sum + crates[crate].worth, 0));
  return rankBy(
    worth.map((sum, seat) => ({ worth: sum, coins: coins[seat] })),
    ['worth', 'coins'],
  );
}
