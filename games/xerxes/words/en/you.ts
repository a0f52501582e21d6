import type { Addressed } from '@triptych/words';
import type { events } from './events.ts';
import { counted } from './things.ts';

/** The log when it addresses its reader. */
export const you = {
  name: 'you',
  doing: {
    satrapTaken: ({ satrap }) => `You are the satrap of ${satrap}.`,
    orderSet: {
      first: ({ order }) => `Turn order: ${order}.`,
      by: ({ order }) => `You set the turn order: ${order}.`,
    },
    taxesKept: ({ count }) => `You keep ${counted('tax', count)}.`,
    campaignsKept: ({ count }) => `You keep ${counted('campaign', count)}.`,
    abilityUsed: ({ satrap }) => `You use the ability of ${satrap}.`,
    workerPlaced: ({ area }) => `You send a worker to ${area}.`,
    trackTaken: () => 'You send a worker to the turn-order space.',
    trackClaimed: () => 'You claim the turn-order space.',
    areaTaken: ({ area }) => `You take an occupied area: ${area}.`,
    eventIgnored: ({ event }) => `You ignore the event: ${event}.`,
    eventAccepted: ({ event }) => `You accept the event: ${event}.`,
    heirGave: ({ gained }) => `The heir’s gifts to you: ${gained}.`,
    forceConverted: ({ from, to }) => `You convert a force: ${from} → ${to}.`,
    campaignDeclared: ({ forces }) => `You declare a campaign: ${forces}.`,
    campaignFulfilled: {
      withAreas: ({ areas }) => `You fulfil the campaign. Areas that yield nothing: ${areas}.`,
      alone: () => 'You fulfil the campaign, and every area still yields resources.',
    },
    campaignsEnded: () => 'You are done campaigning.',
    pointsGained: ({ points }) => `You gain ${counted('point', points)}.`,
    pointsLost: ({ points, by }) => `You lose ${counted('point', points)} because of ${by}.`,
    collected: ({ area, gained, missed }) =>
      `You collect from ${area}: ${gained || 'nothing'}${missed === '' ? '' : ` (${missed})`}.`,
    resourceGivenUp: ({ resource }) => `In position 1, you give up ${resource}.`,
    bonusGained: ({ resource }) => `In position 4, you gain ${resource}.`,
    built: ({ building }) => `You build the ${building}.`,
    buildingPassed: () => 'You do not build.',
    buildingTaken: ({ owner, building }) => `You take over ${owner}’s building: ${building}.`,
    robbed: ({ victim, resource }) => `You take ${resource} from ${victim}.`,
    resourcesGiven: ({ resources }) => `You trade away: ${resources}.`,
    resourcesTaken: ({ resources }) => `You get in return: ${resources}.`,
    taxPaid: ({ tax }) => `You fulfil a tax card: ${tax}.`,
    forceGained: ({ force }) => `You gain a permanent force: ${force}.`,
    taxesEnded: () => 'You are done paying taxes.',
  },
  done: {
    workerPushed: {
      rival: ({ from, to }) => `Your worker moves from ${from} to ${to}.`,
      nobody: ({ from, to }) => `The occupying worker moves from ${from} to ${to}.`,
    },
    areaTaken: ({ player, area }) => `${player} takes an area you occupy: ${area}.`,
    pointsLost: ({ player, points }) => `${player} loses ${counted('point', points)} because of you.`,
    buildingTaken: ({ player, building }) => `${player} takes over your building: ${building}.`,
    markerMoved: ({ from, to }) => `Your marker moves from the ${from} to the ${to}.`,
    robbed: ({ player, resource }) => `${player} takes ${resource} from you.`,
  },
} satisfies Addressed<typeof events>;
