import { type Answer, type Refusal, refuse, type Seat } from '@triptych/kernel';
import type { Components } from '../content/components.ts';
import { FORCES_PER_CAMPAIGN, STORE } from '../content/things.ts';
import {
  Build,
  buildChoice,
  Convert,
  March,
  Pair,
  Pay,
  Place,
  placeChoice,
  Rob,
  type XerxesQuestion,
} from '../questions.ts';
import { NONE, type XerxesState } from '../state.ts';
import { MARKERS } from './buildings.ts';
import { buildingsOf } from './ending.ts';
import { ANY_FORCE, countForces, missingForces, sourcesAtHand, usableForces } from './forces.ts';
import { isSolo, mayUse } from './play.ts';
import { canPay, room } from './store.ts';
import { isHome, isOccupied } from './workers.ts';
import { isBarred, isStopped } from './year-event.ts';

export type XerxesRefusal =
  | 'satrap-taken'
  | 'keep-number'
  | 'home-area'
  | 'area-occupied'
  | 'area-free'
  | 'no-track-alone'
  | 'track-taken'
  | 'no-ability'
  | 'store-full'
  | 'gift-number'
  | 'not-in-hand'
  | 'missing-forces'
  | 'too-few-forces'
  | 'one-must-rest'
  | 'not-at-hand'
  | 'wrong-force'
  | 'force-twice'
  | 'same-force'
  | 'not-a-rival'
  | 'none-held'
  | 'event-stops'
  | 'already-built'
  | 'not-built'
  | 'own-building'
  | 'no-free-building'
  | 'barred'
  | 'no-markers'
  | 'cannot-pay'
  | 'not-free'
  | 'whole-loss'
  | 'rival-has-none'
  | 'given-kind'
  | 'everybody-once';

type Reason = Refusal<XerxesRefusal> | null;

/** Why an answer that the question does not offer is not possible. Uses only what the asked seat may know. */
export function explain(
  components: Components,
  state: XerxesState,
  question: XerxesQuestion,
  answer: Answer,
): Reason {
  return typeof answer === 'number'
    ? explainOne(components, state, question, answer)
    : explainList(components, state, question, answer);
}

function explainOne(
  components: Components,
  state: XerxesState,
  question: XerxesQuestion,
  option: number,
): Reason {
  const { seat } = question;
  switch (question.kind) {
    case 'satrap':
      return option >= 0 && isHome(state, option) ? refuse('satrap-taken', 'E1.2') : null;
    case 'worker':
      return noPlace(components, state, seat, option);
    case 'push':
      return noArea(components, state, option);
    case 'campaign':
      return noCampaign(components, state, seat, option);
    case 'convert':
      return noConversion(components, state, seat, option);
    case 'rival':
      return option === seat ? refuse('not-a-rival', 'E5.6') : null;
    case 'giveUp':
      return isResource(state, option) ? refuse('none-held', 'E7.1', { resource: option }) : null;
    case 'bonus':
      return noBonus(components, state, seat, option);
    case 'build':
      return noBuilding(components, state, seat, option);
    case 'move':
      return state.buildings[option] === undefined ? null : refuse('not-free', 'E11.6', { building: option });
    case 'tax':
      return noTax(components, state, seat, option);
    case 'rob':
      return noRobbery(state, seat, option);
    case 'give':
      return noGift(state, seat, option);
    case 'take':
      return noTake(state, seat, question.given, option);
    case 'keepTaxes':
    case 'keepCampaigns':
    case 'ignore':
    case 'heir':
    case 'forces':
    case 'divide':
    case 'order':
      return null;
  }
}

function explainList(
  components: Components,
  state: XerxesState,
  question: XerxesQuestion,
  answer: readonly number[],
): Reason {
  const { seat } = question;
  switch (question.kind) {
    case 'keepTaxes':
    case 'keepCampaigns':
      return noKeep(question.shape, question.rule, answer);
    case 'heir':
      return noHeirGift(state, seat, question.shape, answer);
    case 'forces':
      return noForces(components, state, seat, question.shape.items, answer);
    case 'divide': {
      const total = answer.reduce((sum, loss) => sum + loss, 0);
      return total === question.shape.min ? null : refuse('whole-loss', 'E8.7', { loss: question.shape.min });
    }
    case 'order':
      return refuse('everybody-once', 'E7.6');
    default:
      return null;
  }
}

