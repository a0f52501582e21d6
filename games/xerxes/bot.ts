import { type Answer, type Lean, pick, type Rng, type Seat } from '@triptych/kernel';
import { keptCampaigns, keptTaxes } from './bot/cards.ts';
import { bestPlace } from './bot/placing.ts';
import { poorestPlace } from './bot/pushing.ts';
import { areasAtHand, proposeForces } from './bot/propose-forces.ts';
import { bestOrder, divideLoss, strongest } from './bot/rivalry.ts';
import {
  bestBuilding,
  bestGift,
  bestOf,
  bestRobbery,
  bestTaking,
  bestTax,
  leastWanted,
} from './bot/spending.ts';
import { bestConversion, bestMarch } from './bot/marching.ts';
import { aims, storeWorth, type Taste, tasteOf, withResources } from './bot/worth.ts';
import type { Components } from './content/components.ts';
import { NO, type XerxesQuestion, YES } from './questions.ts';
import { ROUNDS } from './rules/ending.ts';
import { isStopped } from './rules/year-event.ts';
import type { XerxesState } from './state.ts';

/** What Babylonia's ability must bring in the first round; later a better chance is less likely. */
const IGNORE_FROM = 0.8;

/** A sensible quick answer from what the asked seat may know. It never looks at other hands in the state. */
export function advise(
  components: Components,
  state: XerxesState,
  question: XerxesQuestion,
  rng: Rng,
  lean?: Lean,
): Answer {
  const { seat } = question;
  const taste = tasteOf(lean);
  switch (question.kind) {
    case 'satrap':
      return pick(question.shape.of, rng);
    case 'keepTaxes':
      return keptTaxes(components, state, seat, question.shape.of, question.shape.max, taste);
    case 'keepCampaigns':
      return keptCampaigns(components, state, seat, question.shape.of, question.shape.max);
    case 'worker':
      return bestPlace(components, state, seat, question.shape.of, taste);
    case 'push':
      return poorestPlace(components, state, seat, question.area, question.shape.of);
    case 'move':
      return leastWanted(components, state, seat, question.shape.of, taste);
    case 'ignore':
      return ignoreWorth(components, state, seat, taste) > IGNORE_FROM * (1 - state.round / ROUNDS)
        ? YES
        : NO;
    case 'heir':
      return bestGain(components, state, seat, question.shape.min, taste);
    case 'campaign':
      return bestMarch(components, state, seat, question.shape.of, taste);
    case 'convert':
      return bestConversion(components, state, seat, question.shape.of);
    case 'forces':
      return proposeForces(components, state, seat, question.card, taste)?.sources ?? [];
    case 'rival':
      return strongest(state, question.shape.of);
    case 'giveUp':
      return bestChange(components, state, seat, question.shape.of, -1, taste);
    case 'bonus':
      return bestChange(components, state, seat, question.shape.of, 1, taste);
    case 'build':
      return bestBuilding(components, state, seat, question.shape.of, taste);
    case 'divide':
      return divideLoss(state, question.shape.to, question.shape.min);
    case 'tax':
      return bestTax(components, state, seat, question.shape.of, taste);
    case 'rob':
      return bestRobbery(components, state, seat, question.shape.of, taste);
    case 'give':
      return bestGift(components, state, seat, question.shape.of, taste);
    case 'take':
      return bestTaking(aims(components, state, seat, taste), state.seats[seat].resources, question.shape.of);
    case 'order':
      return bestOrder(state, seat);
  }
}

/** The resource where one more or less leaves the most. */
function bestChange(
  components: Components,
  state: XerxesState,
  seat: Seat,
  kinds: readonly number[],
  change: number,
  taste: Taste,
): number {
  const list = aims(components, state, seat, taste);
  const { resources } = state.seats[seat];
  return bestOf(kinds, (kind) => storeWorth(list, resources.with(kind, resources[kind] + change)));
}

/** E4.3: one resource after another, each time the one that helps most. */
function bestGain(
  components: Components,
  state: XerxesState,
  seat: Seat,
  count: number,
  taste: Taste,
): number[] {
  const list = aims(components, state, seat, taste);
  let store: readonly number[] = state.seats[seat].resources;
  const kinds = store.map((_, kind) => kind);
  const gained = store.map(() => 0);
  for (let piece = 0; piece < count; piece++) {
    const room = kinds.filter((kind) => withResources(store, [kind])[kind] > store[kind]);
    const best = bestOf(room, (kind) => storeWorth(list, withResources(store, [kind])));
    gained[best]++;
    store = withResources(store, [best]);
  }
  return gained;
}

/** E11.2: what the event takes from this seat. */
function ignoreWorth(components: Components, state: XerxesState, seat: Seat, taste: Taste): number {
  const list = aims(components, state, seat, taste);
  const { resources, used } = state.seats[seat];
  let all: readonly number[] = resources;
  let some: readonly number[] = resources;
  for (const area of areasAtHand(state, seat, used)) {
    const yielded = components.areas[area].resources;
    all = withResources(all, yielded);
    some = withResources(
      some,
      yielded.filter((resource) => !isStopped(components, state, seat, resource)),
    );
  }
  return storeWorth(list, all) - storeWorth(list, some);
}
