import type { XerxesWords } from '../en.ts';
import { counted } from './things.ts';

export const events: XerxesWords['events'] = {
  satrapTaken: ({ player, satrap }) => `${player} ist Satrap: ${satrap}.`,
  orderSet: {
    first: ({ order }) => `Zugreihenfolge: ${order}.`,
    by: ({ player, order }) => `${player} legt die Zugreihenfolge fest: ${order}.`,
  },
  taxesRedealt: () =>
    'Jemand hatte mindestens fünf Steuerkarten mit derselben Art von Belohnung: Alle werden neu verteilt.',
  taxesDealt: ({ cards }) => `Deine Steuerkarten: ${cards}.`,
  campaignsDealt: ({ cards }) => `Deine Feldzugkarten: ${cards}.`,
  taxesKept: ({ player, count }) => `${player} behält ${counted('tax', count)}.`,
  campaignsKept: ({ player, count }) => `${player} behält ${counted('campaign', count)}.`,
  abilityUsed: ({ player, satrap }) => `${player} setzt eine Sonderfähigkeit ein: ${satrap}.`,
  roundBegan: ({ round }) => `Jahr ${round} beginnt.`,
  soloCardDrawn: ({ position, areas, building }) =>
    `Solokarte: Platz ${position}; besetzt: ${areas}; nicht zu bauen: ${building}.`,
  workerPlaced: ({ player, area }) => `${player} setzt einen Arbeiter ein: ${area}.`,
  trackTaken: ({ player }) => `${player} setzt einen Arbeiter auf das Zugreihenfolgefeld.`,
  trackClaimed: ({ player }) => `${player} beansprucht das Zugreihenfolgefeld.`,
  areaTaken: ({ player, area }) => `${player} nimmt ein besetztes Gebiet: ${area}.`,
  workerPushed: {
    rival: ({ owner, from, to }) => `Ein Arbeiter wird verschoben (${owner}): ${from} → ${to}.`,
    nobody: ({ from, to }) => `Ein fremder Arbeiter wird verschoben: ${from} → ${to}.`,
  },
  eventRevealed: ({ event, effect }) => `${event}: ${effect}.`,
  eventIgnored: ({ player, event }) => `${player} ignoriert das Ereignis: ${event}.`,
  eventAccepted: ({ player, event }) => `${player} nimmt das Ereignis hin: ${event}.`,
  heirGave: ({ player, gained }) => `Thronfolger: ${player} bekommt ${gained}.`,
  forceConverted: ({ player, from, to }) => `${player} verwandelt eine Einheit: ${from} → ${to}.`,
  campaignDeclared: ({ player, forces }) => `${player} beginnt einen Feldzug: ${forces}.`,
  campaignFulfilled: {
    withAreas: ({ player, areas }) => `${player} erfüllt die Feldzugkarte. Gebiete ohne Rohstoffe: ${areas}.`,
    alone: ({ player }) => `${player} erfüllt die Feldzugkarte, und jedes Gebiet bringt weiterhin Rohstoffe.`,
  },
  campaignsEnded: ({ player }) => `${player} ist für dieses Jahr mit den Feldzügen fertig.`,
  pointsGained: ({ player, points }) => `${player} bekommt ${counted('point', points)}.`,
  pointsLost: ({ player, points, by }) =>
    `${player} verliert ${counted('point', points)}: Dafür sorgt ${by}.`,
  collected: ({ player, area, gained, missed }) =>
    `${player} sammelt (${area}): ${gained || 'nichts'}${missed === '' ? '' : ` (${missed})`}.`,
  overflow: ({ resources }) => `Lager voll: ${resources}`,
  stopped: ({ resources }) => `durch das Ereignis verloren: ${resources}`,
  workersLeft: () => 'Die Arbeiter verlassen das Spielbrett.',
  resourceGivenUp: ({ player, resource }) => `${player}, auf Platz 1, gibt ab: ${resource}.`,
  bonusGained: ({ player, resource }) => `${player}, auf Platz 4, bekommt: ${resource}.`,
  built: ({ player, building }) => `${player} baut: ${building}.`,
  buildingPassed: ({ player }) => `${player} baut nicht.`,
  buildingTaken: ({ player, owner, building }) => `${player} baut neu, was ${owner} gebaut hat: ${building}.`,
  markerMoved: ({ owner, from, to }) => `Ein Gebäudeplättchen wird verschoben (${owner}): ${from} → ${to}.`,
  robbed: ({ player, victim, resource }) => `${player} raubt: ${resource} (${victim}).`,
  resourcesGiven: ({ player, resources }) => `${player} gibt weg: ${resources}.`,
  resourcesTaken: ({ player, resources }) => `${player} nimmt dafür: ${resources}.`,
  taxPaid: ({ player, tax }) => `${player} erfüllt eine Steuerkarte: ${tax}.`,
  forceGained: ({ player, force }) => `${player} bekommt eine permanente Einheit: ${force}.`,
  taxesEnded: ({ player }) => `${player} ist für dieses Jahr mit den Steuern fertig.`,
  gameEnded: {
    points: ({ points }) => `Das Spiel ist zu Ende: Jemand hat ${counted('point', points)} oder mehr.`,
    lastRound: ({ round }) => `Das Spiel ist zu Ende: Jahr ${round} war das letzte.`,
    goalsMet: () => 'Alle Ziele des Szenarios sind erreicht: gewonnen!',
    goalsMissed: () => 'Das letzte Jahr ist um, und nicht alle Ziele sind erreicht: verloren.',
    early: () => 'Die Partie endet vorzeitig und wird gewertet, wie sie steht.',
  },
};
