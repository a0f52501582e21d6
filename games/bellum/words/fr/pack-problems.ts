import { fr } from '@triptych/packs/words';
import type { LootKind } from '../../content/pack-problems.ts';
import type { PackProblemSentences } from '../pack-problem-sentences.ts';
import { counted, names } from './things.ts';

const LOOT: Readonly<Record<LootKind, string>> = {
  food: 'nourriture',
  glyphs: 'glyphes',
  barrels: 'tonneaux',
  wooden: 'coffres en bois',
  metal: 'coffres en métal',
  golden: 'coffres en or',
};

export const packProblems: PackProblemSentences = {
  ...fr.formFaults,
  'wrong-letters': ({ letters }) => `Une ligne ne peut contenir que ces lettres : ${letters}.`,
  'wrong-rows': ({ found, wanted }) => `Lignes de ce côté : ${found} ; il en faut ${wanted}.`,
  'wrong-number': ({ found, wanted }) => `Trouvé ici : ${found} ; les règles demandent ${wanted}.`,
  'castle-shield': ({ found, wanted }) =>
    `La valeur de bouclier est de ${found} ; elle devrait être de ${wanted}.`,
  'castle-worth': ({ worth, ...range }) =>
    `Valeur de ce château : ${worth} ; ce devrait être ${fr.span(range)}.`,
  'castle-character': ({ other }) => `Ce château montre les mêmes symboles que « ${other} ».`,
  'symbol-not-here': ({ symbol }) => `Ce symbole n’a pas sa place ici : ${names.symbols[symbol]}.`,
  'symbol-missing': ({ symbol }) => `Ce symbole manque ici : ${names.symbols[symbol]}.`,
  'symbol-count': ({ found, ...range }) =>
    `Symboles de ce côté : ${found} ; il devrait y en avoir ${fr.span(range)}.`,
  'card-worth': ({ worth, ...range }) =>
    `Valeur de ce côté de la carte : ${worth} ; ce devrait être ${fr.span(range)}.`,
  'cards-alike': ({ other }) => `Cette carte est identique à celle-ci : ${other}.`,
  'too-many-markers': ({ marker, found, most }) =>
    `Les créatures donnent en tout ${counted(marker, found)} ; la limite est de ${most}.`,
  'magic-swords': ({ found, ...range }) =>
    `Créatures avec des épées magiques : ${found} ; il devrait y en avoir ${fr.span(range)}.`,
  defence: ({ found, ...range }) => `Défense : ${found} ; ce devrait être ${fr.span(range)}.`,
  'magic-shields-not-here': () => 'Seules les villes peuvent avoir des boucliers magiques.',
  'magic-cities': ({ found, ...range }) =>
    `Villes avec des boucliers magiques : ${found} ; il devrait y en avoir ${fr.span(range)}.`,
  'no-such-city': ({ shields, magicShields }) =>
    `Aucune ville n’a cette défense : ${counted('shield', shields)} et ${counted('magicShield', magicShields)} ; il devrait y en avoir une.`,
  'no-such-defence': ({ defence }) => `Aucune ferme et aucun village n’a une défense de ${defence}.`,
  loot: ({ loot, found, ...range }) =>
    `Butin, ${LOOT[loot]} : ${found} ; il devrait y en avoir ${fr.span(range)}.`,
  'loot-chests': ({ found, ...range }) =>
    `Coffres dans le butin : ${found} ; il devrait y en avoir ${fr.span(range)}.`,
  'chest-value': ({ found, ...range }) =>
    `Valeur de ce coffre : ${found} ; ce devrait être ${fr.span(range)}.`,
  'golden-loot': ({ found, most }) =>
    `Le butin de tous les lieux contient ${counted('golden', found)} ; la limite est de ${most}.`,
};
