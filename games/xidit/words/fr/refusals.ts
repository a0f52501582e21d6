import { UNITS } from '../../content/symbols.ts';
import type { XiditWords } from '../en.ts';
import { counted, names } from './things.ts';

export const refusals: XiditWords['refusals'] = {
  'city-taken': () => 'Un autre Idrakys s’y trouve déjà.',
  'choose-rewards': ({ number }) =>
    number === 2 ? 'Choisissez exactement deux récompenses.' : `Récompenses à choisir : ${number}.`,
  'no-bards-left': () => 'Vous n’avez plus de bardes.',
  'no-region': () => 'Aucune région ouverte aux bardes ne borde cette cité.',
  'no-floors-left': () => 'Vous n’avez plus d’étages.',
  'guild-of-another': () => 'Un autre joueur a une guilde dans cette cité.',
  'guild-full': () => 'Cette guilde a déjà quatre étages.',
  'place-bards': ({ number }) => `Placez exactement ${counted('bard', number)}.`,
  'too-many-bards': ({ most }) => `Vous pouvez placer au plus ${counted('bard', most)}.`,
  'titan-not-raging': () => 'Ce titan n’est pas enragé.',
  'too-few-units': ({ have, need }) => `Ce titan coûte ${counted('unit', need)} ; vous en avez ${have}.`,
  'pay-exactly': ({ cost }) => `Payez exactement ${counted('unit', cost)}.`,
  'not-so-many-units': ({ unit, have }) => `Vous n’en avez pas autant : ${names.units[UNITS[unit]]} ${have}.`,
  'not-your-guild': () => 'Vous n’avez pas de guilde à cet endroit.',
  'guild-not-full': () => 'Ajoutez l’étage à l’une de vos guildes tant qu’il y reste de la place.',
};
