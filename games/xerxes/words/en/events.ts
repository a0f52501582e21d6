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
  satrapTaken: ({ player, satrap }: With<'satrap'>) => `${player} is the satrap of ${satrap}.`,
  orderSet: {
    first: ({ order }: Of<'order'>) => `Turn order: ${order}.`,
    by: ({ player, order }: With<'order'>) => `${player} sets the turn order: ${order}.`,
  },
  taxesRedealt: () =>
    'Someone had at least five tax cards with the same kind of reward: all are dealt again.',
  taxesDealt: ({ cards }: Of<'cards'>) => `Your tax cards: ${cards}.`,
  campaignsDealt: ({ cards }: Of<'cards'>) => `Your campaign cards: ${cards}.`,
  taxesKept: ({ player, count }: Number) => `${player} keeps ${counted('tax', count)}.`,
  campaignsKept: ({ player, count }: Number) => `${player} keeps ${counted('campaign', count)}.`,
  abilityUsed: ({ player, satrap }: With<'satrap'>) => `${player} uses the ability of ${satrap}.`,
  roundBegan: ({ round }: { readonly round: number }) => `Year ${round} begins.`,
  soloCardDrawn: ({ position, areas, building }: Of<'position' | 'areas' | 'building'>) =>
    `Solo card: position ${position}; occupied: ${areas}; barred: ${building}.`,
  workerPlaced: ({ player, area }: With<'area'>) => `${player} sends a worker to ${area}.`,
  trackTaken: ({ player }: ByPlayer) => `${player} sends a worker to the turn-order space.`,
  trackClaimed: ({ player }: ByPlayer) => `${player} claims the turn-order space.`,
  areaTaken: ({ player, area }: With<'area'>) => `${player} takes an occupied area: ${area}.`,
  workerPushed: {
    rival: ({ owner, from, to }: Of<'owner' | 'from' | 'to'>) =>
      `${owner}’s worker moves from ${from} to ${to}.`,
    nobody: ({ from, to }: Of<'from' | 'to'>) => `The occupying worker moves from ${from} to ${to}.`,
  },
  eventRevealed: ({ event, effect }: Of<'event' | 'effect'>) => `${event}: ${effect}.`,
  eventIgnored: ({ player, event }: With<'event'>) => `${player} ignores the event: ${event}.`,
  eventAccepted: ({ player, event }: With<'event'>) => `${player} accepts the event: ${event}.`,
  heirGave: ({ player, gained }: With<'gained'>) => `The heir’s gifts to ${player}: ${gained}.`,
  forceConverted: ({ player, from, to }: With<'from' | 'to'>) =>
    `${player} converts a force: ${from} → ${to}.`,
  campaignDeclared: ({ player, forces }: With<'forces'>) => `${player} declares a campaign: ${forces}.`,
  campaignFulfilled: {
    withAreas: ({ player, areas }: With<'areas'>) =>
      `${player} fulfils the campaign. Areas that yield nothing: ${areas}.`,
    alone: ({ player }: ByPlayer) => `${player} fulfils the campaign, and every area still yields resources.`,
  },
  campaignsEnded: ({ player }: ByPlayer) => `${player} is done campaigning.`,
  pointsGained: ({ player, points }: Points) => `${player} gains ${counted('point', points)}.`,
  pointsLost: ({ player, points, by }: Points & Of<'by'>) =>
    `${player} loses ${counted('point', points)} because of ${by}.`,
  collected: ({ player, area, gained, missed }: With<'area' | 'gained' | 'missed'>) =>
    `${player} collects from ${area}: ${gained || 'nothing'}${missed === '' ? '' : ` (${missed})`}.`,
  overflow: ({ resources }: Of<'resources'>) => `store full: ${resources}`,
  stopped: ({ resources }: Of<'resources'>) => `lost to the event: ${resources}`,
  workersLeft: () => 'The workers leave the map.',
  resourceGivenUp: ({ player, resource }: With<'resource'>) =>
    `${player}, in position 1, gives up ${resource}.`,
  bonusGained: ({ player, resource }: With<'resource'>) => `${player}, in position 4, gains ${resource}.`,
  built: ({ player, building }: With<'building'>) => `${player} builds the ${building}.`,
  buildingPassed: ({ player }: ByPlayer) => `${player} does not build.`,
  buildingTaken: ({ player, owner, building }: With<'owner' | 'building'>) =>
    `${player} takes over ${owner}’s building: ${building}.`,
  markerMoved: ({ owner, from, to }: Of<'owner' | 'from' | 'to'>) =>
    `${owner}’s marker moves from the ${from} to the ${to}.`,
  robbed: ({ player, victim, resource }: With<'victim' | 'resource'>) =>
    `${player} takes ${resource} from ${victim}.`,
  resourcesGiven: ({ player, resources }: With<'resources'>) => `${player} trades away: ${resources}.`,
  resourcesTaken: ({ player, resources }: With<'resources'>) => `${player} gets in return: ${resources}.`,
  taxPaid: ({ player, tax }: With<'tax'>) => `${player} fulfils a tax card: ${tax}.`,
  forceGained: ({ player, force }: With<'force'>) => `${player} gains a permanent force: ${force}.`,
  taxesEnded: ({ player }: ByPlayer) => `${player} is done paying taxes.`,
  gameEnded: {
    points: ({ points }: { readonly points: number }) =>
      `The game is over: someone has ${counted('point', points)} or more.`,
    lastRound: ({ round }: { readonly round: number }) => `The game is over: year ${round} was the last.`,
    goalsMet: () => 'All scenario goals are met: you win!',
    goalsMissed: () => 'The last year is over, and not all goals are met: you lose.',
    early: () => 'The match ends early and is scored as it stands.',
  },
} satisfies Record<XerxesEvent['type'] | 'overflow' | 'stopped', unknown>;
