import type { Seat } from '@triptych/kernel';
import type { AreaId } from '../content/components.ts';
import type { XerxesEvent } from '../events.ts';
import { Convert } from '../questions.ts';
import { emptySatrapy, NONE, ON_TRACK, type SatrapyState, type XerxesState } from '../state.ts';
import { game } from './table.ts';

const { components } = game;

/** What everybody knows about a player: all but the hand, of which only the numbers of cards. */
type Known = ReturnType<typeof knownOf>;

function knownOf(satrapy: SatrapyState) {
  const { satrap, ability, points, resources, permanent, workers, taxesPaid, campaignsWon } = satrapy;
  const hand = { taxes: satrapy.taxes.length, campaigns: satrapy.campaigns.length };
  return { satrap, ability, points, resources, permanent, workers, taxesPaid, campaignsWon, ...hand };
}

/** Someone who is told the events that everybody is told, and never sees the state. */
export interface Spectator {
  readonly seats: Known[];
  readonly buildings: Seat[];
  readonly order: readonly Seat[];
  readonly round: number;
  readonly claim: Seat;
  readonly event: number;
  readonly ignores: Seat;
  readonly converted: number;
  readonly occupied: AreaId[];
  readonly over: boolean;
}

/** What a spectator should know by now. */
export function publicPart(state: XerxesState): Spectator {
  const { buildings, order, round, claim, event, ignores, converted, occupied } = state;
  const seats = state.seats.map(knownOf);
  return {
    seats,
    buildings,
    order,
    round,
    claim,
    event,
    ignores,
    converted,
    occupied,
    over: state.phase === 'over',
  };
}

export function newSpectator(seats: number): Spectator {
  return {
    seats: Array.from({ length: seats }, () => knownOf(emptySatrapy())),
    buildings: components.buildings.map(() => NONE),
    order: [0],
    round: 0,
    claim: NONE,
    event: NONE,
    ignores: NONE,
    converted: NONE,
    occupied: [],
    over: false,
  };
}

type Change = Partial<Spectator> | void;
type Watch = {
  [Type in XerxesEvent['type']]: (known: Spectator, event: Extract<XerxesEvent, { type: Type }>) => Change;
};

const told = (): void => {};
const secret = (): never => {
  throw new Error('This is for its owner alone.');
};

const WATCH: Watch = {
  satrapTaken: ({ seats }, { seat, satrap }) => void (seats[seat].satrap = satrap),
  orderSet: (_, { order }) => ({ order, claim: NONE }),
  taxesRedealt: told,
  taxesDealt: secret,
  campaignsDealt: secret,
  taxesKept: ({ seats }, { seat, count }) => void (seats[seat].taxes = count),
  campaignsKept: ({ seats }, { seat, count }) => void (seats[seat].campaigns = count),
  abilityUsed: ({ seats }, { seat }) => void seats[seat].ability--,
  roundBegan: (_, { round }) => ({ round, claim: NONE, event: NONE, ignores: NONE, converted: NONE }),
  soloCardDrawn: (_, { occupied }) => ({ occupied: [...occupied] }),
  workerPlaced: ({ seats }, { seat, worker, area }) => void (seats[seat].workers[worker] = area),
  trackTaken: ({ seats }, { seat, worker }) => {
    seats[seat].workers[worker] = ON_TRACK;
    return { claim: seat };
  },
  trackClaimed: (_, { seat }) => ({ claim: seat }),
  areaTaken: told,
  workerPushed: ({ seats, occupied }, { owner, from, to }) => {
    const pieces = owner === null ? occupied : seats[owner].workers;
    pieces[pieces.indexOf(from)] = to;
  },
  eventRevealed: (_, { event }) => ({ event }),
  eventIgnored: (_, { seat }) => ({ ignores: seat }),
  eventAccepted: told,
  heirGave: ({ seats }, { seat, gained }) => add(seats[seat], gained, 1),
  forceConverted: (_, { source, to }) => ({ converted: Convert.option(source, to) }),
  campaignDeclared: ({ seats }, { seat, card }) => {
    seats[seat].campaigns--;
    seats[seat].campaignsWon.push(card);
  },
  campaignFulfilled: ({ seats }, { seat, areas }) => {
    const { workers } = seats[seat];
    for (const area of areas) if (workers.includes(area)) workers[workers.indexOf(area)] = NONE;
  },
  campaignsEnded: told,
  pointsGained: ({ seats }, { seat, points }) => void (seats[seat].points += points),
  pointsLost: ({ seats }, { seat, points }) => void (seats[seat].points -= points),
  collected: ({ seats }, { seat, gained }) => take(seats[seat], gained, 1),
  workersLeft: ({ seats }) => {
    for (const { workers } of seats) workers.fill(NONE);
    return { occupied: [] };
  },
  resourceGivenUp: ({ seats }, { seat, resource }) => take(seats[seat], [resource], -1),
  bonusGained: ({ seats }, { seat, resource }) => take(seats[seat], [resource], 1),
  built: ({ seats, buildings }, { seat, building }) => {
    buildings[building] = seat;
    add(seats[seat], components.buildings[building].cost, -1);
  },
  buildingPassed: told,
  buildingTaken: told,
  markerMoved: ({ buildings }, { owner, to }) => void (buildings[to] = owner),
  robbed: ({ seats }, { seat, victim, resource }) => {
    take(seats[victim], [resource], -1);
    take(seats[seat], [resource], 1);
  },
  resourcesGiven: ({ seats }, { seat, resources }) => take(seats[seat], resources, -1),
  resourcesTaken: ({ seats }, { seat, resources }) => take(seats[seat], resources, 1),
  taxPaid: ({ seats }, { seat, card }) => {
    seats[seat].taxes--;
    seats[seat].taxesPaid.push(card);
    add(seats[seat], components.taxes[card].cost, -1);
  },
  forceGained: ({ seats }, { seat, force }) => void seats[seat].permanent.push(force),
  taxesEnded: told,
  gameEnded: () => ({ over: true }),
};

export function watch<Type extends XerxesEvent['type']>(
  known: Spectator,
  event: Extract<XerxesEvent, { type: Type }>,
): Spectator {
  const type: Type = event.type;
  return { ...known, ...WATCH[type](known, event) };
}

function add({ resources }: Known, counts: readonly number[], sign: 1 | -1): void {
  for (const [resource, count] of counts.entries()) resources[resource] += sign * count;
}

function take({ resources }: Known, which: readonly number[], sign: 1 | -1): void {
  for (const resource of which) resources[resource] += sign;
}
