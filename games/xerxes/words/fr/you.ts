import type { XerxesWords } from '../en.ts';
import { counted } from './things.ts';

export const you: XerxesWords['you'] = {
  name: 'vous',
  doing: {
    satrapTaken: ({ satrap }) => `Vous devenez satrape : ${satrap}.`,
    orderSet: {
      first: ({ order }) => `Ordre du tour : ${order}.`,
      by: ({ order }) => `Vous fixez l’ordre du tour : ${order}.`,
    },
    taxesKept: ({ count }) => `Vous gardez ${counted('tax', count)}.`,
    campaignsKept: ({ count }) => `Vous gardez ${counted('campaign', count)}.`,
    abilityUsed: ({ satrap }) => `Vous utilisez votre capacité spéciale : ${satrap}.`,
    workerPlaced: ({ area }) => `Vous placez un ouvrier : ${area}.`,
    trackTaken: () => 'Vous placez un ouvrier sur la case Ordre du tour.',
    trackClaimed: () => 'Vous vous emparez de la case Ordre du tour.',
    areaTaken: ({ area }) => `Vous vous emparez d’une région occupée : ${area}.`,
    eventIgnored: ({ event }) => `Vous ignorez l’événement : ${event}.`,
    eventAccepted: ({ event }) => `Vous acceptez l’événement : ${event}.`,
    heirGave: ({ gained }) => `L’héritier vous offre : ${gained}.`,
    forceConverted: ({ from, to }) => `Vous convertissez une unité : ${from} → ${to}.`,
    campaignDeclared: ({ forces }) => `Vous lancez une campagne : ${forces}.`,
    campaignFulfilled: {
      withAreas: ({ areas }) => `Vous accomplissez la campagne. Régions qui ne produisent rien : ${areas}.`,
      alone: () => 'Vous accomplissez la campagne, et toutes vos régions produisent encore.',
    },
    campaignsEnded: () => 'Vous avez fini vos campagnes.',
    pointsGained: ({ points }) => `Vous gagnez ${counted('point', points)}.`,
    pointsLost: ({ points, by }) => `Vous perdez ${counted('point', points)} à cause d’un rival (${by}).`,
    collected: ({ area, gained, missed }) =>
      `Vous récoltez (${area}) : ${gained || 'rien'}${missed === '' ? '' : ` (${missed})`}.`,
    resourceGivenUp: ({ resource }) => `Au rang 1, vous cédez : ${resource}.`,
    bonusGained: ({ resource }) => `Au rang 4, vous gagnez : ${resource}.`,
    built: ({ building }) => `Vous construisez un bâtiment : ${building}.`,
    buildingPassed: () => 'Vous ne construisez pas.',
    buildingTaken: ({ owner, building }) =>
      `Vous construisez à votre tour le bâtiment d’un rival (${owner}) : ${building}.`,
    robbed: ({ victim, resource }) => `Vous prenez une ressource à ${victim} : ${resource}.`,
    resourcesGiven: ({ resources }) => `Vous cédez : ${resources}.`,
    resourcesTaken: ({ resources }) => `Vous prenez en échange : ${resources}.`,
    taxPaid: ({ tax }) => `Vous payez un impôt : ${tax}.`,
    forceGained: ({ force }) => `Vous gagnez une unité permanente : ${force}.`,
    taxesEnded: () => 'Vous avez fini de payer vos impôts.',
  },
  done: {
    workerPushed: {
      rival: ({ from, to }) => `Votre ouvrier est déplacé : ${from} → ${to}.`,
      nobody: ({ from, to }) => `L’ouvrier occupant est déplacé : ${from} → ${to}.`,
    },
    areaTaken: ({ player, area }) => `${player} s’empare d’une région que vous occupez : ${area}.`,
    pointsLost: ({ player, points }) => `${player} perd ${counted('point', points)} à cause de vous.`,
    buildingTaken: ({ player, building }) => `${player} construit à son tour votre bâtiment : ${building}.`,
    markerMoved: ({ from, to }) => `Votre marqueur Bâtiment est déplacé : ${from} → ${to}.`,
    robbed: ({ player, resource }) => `${player} vous prend une ressource : ${resource}.`,
  },
};
