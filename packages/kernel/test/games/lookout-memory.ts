import { type Rng, shuffle } from '../../index.ts';
import type { LookoutEvent, LookoutMemory, LookoutState, LookoutView } from './lookout-types.ts';

/** A card that was peeked at stays known wherever it goes. */
export function follow(memory: LookoutMemory, event: LookoutEvent): void {
  switch (event.type) {
    case 'began':
      memory.deck = Array.from({ length: event.cards }, () => -1);
      memory.hands = Array.from({ length: event.seats }, () => []);
      return;
    case 'saw':
      memory.deck[0] = event.card;
      return;
    case 'buried':
      memory.deck.push(...memory.deck.splice(0, 1));
      return;
    case 'taken':
      memory.hands[event.by].push(...memory.deck.splice(0, 1));
      return;
    case 'discarded':
      memory.discard.push(...memory.deck.splice(0, 1));
      return;
    case 'goals':
    case 'marked':
    case 'peeked':
    case 'bids':
    case 'took':
    case 'ended':
  }
}

export function imagine(view: LookoutView, memory: LookoutMemory, rng: Rng): LookoutState {
  const hands = view.hands.map((hand, seat) =>
    hand.map((card, place) => (card >= 0 ? card : memory.hands[seat][place])),
  );
  const known = new Set([...memory.deck, ...memory.discard, ...hands.flat()]);
  const cards = view.deck + view.discard + hands.flat().length;
  const unknown = Array.from({ length: cards }, (_, card) => card).filter((card) => !known.has(card));
  shuffle(unknown, rng);
  const fill = (places: readonly number[]): number[] =>
    places.map((card) => (card >= 0 ? card : (unknown.pop() ?? -1)));
  return {
    deck: fill(memory.deck),
    discard: fill(memory.discard),
    hands: hands.map(fill),
    coins: [...view.coins],
    bank: view.bank,
    marks: [...view.marks],
    goals: view.goals.map((goal) => (goal >= 0 || view.phase === 'goals' ? goal : rng.below(3))),
    lookout: view.lookout,
    peeked: view.peeked,
    phase: view.phase,
  };
}
