import type { XerxesWords } from '../en.ts';
import { counted } from './things.ts';

export const you: XerxesWords['you'] = {
  name: 'du',
  doing: {
    satrapTaken: ({ satrap }) => `Du bist Satrap: ${satrap}.`,
    orderSet: {
      first: ({ order }) => `Zugreihenfolge: ${order}.`,
      by: ({ order }) => `Du legst die Zugreihenfolge fest: ${order}.`,
    },
    taxesKept: ({ count }) => `Du behältst ${counted('tax', count)}.`,
    campaignsKept: ({ count }) => `Du behältst ${counted('campaign', count)}.`,
    abilityUsed: ({ satrap }) => `Du setzt deine Sonderfähigkeit ein: ${satrap}.`,
    workerPlaced: ({ area }) => `Du setzt einen Arbeiter ein: ${area}.`,
    trackTaken: () => 'Du setzt einen Arbeiter auf das Zugreihenfolgefeld.',
    trackClaimed: () => 'Du beanspruchst das Zugreihenfolgefeld.',
    areaTaken: ({ area }) => `Du nimmst ein besetztes Gebiet: ${area}.`,
    eventIgnored: ({ event }) => `Du ignorierst das Ereignis: ${event}.`,
    eventAccepted: ({ event }) => `Du nimmst das Ereignis hin: ${event}.`,
    heirGave: ({ gained }) => `Thronfolger: Du bekommst ${gained}.`,
    forceConverted: ({ from, to }) => `Du verwandelst eine Einheit: ${from} → ${to}.`,
    campaignDeclared: ({ forces }) => `Du beginnst einen Feldzug: ${forces}.`,
    campaignFulfilled: {
      withAreas: ({ areas }) => `Du erfüllst die Feldzugkarte. Gebiete ohne Rohstoffe: ${areas}.`,
      alone: () => 'Du erfüllst die Feldzugkarte, und jedes Gebiet bringt weiterhin Rohstoffe.',
    },
    campaignsEnded: () => 'Du bist für dieses Jahr mit den Feldzügen fertig.',
    pointsGained: ({ points }) => `Du bekommst ${counted('point', points)}.`,
    pointsLost: ({ points, by }) => `Du verlierst ${counted('point', points)}: Dafür sorgt ${by}.`,
    collected: ({ area, gained, missed }) =>
      `Du sammelst (${area}): ${gained || 'nichts'}${missed === '' ? '' : ` (${missed})`}.`,
    resourceGivenUp: ({ resource }) => `Auf Platz 1 gibst du ab: ${resource}.`,
    bonusGained: ({ resource }) => `Auf Platz 4 bekommst du: ${resource}.`,
    built: ({ building }) => `Du baust: ${building}.`,
    buildingPassed: () => 'Du baust nicht.',
    buildingTaken: ({ owner, building }) => `Du baust neu, was ${owner} gebaut hat: ${building}.`,
    robbed: ({ victim, resource }) => `Du raubst: ${resource} (${victim}).`,
    resourcesGiven: ({ resources }) => `Du gibst weg: ${resources}.`,
    resourcesTaken: ({ resources }) => `Du nimmst dafür: ${resources}.`,
    taxPaid: ({ tax }) => `Du erfüllst eine Steuerkarte: ${tax}.`,
    forceGained: ({ force }) => `Du bekommst eine permanente Einheit: ${force}.`,
    taxesEnded: () => 'Du bist für dieses Jahr mit den Steuern fertig.',
  },
  done: {
    workerPushed: {
      rival: ({ from, to }) => `Dein Arbeiter wird verschoben: ${from} → ${to}.`,
      nobody: ({ from, to }) => `Der fremde Arbeiter wird verschoben: ${from} → ${to}.`,
    },
    areaTaken: ({ player, area }) => `${player} nimmt ein Gebiet, das du besetzt hast: ${area}.`,
    pointsLost: ({ player, points }) => `${player} verliert ${counted('point', points)} durch dich.`,
    buildingTaken: ({ player, building }) => `${player} baut neu, was du gebaut hast: ${building}.`,
    markerMoved: ({ from, to }) => `Dein Gebäudeplättchen wird verschoben: ${from} → ${to}.`,
    robbed: ({ player, resource }) => `${player} raubt dir: ${resource}.`,
  },
};
