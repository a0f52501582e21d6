import type { XerxesWords } from '../en.ts';
import { counted } from './things.ts';

export const events: XerxesWords['events'] = {
  satrapTaken: ({ player, satrap }) => `${player} rządzi jako satrapa: ${satrap}.`,
  orderSet: {
    first: ({ order }) => `Kolejność: ${order}.`,
    by: ({ player, order }) => `${player} ustala kolejność: ${order}.`,
  },
  taxesRedealt: () => 'Ktoś miał pięć kart podatków jednego rodzaju: rozdaje się je od nowa.',
  taxesDealt: ({ cards }) => `Twoje karty podatków: ${cards}.`,
  campaignsDealt: ({ cards }) => `Twoje karty wypraw: ${cards}.`,
  taxesKept: ({ player, count }) => `${player} zatrzymuje ${counted('tax', count)}.`,
  campaignsKept: ({ player, count }) => `${player} zatrzymuje ${counted('campaign', count)}.`,
  abilityUsed: ({ player, satrap }) => `${player} używa zdolności: ${satrap}.`,
  roundBegan: ({ round }) => `Zaczyna się rok ${round}.`,
  soloCardDrawn: ({ position, areas, building }) =>
    `Karta solo: pozycja ${position}; zajęte: ${areas}; nie można wznieść: ${building}.`,
  workerPlaced: ({ player, area }) => `${player} wysyła robotnika: ${area}.`,
  trackTaken: ({ player }) => `${player} wysyła robotnika na pole kolejności.`,
  trackClaimed: ({ player }) => `${player} zajmuje pole kolejności.`,
  areaTaken: ({ player, area }) => `${player} zajmuje obszar, na którym ktoś stoi: ${area}.`,
  workerPushed: {
    rival: ({ owner, from, to }) => `Robotnik gracza ${owner} przechodzi: ${from} → ${to}.`,
    nobody: ({ from, to }) => `Zajęty obszar zmienia miejsce: ${from} → ${to}.`,
  },
  eventRevealed: ({ event, effect }) => `${event}: ${effect}.`,
  eventIgnored: ({ player, event }) => `${player} pomija wydarzenie: ${event}.`,
  eventAccepted: ({ player, event }) => `${player} przyjmuje wydarzenie: ${event}.`,
  heirGave: ({ player, gained }) => `Następca tronu daje graczowi ${player}: ${gained}.`,
  forceConverted: ({ player, from, to }) => `${player} zamienia oddział: ${from} → ${to}.`,
  campaignDeclared: ({ player, forces }) => `${player} ogłasza wyprawę: ${forces}.`,
  campaignFulfilled: {
    withAreas: ({ player, areas }) => `${player} zwycięża. Te obszary nic nie dają: ${areas}.`,
    alone: ({ player }) => `${player} zwycięża, a każdy obszar nadal daje zasoby.`,
  },
  campaignsEnded: ({ player }) => `${player} daje armii odpocząć.`,
  pointsGained: ({ player, points }) => `${player} otrzymuje ${counted('point', points)}.`,
  pointsLost: ({ player, points, by }) => `${player} traci ${counted('point', points)} przez gracza ${by}.`,
  collected: ({ player, area, gained, missed }) =>
    `${player} zbiera (${area}): ${gained || 'nic'}${missed === '' ? '' : ` (${missed})`}.`,
  overflow: ({ resources }) => `magazyn pełny: ${resources}`,
  stopped: ({ resources }) => `w tym roku nie ma: ${resources}`,
  workersLeft: () => 'Robotnicy schodzą z mapy.',
  resourceGivenUp: ({ player, resource }) => `${player}, na pozycji 1, oddaje: ${resource}.`,
  bonusGained: ({ player, resource }) => `${player}, na pozycji 4, otrzymuje: ${resource}.`,
  built: ({ player, building }) => `${player} wznosi budowlę: ${building}.`,
  buildingPassed: ({ player }) => `${player} nie buduje.`,
  buildingTaken: ({ player, owner, building }) =>
    `${player} wznosi od nowa budowlę gracza ${owner}: ${building}.`,
  markerMoved: ({ owner, from, to }) => `Znacznik gracza ${owner} przechodzi: ${from} → ${to}.`,
  robbed: ({ player, victim, resource }) => `${player} zabiera graczowi ${victim}: ${resource}.`,
  resourcesGiven: ({ player, resources }) => `${player} oddaje: ${resources}.`,
  resourcesTaken: ({ player, resources }) => `${player} bierze w zamian: ${resources}.`,
  taxPaid: ({ player, tax }) => `${player} płaci podatek: ${tax}.`,
  forceGained: ({ player, force }) => `${player} ma stały oddział: ${force}.`,
  taxesEnded: ({ player }) => `${player} nie płaci już podatków w tym roku.`,
  gameEnded: {
    points: ({ points }) => `Koniec gry: ktoś ma ${counted('point', points)} lub więcej.`,
    lastRound: ({ round }) => `Koniec gry: rok ${round} był ostatnim.`,
    goalsMet: () => 'Wszystkie cele scenariusza osiągnięte: wygrana!',
    goalsMissed: () => 'Minął ostatni rok, a nie wszystkie cele są osiągnięte: przegrana.',
  },
};
