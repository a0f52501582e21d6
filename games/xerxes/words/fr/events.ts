import type { XerxesWords } from '../en.ts';
import { counted } from './things.ts';

/** Areas, resources and buildings come after a colon, because their articles differ. */
export const events: XerxesWords['events'] = {
  satrapTaken: ({ player, satrap }) => `${player} devient satrape : ${satrap}.`,
  orderSet: {
    first: ({ order }) => `Ordre du tour : ${order}.`,
    by: ({ player, order }) => `${player} fixe l’ordre du tour : ${order}.`,
  },
  taxesRedealt: () =>
    'Quelqu’un avait au moins cinq cartes Impôt avec le même type de récompense : on les redistribue toutes.',
  taxesDealt: ({ cards }) => `Vos cartes Impôt : ${cards}.`,
  campaignsDealt: ({ cards }) => `Vos cartes Campagne : ${cards}.`,
  taxesKept: ({ player, count }) => `${player} garde ${counted('tax', count)}.`,
  campaignsKept: ({ player, count }) => `${player} garde ${counted('campaign', count)}.`,
  abilityUsed: ({ player, satrap }) => `${player} utilise sa capacité spéciale : ${satrap}.`,
  roundBegan: ({ round }) => `L’année ${round} commence.`,
  soloCardDrawn: ({ position, areas, building }) =>
    `Carte Solo : rang ${position} ; régions occupées : ${areas} ; bâtiment interdit : ${building}.`,
  workerPlaced: ({ player, area }) => `${player} place un ouvrier : ${area}.`,
  trackTaken: ({ player }) => `${player} place un ouvrier sur la case Ordre du tour.`,
  trackClaimed: ({ player }) => `${player} s’empare de la case Ordre du tour.`,
  areaTaken: ({ player, area }) => `${player} s’empare d’une région occupée : ${area}.`,
  workerPushed: {
    rival: ({ owner, from, to }) => `Ouvrier déplacé (${owner}) : ${from} → ${to}.`,
    nobody: ({ from, to }) => `L’ouvrier occupant est déplacé : ${from} → ${to}.`,
  },
  eventRevealed: ({ event, effect }) => `${event} – ${effect}.`,
  eventIgnored: ({ player, event }) => `${player} ignore l’événement : ${event}.`,
  eventAccepted: ({ player, event }) => `${player} accepte l’événement : ${event}.`,
  heirGave: ({ player, gained }) => `L’héritier offre à ${player} : ${gained}.`,
  forceConverted: ({ player, from, to }) => `${player} convertit une unité : ${from} → ${to}.`,
  campaignDeclared: ({ player, forces }) => `${player} lance une campagne : ${forces}.`,
  campaignFulfilled: {
    withAreas: ({ player, areas }) =>
      `${player} accomplit la campagne. Régions qui ne produisent rien : ${areas}.`,
    alone: ({ player }) => `${player} accomplit la campagne, et toutes ses régions produisent encore.`,
  },
  campaignsEnded: ({ player }) => `${player} a fini ses campagnes.`,
  pointsGained: ({ player, points }) => `${player} gagne ${counted('point', points)}.`,
  pointsLost: ({ player, points, by }) =>
    `${player} perd ${counted('point', points)} à cause d’un rival (${by}).`,
  collected: ({ player, area, gained, missed }) =>
    `${player} récolte (${area}) : ${gained || 'rien'}${missed === '' ? '' : ` (${missed})`}.`,
  overflow: ({ resources }) => `réserve pleine : ${resources}`,
  stopped: ({ resources }) => `perdu à cause de l’événement : ${resources}`,
  workersLeft: () => 'Les ouvriers quittent le plateau.',
  resourceGivenUp: ({ player, resource }) => `${player}, au rang 1, cède : ${resource}.`,
  bonusGained: ({ player, resource }) => `${player}, au rang 4, gagne : ${resource}.`,
  built: ({ player, building }) => `${player} construit un bâtiment : ${building}.`,
  buildingPassed: ({ player }) => `${player} ne construit pas.`,
  buildingTaken: ({ player, owner, building }) =>
    `${player} construit à son tour le bâtiment d’un rival (${owner}) : ${building}.`,
  markerMoved: ({ owner, from, to }) => `Marqueur Bâtiment déplacé (${owner}) : ${from} → ${to}.`,
  robbed: ({ player, victim, resource }) => `${player} prend une ressource à ${victim} : ${resource}.`,
  resourcesGiven: ({ player, resources }) => `${player} cède : ${resources}.`,
  resourcesTaken: ({ player, resources }) => `${player} prend en échange : ${resources}.`,
  taxPaid: ({ player, tax }) => `${player} paie un impôt : ${tax}.`,
  forceGained: ({ player, force }) => `${player} gagne une unité permanente : ${force}.`,
  taxesEnded: ({ player }) => `${player} a fini de payer ses impôts.`,
  gameEnded: {
    points: ({ points }) => `La partie est finie : un joueur a au moins ${counted('point', points)}.`,
    lastRound: ({ round }) => `La partie est finie : l’année ${round} était la dernière.`,
    goalsMet: () => 'Tous les objectifs du scénario sont atteints : c’est gagné !',
    goalsMissed: () =>
      'La dernière année est finie et tous les objectifs ne sont pas atteints : c’est perdu.',
    early: () => 'La partie s’arrête avant la fin ; les points sont comptés en l’état.',
  },
};
