import { fr } from '@triptych/packs/words';
import type { Thing } from '../../content/pack-problems.ts';
import type { PackProblemSentences } from '../pack-problem-sentences.ts';
import { names } from './things.ts';

const THINGS: Readonly<Record<Thing, string>> = { ...names.resources, ...names.forces, ...names.buildings };
const GIFTS = { force: 'd’unité', resources: 'de ressources' } as const;

export const packProblems: PackProblemSentences = {
  ...fr.formFaults,
  'wrong-length': ({ found, wanted }) => `Éléments de cette liste : ${found} ; il en faut ${wanted}.`,
  'event-effect': () => 'Un événement doit soit bloquer une ressource, soit donner quelque chose.',
  'wrong-number': ({ found, wanted }) => `Trouvé ici : ${found} ; les règles demandent ${wanted}.`,
  'unknown-area': ({ id }) => `La région « ${id} » n’existe pas.`,
  'area-twice': ({ id }) => `La région « ${id} » figure deux fois ici.`,
  'lands-number': ({ found, ...range }) => `Autres régions : ${found} ; il en faut ${fr.span(range)}.`,
  'no-area-left': ({ found, most }) =>
    `Régions occupées : ${found} ; au-delà de ${most}, il ne reste pas assez de régions libres pour les deux ouvriers.`,
  'no-event-for': ({ thing }) => `Aucun événement ne concerne ceci : ${THINGS[thing]}.`,
  'no-event-giving': ({ gives }) => `Aucun événement ne donne ${GIFTS[gives]}.`,
  'tax-rewards': ({ found, ...range }) =>
    `Cartes Impôt qui donnent une unité : ${found} ; une distribution équitable en demande ${fr.span(range)}.`,
  amount: ({ thing, found, wanted }) => `${THINGS[thing]} – trouvé : ${found} ; attendu : ${wanted}.`,
  'amount-range': ({ thing, found, ...range }) =>
    `${THINGS[thing]} – trouvé : ${found} ; attendu : ${fr.span(range)}.`,
  'too-many-of-kind': ({ thing, found, most }) =>
    `${THINGS[thing]} : ${found} ici ; la limite est de ${most}.`,
  'not-here': ({ thing }) => `Manque ici : ${THINGS[thing]}.`,
  'no-such-card': ({ asks }) => `Aucune carte ne demande ceci : ${asks}.`,
  alike: ({ other }) => `Identique à ceci : ${other}.`,
  'tax-kinds': ({ found, wanted }) =>
    `Cartes Impôt qui donnent une unité : ${found} ; il devrait y en avoir ${wanted}.`,
  'solo-positions': ({ found, wanted }) => `Les rangs sont ${found} ; ils devraient être ${wanted}.`,
  'solo-occupied': ({ found, wanted }) => `Régions occupées : ${found} ; il devrait y en avoir ${wanted}.`,
  'not-a-land': ({ id }) => `« ${id} » est le fief d’un satrape.`,
  'land-occupied': ({ id, found, wanted }) =>
    `Cartes où « ${id} » est occupé : ${found} ; il devrait y en avoir ${wanted}.`,
};
