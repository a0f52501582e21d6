import { type Rng, shuffle } from '@triptych/kernel';
import type { Components, PlaceId } from './content/components.ts';
import { CHEST_KINDS } from './content/symbols.ts';
import { REALM } from './rules/set-up.ts';
import { type BellumState, NONE } from './state.ts';
import type { BellumView } from './view.ts';

/** A full state consistent with the view: what is face down is shuffled again (B8.2, B8.3). */
export function imagine(components: Components, view: BellumView, rng: Rng): BellumState {
  const { realmSeen, decksSeen, chestValues } = view;
  return {
    phase: view.phase,
    day: view.day,
    captain: view.captain,
    row: view.row,
    turn: view.turn,
    served: view.served,
    victim: view.victim,
    recruit: view.recruit,
    castles: view.castles.map((castle) => ({
      ...castle,
      left: [...castle.left],
      right: [...castle.right],
      horde: [...castle.horde],
      chests: [...castle.chests],
    })),
    goblins: view.goblins,
    realm: imagineRealm(components, view, rng),
    realmDrawn: realmSeen.length,
    open: [...view.open],
    decks: components.decks.map((deck, at) => [
      ...decksSeen[at],
      ...shuffle(without(deck, decksSeen[at]), rng),
    ]),
    decksDrawn: decksSeen.map((seen) => seen.length),
    market: [...view.market],
    chestValues: imagineChests(components, chestValues, rng),
    chestsDrawn: [...view.chestsDrawn],
    chestSeen: [...view.chestSeen],
    markers: [...view.markers],
  };
}

/** B2.2: how many of each kind are in the deck is known, which ones are not. */
function imagineRealm(components: Components, view: BellumView, rng: Rng): PlaceId[] {
  const { realmSeen, castles } = view;
  const { farm, village, city } = components.realm;
  const { farms, villages } = REALM[castles.length];
  const unseen = (kind: readonly PlaceId[], inDeck: number): PlaceId[] => {
    const left = without(kind, realmSeen);
    const seen = kind.length - left.length;
    return shuffle(left, rng).slice(0, Math.min(inDeck, kind.length) - seen);
  };
  return [...realmSeen, ...unseen(farm, farms), ...unseen(village, villages), ...unseen(city, city.length)];
}

/** The values that this seat has not seen are shuffled among the chests it has not seen. */
function imagineChests(components: Components, known: readonly number[], rng: Rng): number[] {
  return CHEST_KINDS.flatMap((kind) => {
    const [from, to] = components.chestRange[kind];
    const shown = known.slice(from, to);
    const unseen = components.chestPrint.slice(from, to);
    for (const value of shown) if (value !== NONE) unseen.splice(unseen.indexOf(value), 1);
    shuffle(unseen, rng);
    return shown.map((value) => (value === NONE ? (unseen.pop() ?? NONE) : value));
  });
}

function without(all: readonly number[], seen: readonly number[]): number[] {
  return all.filter((item) => !seen.includes(item));
}
