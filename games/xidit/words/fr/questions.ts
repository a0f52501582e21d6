import type { XiditWords } from '../en.ts';
import { army, counted, names } from './things.ts';

export const ask: XiditWords['ask'] = {
  lord: () => 'Dans quelle cité débute votre Idrakys ?',
  orders: ({ year, city }) =>
    `Année ${year} : réglez six ordres. Votre Idrakys est à ${city.name} (${city.number}).`,
  rewards: ({ number }) =>
    number === 2 ? 'Choisissez deux récompenses.' : `Récompenses à choisir : ${number}.`,
  bards: ({ number }) => `Placez ${counted('bard', number)}.`,
  titan: ({ units }) => `Éliminer un titan enragé ? Vos unités : ${army(units)}.`,
  payment: ({ titan, cost }) => `${titan} : payez ${counted('unit', cost)} de votre choix.`,
  dummy: () => 'Quelle valeur du joueur fictif augmentez-vous de 1 ?',
  census: ({ unit }) => `Recensement des ${names.units[unit]} : combien en montrez-vous ?`,
  censusBards: ({ number }) =>
    number === 0 ? 'Vous n’avez plus de bardes.' : `Placez jusqu’à ${counted('bard', number)}.`,
  censusFloor: () => 'Où ajoutez-vous l’étage du recensement ?',
};

export const waitFor: XiditWords['waitFor'] = {
  lord: ({ player }) => `${player} place son Idrakys.`,
  orders: ({ player }) => `${player} règle ses ordres.`,
  rewards: ({ player }) => `${player} choisit ses récompenses.`,
  bards: ({ player }) => `${player} place des bardes.`,
  titan: ({ player }) => `${player} observe les titans.`,
  payment: ({ player }) => `${player} choisit des unités contre un titan.`,
  dummy: ({ player }) => `${player} augmente une valeur du joueur fictif.`,
  census: ({ player }) => `${player} compte ses unités.`,
  censusBards: ({ player }) => `${player} place les bardes du recensement.`,
  censusFloor: ({ player }) => `${player} ajoute l’étage du recensement.`,
};

export const hasDecided: XiditWords['hasDecided'] = ({ player }) => `${player} a fait son choix.`;
export const isDeciding: XiditWords['isDeciding'] = ({ player }) => `${player} réfléchit.`;

export const options: XiditWords['options'] = {
  city: ({ number, name }) => `${number} ${name}`,
  recruits: ({ units }) => `recrues : ${army(units)}`,
  threat: ({ foe, asks, offer }) => `${foe} : ${army(asks)} → ${offer}`,
  region: ({ region, first, second }) => `${region} (${first}/${second})`,
  only: ({ reward, number }) => `${reward} (seulement ${number})`,
  noTitan: () => 'Aucun titan',
  titan: ({ titan, cost, offer }) => `${titan} : ${counted('unit', cost)} → ${offer}`,
  unit: ({ unit, have }) => `${names.units[unit]} (${have})`,
  dummy: ({ assessment, value }) => `${names.assessments[assessment]} (actuellement ${value})`,
  noFloor: () => 'Renoncer à l’étage',
  keepFloor: () => 'Le garder derrière le paravent',
  guild: ({ city, height }) => `${city} (${counted('floor', height)})`,
};