/** E3.3 */
function noPlace(components: Components, state: XerxesState, seat: Seat, option: number): Reason {
  const choice = placeChoice(option);
  switch (choice.on) {
    case 'area':
      return noArea(components, state, choice.area);
    case 'track':
      return isSolo(state) ? refuse('no-track-alone', 'E12.2') : refuse('track-taken', 'E7.6');
    case 'claim':
      if (!mayUse(state, seat, 'lydia')) return refuse('no-ability', 'E11.5');
      return isSolo(state) ? refuse('no-track-alone', 'E12.2') : refuse('track-taken', 'E11.5');
    case 'push':
      if (components.areas[choice.area] === undefined || option < Place.push(0)) return null;
      if (!mayUse(state, seat, 'bactria')) return refuse('no-ability', 'E11.7');
      if (isHome(state, choice.area)) return refuse('home-area', 'E11.7', { area: choice.area });
      return isOccupied(state, choice.area)
        ? refuse('area-occupied', 'E11.7', { area: choice.area })
        : refuse('area-free', 'E11.7', { area: choice.area });
  }
}

function noArea(components: Components, state: XerxesState, area: number): Reason {
  if (components.areas[area] === undefined) return null;
  return isHome(state, area)
    ? refuse('home-area', 'E3.3', { area })
    : refuse('area-occupied', 'E3.3', { area });
}

/** E2.3, E2.4 */
function noKeep(
  shape: { readonly of: readonly number[]; readonly min: number },
  rule: string,
  answer: readonly number[],
): Reason {
  if (answer.some((card) => !shape.of.includes(card))) return refuse('not-in-hand', rule);
  return answer.length === shape.min ? null : refuse('keep-number', rule, { count: shape.min });
}

/** E4.3, E1.8 */
function noHeirGift(
  state: XerxesState,
  seat: Seat,
  { min, to }: { readonly min: number; readonly to: readonly number[] },
  counts: readonly number[],
): Reason {
  if (counts.length !== to.length) return null;
  const full = counts.findIndex((count, resource) => count > room(state.seats[seat], resource));
  if (full >= 0) return refuse('store-full', 'E1.8', { resource: full, most: STORE });
  return refuse('gift-number', 'E4.3', { count: min });
}

/** E5.3, E7.2 */
function noCampaign(components: Components, state: XerxesState, seat: Seat, option: number): Reason {
  if (option === March.convert) return refuse('no-ability', 'E11.1');
  const card = option - March.card(0);
  if (components.campaigns[card] === undefined) return null;
  if (!state.seats[seat].campaigns.includes(card)) return refuse('not-in-hand', 'E5.1');
  const counts = countForces(components, state, seat);
  const missing = missingForces(components.campaigns[card], counts) - counts[ANY_FORCE];
  if (missing > 0) return refuse('missing-forces', 'E5.3', { missing });
  const atHand = sourcesAtHand(components, state, seat).length;
  return atHand >= FORCES_PER_CAMPAIGN && usableForces(components, state, seat, atHand) < FORCES_PER_CAMPAIGN
    ? refuse('one-must-rest', 'E7.2', { have: atHand })
    : refuse('too-few-forces', 'E5.3', { have: atHand });
}

/** E11.1 */
function noConversion(components: Components, state: XerxesState, seat: Seat, option: number): Reason {
  const atHand = sourcesAtHand(components, state, seat).includes(Convert.source(option));
  return atHand ? refuse('same-force', 'E11.1') : refuse('not-at-hand', 'E11.1');
}

/** E5.2, E5.3 */
function noForces(
  components: Components,
  state: XerxesState,
  seat: Seat,
  items: readonly (readonly number[])[],
  answer: readonly number[],
): Reason {
  if (answer.length !== items.length) return null;
  const atHand = sourcesAtHand(components, state, seat);
  if (answer.some((source) => !atHand.includes(source))) return refuse('not-at-hand', 'E5.2');
  if (new Set(answer).size < answer.length) return refuse('force-twice', 'E5.3');
  return refuse('wrong-force', 'E5.3');
}

