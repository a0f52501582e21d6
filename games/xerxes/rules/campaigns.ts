import { listAnswers, type Seat } from '@triptych/kernel';
import type { CampaignId, Components } from '../content/components.ts';
import { FORCES, FORCES_PER_CAMPAIGN, WORKERS } from '../content/things.ts';
import { Convert, March, Source } from '../questions.ts';
import { NONE, type XerxesState } from '../state.ts';
import {
  ANY_FORCE,
  canFulfil,
  countForces,
  forceOf,
  missingForces,
  sourcesAtHand,
  sourcesFor,
  usableForces,
} from './forces.ts';
import { claimTrack, mayClaim } from './claim.ts';
import { mayUse, type Play, seekTurn, useAbility } from './play.ts';
import { gainPoints, losePoints, lossIsChosen, rivals } from './points.ts';
import { checkGoals } from './solo.ts';

/** E5.6 */
const REWARD = 5;
const RIVAL_LOSES = 1;

/**
 * E5.1: in turn order. A player who may hold a card that can be fulfilled is asked, even without one: that is secret.
 */
export function seekMarcher(play: Play): boolean {
  return seekTurn(
    play,
    ({ components, state }, seat) => mayClaim(state, seat) || mightCampaign(components, state, seat),
  );
}

/** Whether, as far as is public, this seat could have a card to fulfil: any that was never shown. */
export function mightCampaign(components: Components, state: XerxesState, seat: Seat): boolean {
  if (state.seats[seat].campaigns.length === 0) return false;
  const sources = sourcesAtHand(components, state, seat).length;
  if (usableForces(components, state, seat, sources) < FORCES_PER_CAMPAIGN) return false;
  const counts = countForces(components, state, seat);
  const stretch = canConvert(components, state, seat) ? 1 : 0;
  const most = counts[ANY_FORCE] + stretch;
  for (let card = 0; card < components.campaigns.length; card++) {
    if (missingForces(components.campaigns[card], counts) <= most && !isWon(state, card)) return true;
  }
  return false;
}

function isWon({ seats }: XerxesState, card: CampaignId): boolean {
  for (let seat = 0; seat < seats.length; seat++) if (seats[seat].campaignsWon.includes(card)) return true;
  return false;
}

/** E11.1: an available force other than bonus forces, which are of any kind already. */
function canConvert(components: Components, state: XerxesState, seat: Seat): boolean {
  return mayUse(state, seat, 'aegyptus') && convertOptions(components, state, seat).length > 0;
}

export function convertOptions(components: Components, state: XerxesState, seat: Seat): number[] {
  return sourcesAtHand(components, state, seat).flatMap((source) => {
    const own = forceOf(components, state, seat, source);
    if (own === ANY_FORCE) return [];
    return FORCES.map((_, force) => force)
      .filter((force) => force !== own)
      .map((force) => Convert.option(source, force));
  });
}

/** E5.1: nothing more, or one of the cards in hand that can be fulfilled now; E11.1, E11.5: the ability. */
export function campaignOptions(components: Components, state: XerxesState, seat: Seat): number[] {
  const options: number[] = [March.done];
  const counts = countForces(components, state, seat);
  const atHand = counts.reduce((sum, count) => sum + count, 0);
  const usable = usableForces(components, state, seat, atHand);
  for (const card of state.seats[seat].campaigns) {
    if (canFulfil(components.campaigns[card], counts, usable)) options.push(March.card(card));
  }
  if (canConvert(components, state, seat) || mayClaim(state, seat)) options.push(March.ability);
  return options;
}

export function answerCampaign(play: Play, seat: Seat, option: number): void {
  const { state, emit } = play;
  if (option === March.done) {
    emit?.({ type: 'campaignsEnded', seat }, 'all');
    state.served++;
  } else if (option === March.ability) {
    if (mayClaim(state, seat)) return claimTrack(play, seat);
    useAbility(play, seat);
    state.phase = 'convert';
  } else {
    declare(play, seat, option - March.card(0));
  }
}

/** E11.1: this round only. */
export function answerConvert(play: Play, seat: Seat, option: number): void {
  const { components, state, emit } = play;
  const source = Convert.source(option);
  const from = forceOf(components, state, seat, source);
  state.converted = option;
  state.phase = 'campaign';
  emit?.({ type: 'forceConverted', seat, source, from, to: Convert.force(option) }, 'all');
}

/** E5.7: the card is shown; the player chooses the forces next, unless there is only one way. */
function declare(play: Play, seat: Seat, card: CampaignId): void {
  const { components, state, emit } = play;
  const satrapy = state.seats[seat];
  satrapy.campaigns = satrapy.campaigns.filter((other) => other !== card);
  satrapy.campaignsWon.push(card);
  state.card = card;
  state.phase = 'forces';
  emit?.({ type: 'campaignDeclared', seat, card }, 'all');
  const only = onlyWay(components, state, seat);
  if (only !== null) answerForces(play, seat, only);
}

export function forcesItems(components: Components, state: XerxesState, seat: Seat): number[][] {
  return sourcesFor(components, state, seat, components.campaigns[state.card].forces);
}

/** The assignment, if all possible ones use the same sources. */
function onlyWay(components: Components, state: XerxesState, seat: Seat): readonly number[] | null {
  const items = forcesItems(components, state, seat);
  let first: readonly number[] | null = null;
  for (const answer of listAnswers({ shape: 'assign', items, each: 1 })) {
    if (typeof answer === 'number') continue;
    if (first === null) first = answer;
    else if (bitsOf(answer) !== bitsOf(first)) return null;
  }
  return first;
}

function bitsOf(sources: readonly number[]): number {
  return sources.reduce((bits, source) => bits | (1 << source), 0);
}

/** E5.3, E5.4: the forces are used; a worker whose area serves leaves the map. */
export function answerForces(play: Play, seat: Seat, sources: readonly number[]): void {
  const { state, emit } = play;
  const satrapy = state.seats[seat];
  const { card } = state;
  const areas: number[] = [];
  for (const source of sources) {
    satrapy.used |= 1 << source;
    if (source === Source.home) areas.push(satrapy.satrap);
    const worker = source - Source.worker(0);
    if (worker < 0 || worker >= WORKERS) continue;
    areas.push(satrapy.workers[worker]);
    satrapy.workers[worker] = NONE;
  }
  state.card = NONE;
  state.phase = 'campaign';
  emit?.({ type: 'campaignFulfilled', seat, card, sources: [...sources], areas }, 'all');
  gainPoints(play, seat, REWARD, 'campaign');
  if (checkGoals(play)) return;
  if (lossIsChosen(state, seat)) state.phase = 'rival';
  else for (const rival of rivals(state, seat)) losePoints(play, rival, RIVAL_LOSES, seat);
}

/** E5.6 */
export function answerRival(play: Play, seat: Seat, rival: Seat): void {
  losePoints(play, rival, RIVAL_LOSES, seat);
  play.state.phase = 'campaign';
}
