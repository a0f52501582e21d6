import { countFrench } from '@triptych/words';
import type { BoardWords } from './en.ts';

const taxCards = (number: number): string =>
  countFrench(number, { one: '# carte Impôt', other: '# cartes Impôt' });

export const fr: BoardWords = {
  map: 'L’empire',
  setUp: 'Mise en place',
  year: (year) => `Année ${year}`,
  noEvent: 'Événement pas encore révélé',
  event: 'Événement de l’année',
  order: 'Ordre du tour',
  position: (position) => `rang ${position}`,
  space: 'case Ordre du tour',
  spaceFree: 'libre',
  homeOf: (player) => `fief : ${player}`,
  workerOf: (player) => `ouvrier : ${player}`,
  occupied: 'occupé',
  yields: (resources, force) => `produit ${resources} ; offre ${force}`,
  buildings: 'Bâtiments',
  builtBy: (player) => `construit par ${player}`,
  barred: 'interdit cette année',
  others: (loss) => `rivaux −${loss}`,
  cards: 'Vos cartes',
  satraps: 'Satrapes',
  secret: 'visibles uniquement par vous',
  taxes: 'Cartes Impôt',
  campaigns: 'Cartes Campagne',
  taxesPaid: 'Impôts',
  campaignsWon: 'Campagnes',
  store: 'Votre réserve',
  permanent: 'Unités permanentes',
  none: 'aucune',
  points: 'PV',
  ability: 'capacité inutilisée',
  ready: 'Valider',
  close: 'Fermer',
  goals: 'Objectifs',
  goal: (done, wanted) => `${done} sur ${wanted}`,
  fulfilled: 'Réalisées',
  satrap: (name) => `satrape : ${name}`,
  theEnd: 'Fin de la partie',
  wins: (players) => `${players} gagne !`,
  share: (players) => `${players} partagent la victoire !`,
  soloWon: 'Tous les objectifs sont atteints !',
  soloLost: 'Les objectifs ne sont pas atteints.',
  resources: 'Ressources',
  brings: ['−1 ressource', '−1 unité', '+1 unité', '+1 ressource'],
  positionMeans: [
    'après la récolte, cédez 1 ressource',
    'en phase de campagne, 1 unité doit rester inutilisée',
    'en phase de campagne, gagnez 1 unité de plus, au choix',
    'après la récolte, gagnez 1 ressource de plus',
  ],
  campaignReward: '5 PV ; un rival perd 1 PV',
  yearOf: (year, years) => `année ${year} sur ${years}`,
  spaceMeans: 'qui y place un ouvrier fixe l’ordre du tour à la fin de l’année',
  hand: 'En main',
  countsAs: 'compte comme',
  divided: (given, whole) => `PV répartis : ${given} sur ${whole}`,
  lacks: (things) => `il vous manque ${things}`,
  met: 'vous avez tout ce qu’il faut',
  fresh: 'depuis votre dernier coup',
  harm: 'Contre vous',
  atHand: 'Unités disponibles',
  useAbility: 'Capacité',
  spent: 'capacité utilisée',
  ask: {
    keepTaxes: (least, most) =>
      least === most
        ? `Gardez ${taxCards(least)}.`
        : `Gardez ${taxCards(least)}, ou utilisez votre capacité pour garder toutes vos cartes.`,
    build: (again) =>
      again
        ? 'Quelqu’un a construit, c’est de nouveau à vous : que construisez-vous ?'
        : 'Que construisez-vous ?',
    tax: 'Quel impôt payez-vous ?',
    campaign: (usable) =>
      `Quelle campagne accomplissez-vous ? Vous pouvez engager ${countFrench(usable, { one: '#\u00a0unité', other: '#\u00a0unités' })}.`,
    forces: 'Quelles unités engagez-vous ? Leurs régions ne produisent rien.',
  },
  nothing: {
    campaign: 'Vous ne pouvez accomplir aucune campagne.',
    build: 'Vous ne pouvez rien construire.',
    tax: 'Vous ne pouvez payer aucun impôt.',
  },
  overYears: 'Points de victoire par année',
  handOf: (taxes, campaigns) => `en main : ${taxes}, ${campaigns}`,
  doneOf: (taxes, campaigns, buildings) =>
    `bilan : impôts ${taxes}, campagnes ${campaigns}, bâtiments ${buildings}`,
  tieBreak: (names) => `Égalité aux PV ; départage : ${names}.`,
  soloCampaign: 'Campagne solo',
  soloCampaignWon: 'Vous avez gagné les trois scénarios : l’empire est à vous !',
  nextScenario: (scenario) => `Prochain scénario : ${scenario}`,
  scenarioWon: 'gagné',
  scenarioOpen: 'pas encore gagné',
  soloPosition: (position) => `Rang ${position}`,
};