/** E7.4 */
function noBonus(components: Components, state: XerxesState, seat: Seat, resource: number): Reason {
  if (!isResource(state, resource)) return null;
  return isStopped(components, state, seat, resource)
    ? refuse('event-stops', 'E7.4', { resource })
    : refuse('store-full', 'E1.8', { resource, most: STORE });
}

/** E8.2, E4.4, E11.6 */
function noBuilding(components: Components, state: XerxesState, seat: Seat, option: number): Reason {
  const choice = buildChoice(option);
  if (choice.do === 'pass') return null;
  if (choice.do === 'ability') return refuse('no-ability', mayUse(state, seat, 'india') ? 'E11.3' : 'E11.4');
  const { building } = choice;
  const owner = state.buildings[building];
  if (owner === undefined || option < Build.pass) return null;
  if (choice.do === 'build' && owner !== NONE) return refuse('already-built', 'E8.2', { building });
  if (choice.do === 'displace') {
    if (!mayUse(state, seat, 'sogdia')) return refuse('no-ability', 'E11.6');
    if (owner === NONE) return refuse('not-built', 'E11.6', { building });
    if (owner === seat) return refuse('own-building', 'E11.6', { building });
    if (!state.buildings.includes(NONE)) return refuse('no-free-building', 'E11.6');
  }
  if (buildingsOf(state, seat) >= MARKERS) return refuse('no-markers', 'E8.2', { most: MARKERS });
  if (isBarred(components, state, seat, building)) return refuse('barred', 'E4.4', { building });
  return refuse('cannot-pay', 'E8.2');
}

/** E9.1 */
function noTax(components: Components, state: XerxesState, seat: Seat, option: number): Reason {
  if (option === Pay.ability) return refuse('no-ability', mayUse(state, seat, 'india') ? 'E11.3' : 'E11.4');
  const card = option - Pay.card(0);
  if (components.taxes[card] === undefined) return null;
  if (!state.seats[seat].taxes.includes(card)) return refuse('not-in-hand', 'E9.1');
  return canPay(state.seats[seat], components.taxes[card].cost) ? null : refuse('cannot-pay', 'E9.1');
}

/** E11.3 */
function noRobbery(state: XerxesState, seat: Seat, option: number): Reason {
  const victim = Rob.victim(option);
  const resource = Rob.resource(option);
  if (state.seats[victim] === undefined || !isResource(state, resource)) return null;
  if (victim === seat) return refuse('not-a-rival', 'E11.3');
  if (state.seats[victim].resources[resource] === 0) return refuse('rival-has-none', 'E11.3', { resource });
  return refuse('store-full', 'E1.8', { resource, most: STORE });
}

/** E11.4 */
function noGift(state: XerxesState, seat: Seat, option: number): Reason {
  const pair = Pair.resources(option);
  if (!pair.every((resource) => isResource(state, resource)) || pair[0] > pair[1]) return null;
  const { resources } = state.seats[seat];
  const short = pair.find(
    (resource) => resources[resource] < pair.filter((kind) => kind === resource).length,
  );
  return short === undefined
    ? refuse('store-full', 'E11.4', { resource: pair[0], most: STORE })
    : refuse('none-held', 'E11.4', { resource: short });
}

function noTake(state: XerxesState, seat: Seat, given: number, option: number): Reason {
  const pair = Pair.resources(option);
  if (!pair.every((resource) => isResource(state, resource)) || pair[0] > pair[1]) return null;
  const gone = Pair.resources(given);
  if (pair.some((resource) => gone.includes(resource))) return refuse('given-kind', 'E11.4');
  const full = pair.find(
    (resource) => room(state.seats[seat], resource) < pair.filter((kind) => kind === resource).length,
  );
  return full === undefined ? null : refuse('store-full', 'E1.8', { resource: full, most: STORE });
}

function isResource(state: XerxesState, resource: number): boolean {
  return state.seats[0].resources[resource] !== undefined;
}
