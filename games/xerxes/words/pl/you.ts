import type { XerxesWords } from '../en.ts';
import { counted, objects } from './things.ts';

export const you: XerxesWords['you'] = {
  name: 'ty',
  doing: {
    satrapTaken: ({ satrap }) => `Obejmujesz satrapię: ${satrap}.`,
    orderSet: {
      first: ({ order }) => `Kolejność: ${order}.`,
      by: ({ order }) => `Ustalasz kolejność: ${order}.`,
    },
    taxesKept: ({ count }) => `Zatrzymujesz ${objects('tax', count)}.`,
    campaignsKept: ({ count }) => `Zatrzymujesz ${objects('campaign', count)}.`,
    abilityUsed: ({ satrap }) => `Używasz zdolności specjalnej: ${satrap}.`,
    workerPlaced: ({ area }) => `Wysyłasz robotnika: ${area}.`,
    trackTaken: () => 'Wysyłasz robotnika na pole kolejności.',
    trackClaimed: () => 'Zajmujesz pole kolejności.',
    areaTaken: ({ area }) => `Zajmujesz obszar, na którym ktoś stoi: ${area}.`,
    eventIgnored: ({ event }) => `Pomijasz wydarzenie: ${event}.`,
    eventAccepted: ({ event }) => `Przyjmujesz wydarzenie: ${event}.`,
    heirGave: ({ gained }) => `Otrzymujesz dary następcy tronu: ${gained}.`,
    forceConverted: ({ from, to }) => `Zamieniasz oddział: ${from} → ${to}.`,
    campaignDeclared: ({ forces }) => `Ogłaszasz wyprawę: ${forces}.`,
    campaignFulfilled: {
      withAreas: ({ areas }) => `Realizujesz kartę wyprawy. Obszary bez zasobów: ${areas}.`,
      alone: () => 'Realizujesz kartę wyprawy, a każdy obszar nadal daje zasoby.',
    },
    campaignsEnded: () => 'Kończysz wyprawy w tym roku.',
    pointsGained: ({ points }) => `Otrzymujesz ${counted('point', points)}.`,
    pointsLost: ({ points, by }) => `Tracisz ${counted('point', points)} przez gracza ${by}.`,
    collected: ({ area, gained, missed }) =>
      `Zbierasz (${area}): ${gained || 'nic'}${missed === '' ? '' : ` (${missed})`}.`,
    resourceGivenUp: ({ resource }) => `Na pozycji 1 oddajesz: ${resource}.`,
    bonusGained: ({ resource }) => `Na pozycji 4 otrzymujesz: ${resource}.`,
    built: ({ building }) => `Budujesz: ${building}.`,
    buildingPassed: () => 'Nie budujesz.',
    buildingTaken: ({ owner, building }) => `Przejmujesz budowlę gracza ${owner}: ${building}.`,
    robbed: ({ victim, resource }) => `Zabierasz graczowi ${victim}: ${resource}.`,
    resourcesGiven: ({ resources }) => `Oddajesz: ${resources}.`,
    resourcesTaken: ({ resources }) => `Bierzesz w zamian: ${resources}.`,
    taxPaid: ({ tax }) => `Realizujesz kartę podatku: ${tax}.`,
    forceGained: ({ force }) => `Otrzymujesz stały oddział: ${force}.`,
    taxesEnded: () => 'Kończysz płacenie podatków w tym roku.',
  },
  done: {
    workerPushed: {
      rival: ({ from, to }) => `Twój robotnik przechodzi: ${from} → ${to}.`,
      nobody: ({ from, to }) => `Obcy robotnik przechodzi: ${from} → ${to}.`,
    },
    areaTaken: ({ player, area }) => `${player} zajmuje obszar, na którym stoi twój robotnik: ${area}.`,
    pointsLost: ({ player, points }) => `${player} traci przez ciebie ${counted('point', points)}.`,
    buildingTaken: ({ player, building }) => `${player} przejmuje twoją budowlę: ${building}.`,
    markerMoved: ({ from, to }) => `Twój znacznik przechodzi: ${from} → ${to}.`,
    robbed: ({ player, resource }) => `${player} zabiera ci: ${resource}.`,
  },
};
