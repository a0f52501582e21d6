import type { XerxesEvent } from '../../events.ts';
import { counted } from './things.ts';

export interface ByPlayer {
  readonly player: string;
}
export type With<Field extends string> = ByPlayer & Readonly<Record<Field, string>>;
export type Of<Field extends string> = Readonly<Record<Field, string>>;
export interface Points extends ByPlayer {
  readonly points: number;
}
export interface Number extends ByPlayer {
  readonly count: number;
}

/** What happened, by the type of the event. */
export const events = {
  satrapTaken: ({ player, satrap }: With<'satrap'>) => `${player} is satrap of ${satrap}.`,
  orderSet: {
    first: ({ order }: Of<'order'>) => `Turn order: ${order}.`,
    by: ({ player, order }: With<'order'>) => `${player} sets the turn order: ${order}.`,
  },
  taxesRedealt: () => 'Somebody had five tax cards of a kind: they are dealt again.',
  taxesDealt: ({ cards }: Of<'cards'>) => `Your tax cards: ${cards}.`,
  campaignsDealt: ({ cards }: Of<'cards'>) => `Your campaign cards: ${cards}.`,
  taxesKept: ({ player, count }: Number) => `${player} keeps ${counted('tax', count)}.`,
  campaignsKept: ({ player, count }: Number) => `${player} keeps ${counted('campaign', count)}.`,
  abilityUsed: ({ player, satrap }: With<'satrap'>) => `${player} uses the ability of ${satrap}.`,
  roundBegan: ({ round }: { readonly round: number }) => `Year ${round} begins.`,
  soloCardDrawn: ({ position, areas, building }: Of<'position' | 'areas' | 'building'>) =>
    `Solo card: position ${position}; occupied: ${areas}; cannot be built: ${building}.`,
  workerPlaced: ({ player, area }: With<'area'>) => `${player} sends a worker to ${area}.`,
  trackTaken: ({ player }: ByPlayer) => `${player} sends a worker to the turn-order space.`,
  trackClaimed: ({ player }: ByPlayer) => `${player} claims the turn-order space.`,
  areaTaken: ({ player, area }: With<'area'>) => `${player} takes ${area}, where somebody already stands.`,
  workerPushed: {
    rival: ({ owner, from, to }: Of<'owner' | 'from' | 'to'>) =>
      `The worker of ${owner} moves from ${from} to ${to}.`,
    nobody: ({ from, to }: Of<'from' | 'to'>) => `The occupation moves from ${from} to ${to}.`,
  },
  eventRevealed: ({ event, effect }: Of<'event' | 'effect'>) => `${event}: ${effect}.`,
  eventIgnored: ({ player, event }: With<'event'>) => `${player} ignores the event: ${event}.`,
  eventAccepted: ({ player, event }: With<'event'>) => `${player} bears the event: ${event}.`,
  heirGave: ({ player, gained }: With<'gained'>) => `The heir gives ${player}: ${gained}.`,
  forceConverted: ({ player, from, to }: With<'from' | 'to'>) => `${player} turns ${from} into ${to}.`,
  campaignDeclared: ({ player, forces }: With<'forces'>) => `${player} declares a campaign: ${forces}.`,
  campaignFulfilled: {
    withAreas: ({ player, areas }: With<'areas'>) =>
      `${player} is victorious. These areas yield nothing: ${areas}.`,
    alone: ({ player }: ByPlayer) => `${player} is victorious, and every area still yields.`,
  },
  campaignsEnded: ({ player }: ByPlayer) => `${player} rests the army.`,
  pointsGained: ({ player, points }: Points) => `${player} gains ${counted('point', points)}.`,
  pointsLost: ({ player, points, by }: Points & Of<'by'>) =>
    `${player} loses ${counted('point', points)} to the intrigues of ${by}.`,
  collected: ({ player, area, gained, missed }: With<'area' | 'gained' | 'missed'>) =>
    `${player} collects in ${area}: ${gained || 'nothing'}${missed === '' ? '' : ` (${missed})`}.`,
  overflow: ({ resources }: Of<'resources'>) => `store full: ${resources}`,
  stopped: ({ resources }: Of<'resources'>) => `none this year: ${resources}`,
  workersLeft: () => 'The workers leave the map.',
  resourceGivenUp: ({ player, resource }: With<'resource'>) =>
    `${player}, in position 1, gives up ${resource}.`,
  bonusGained: ({ player, resource }: With<'resource'>) => `${player}, in position 4, gains ${resource}.`,
  built: ({ player, building }: With<'building'>) => `${player} builds the ${building}.`,
  buildingPassed: ({ player }: ByPlayer) => `${player} does not build.`,
  buildingTaken: ({ player, owner, building }: With<'owner' | 'building'>) =>
    `${player} builds the ${building} of ${owner} anew.`,
  markerMoved: ({ owner, from, to }: Of<'owner' | 'from' | 'to'>) =>
    `The marker of ${owner} moves from the ${from} to the ${to}.`,
  robbed: ({ player, victim, resource }: With<'victim' | 'resource'>) =>
    `${player} takes ${resource} from ${victim}.`,
  resourcesGiven: ({ player, resources }: With<'resources'>) => `${player} gives away: ${resources}.`,
  resourcesTaken: ({ player, resources }: With<'resources'>) => `${player} takes in return: ${resources}.`,
  taxPaid: ({ player, tax }: With<'tax'>) => `${player} pays a tax: ${tax}.`,
  forceGained: ({ player, force }: With<'force'>) => `${player} has a permanent force: ${force}.`,
  taxesEnded: ({ player }: ByPlayer) => `${player} pays no more taxes this year.`,
  gameEnded: {
    points: ({ points }: { readonly points: number }) =>
      `The game is over: somebody has ${counted('point', points)} or more.`,
    lastRound: ({ round }: { readonly round: number }) => `The game is over: year ${round} was the last.`,
    goalsMet: () => 'All goals of the scenario are met: won!',
    goalsMissed: () => 'The last year is over, and not all goals are met: lost.',
    early: () => 'The match ends early: what everybody has now is counted.',
  },
} satisfies Record<XerxesEvent['type'] | 'overflow' | 'stopped', unknown>;
