import { countFrench } from '@triptych/words';
import type { XerxesWords } from '../en.ts';
import { counted } from './things.ts';

export const ask: XerxesWords['ask'] = {
  satrap: () => 'Quel satrape êtes-vous ?',
  keepTaxes: ({ least, most }) =>
    least === most
      ? `Gardez ${counted('tax', least)}. Votre choix est secret.`
      : `Gardez ${counted('tax', least)}, ou utilisez votre capacité pour les garder toutes (${most}) ; vous garderez alors aussi toutes vos cartes Campagne.`,
  keepCampaigns: ({ least }) => `Gardez ${counted('campaign', least)}. Votre choix est secret.`,
  worker: ({ worker }) => `Où placez-vous l’ouvrier ${worker} ?`,
  push: ({ area }) => `Où déplacez-vous cet ouvrier (${area}) ?`,
  ignore: ({ event, effect }) => `${event} – ${effect}. L’ignorez-vous ?`,
  heir: ({ number }) =>
    `Prenez ${countFrench(number, { one: '# ressource', other: '# ressources' })} de votre choix.`,
  campaign: ({ forces, usable }) =>
    `Quelle campagne accomplissez-vous ? Unités disponibles : ${forces} (utilisables : ${usable}).`,
  convert: () => 'Quelle unité comptera comme un autre type cette année, et lequel ?',
  forces: ({ card }) =>
    `Quelles unités engagez-vous (${card}) ? Une région dont l’unité est engagée ne produit rien.`,
  rival: () => 'Qui perd 1 PV ?',
  giveUp: () => 'Vous êtes au rang 1 : quelle ressource cédez-vous ?',
  bonus: () => 'Vous êtes au rang 4 : quelle ressource gagnez-vous ?',
  build: ({ store }) => `Que construisez-vous ? En réserve : ${store}.`,
  move: ({ owner }) => `Vers quel bâtiment déplacez-vous le marqueur (${owner}) ?`,
  divide: ({ loss }) => `Vos rivaux perdent ${counted('point', loss)} en tout : qui en perd combien ?`,
  tax: ({ store }) => `Quel impôt payez-vous ? En réserve : ${store}.`,
  rob: () => 'Que prenez-vous, et à qui ?',
  give: () => 'Quelles sont les deux ressources que vous remplacez ?',
  take: ({ given }) => `Que prenez-vous en échange (${given}) ?`,
  order: () => 'Quel sera l’ordre du tour à partir de l’année prochaine ?',
};

export const waitFor: XerxesWords['waitFor'] = {
  satrap: ({ player }) => `${player} choisit un satrape.`,
  keepTaxes: ({ player }) => `${player} trie ses cartes Impôt.`,
  keepCampaigns: ({ player }) => `${player} trie ses cartes Campagne.`,
  worker: ({ player }) => `${player} place un ouvrier.`,
  push: ({ player }) => `${player} déplace un ouvrier.`,
  ignore: ({ player }) => `${player} soupèse l’événement.`,
  heir: ({ player }) => `${player} choisit les ressources de l’héritier.`,
  campaign: ({ player }) => `${player} envisage une campagne.`,
  convert: ({ player }) => `${player} convertit une unité.`,
  forces: ({ player }) => `${player} rassemble ses unités.`,
  rival: ({ player }) => `${player} choisit qui perd un point.`,
  giveUp: ({ player }) => `${player} doit céder une ressource.`,
  bonus: ({ player }) => `${player} choisit une ressource.`,
  build: ({ player }) => `${player} envisage un bâtiment.`,
  move: ({ player }) => `${player} déplace un marqueur.`,
  divide: ({ player }) => `${player} répartit les pertes.`,
  tax: ({ player }) => `${player} songe à ses impôts.`,
  rob: ({ player }) => `${player} lorgne les réserves des autres.`,
  give: ({ player }) => `${player} échange des ressources.`,
  take: ({ player }) => `${player} échange des ressources.`,
  order: ({ player }) => `${player} fixe l’ordre du tour.`,
};

export const hasDecided: XerxesWords['hasDecided'] = ({ player }) => `${player} a fait son choix.`;
export const isDeciding: XerxesWords['isDeciding'] = ({ player }) => `${player} réfléchit.`;

export const abilities: XerxesWords['abilities'] = {
  babylonia: 'ignorer un événement de l’année',
  india: 'prendre 1 ressource à un rival',
  parthia: 'remplacer 2 ressources par 2 autres',
  aegyptus: 'convertir une unité en un autre type',
  lydia: 'prendre la case Ordre du tour sans ouvrier',
  sogdia: 'construire un bâtiment déjà construit',
  bactria: 'occuper une région déjà occupée',
  assyria: 'garder toutes les cartes au départ',
};

export const options: XerxesWords['options'] = {
  uselessAlone: () => 'sans effet en solo',
  turnOrderSpace: () => 'Case Ordre du tour : fixer le rang de chacun',
  claim: () => 'Capacité : prendre la case Ordre du tour sans ouvrier',
  push: ({ area }) => `Capacité : déloger l’ouvrier (${area})`,
  yes: () => 'L’ignorer (capacité)',
  no: () => 'L’accepter',
  noCampaign: () => 'Finir les campagnes',
  convert: () => 'Capacité : convertir une unité en un autre type',
  becomes: ({ from, to }) => `${from} devient ${to}`,
  home: () => 'fief',
  blessing: () => 'bénédiction divine',
  trackBonus: () => 'rang 3',
  permanent: () => 'permanente',
  has: ({ number }) => `vous en avez ${number}`,
  noBuilding: () => 'Passer',
  displace: ({ building, owner }) => `Capacité : ${building} (${owner})`,
  othersLose: ({ loss }) => `rivaux −${loss}`,
  rob: () => 'Capacité : prendre 1 ressource à un rival',
  replace: () => 'Capacité : remplacer 2 ressources par 2 autres',
  noTax: () => 'Finir les impôts',
  from: ({ thing, player }) => `prendre ${thing} à ${player}`,
};
