import { fr } from '@triptych/packs/words';
import type { PackProblemSentences } from '../pack-problem-sentences.ts';
import { names, ROADS } from './things.ts';

export const packProblems: PackProblemSentences = {
  ...fr.formFaults,
  'wrong-classes': ({ wanted }) => `Indiquez les unités des ${wanted} classes, la plus faible d’abord.`,
  'wrong-number': ({ found, wanted }) => `Trouvé ici : ${found} ; les règles demandent ${wanted}.`,
  'tile-missing': ({ tile }) => `La tuile ${tile} manque dans cette série.`,
  'recruit-units': ({ found, wanted }) =>
    `Unités sur cette face Recrutement : ${found} ; il en faut ${wanted}.`,
  'threat-asks-nothing': () => 'Cette menace ne demande aucune unité.',
  'titan-costs': ({ cost, found, wanted }) => `Titans qui coûtent ${cost} : ${found} ; il en faut ${wanted}.`,
  'road-to-itself': ({ city }) => `Cette route part de la cité ${city} et y revient.`,
  'road-twice': ({ from, to, colour }) => `La route ${ROADS[colour]} ${from}–${to} figure deux fois.`,
  'two-roads-of-a-colour': ({ city, colour }) =>
    `La cité ${city} a deux routes de la même couleur (${names.colours[colour]}).`,
  'not-connected': ({ city }) => `Aucun chemin ne mène à la cité ${city}.`,
  'outline-without-road': ({ from, to }) =>
    `Aucune route ne relie ${from} et ${to}, pourtant voisines sur ce contour.`,
  'outline-repeats': ({ city }) => `La cité ${city} figure deux fois sur ce contour.`,
  'outline-too-short': () => 'Un contour demande au moins trois cités.',
  'opening-shortage': ({ unit, needed, stock }) =>
    `Une mise en place pourrait en demander ${needed} (${names.units[unit]}) ; il y en a ${stock}.`,
  'road-not-as-printed': ({ from, to, colour }) =>
    `Les règles publiées ont une route ${ROADS[colour]} ${from}–${to}.`,
  'city-not-at-region': ({ city, region }) => `La cité ${city} devrait toucher la région ${region}.`,
  'no-snow': () => 'Il n’y a pas de région enneigée.',
  'tile-not-as-printed': ({ tile }) => `Les règles publiées montrent une autre tuile ${tile}.`,
  'no-archer-and-mage': () => 'Une menace devrait demander un archer et un mage.',
  'no-such-reward': ({ reward, number }) =>
    `Une menace devrait offrir cette récompense : ${names.rewards[reward]}, ${number}.`,
  'roads-in-all': ({ found, wanted }) => `Routes en tout : ${found} ; il devrait y en avoir ${wanted}.`,
  'roads-of-colours': ({ found, wanted }) => `Routes par couleur : ${found} ; ce devrait être ${wanted}.`,
  'parallel-roads': ({ from, to }) => `Deux routes relient ${from} et ${to}.`,
  'not-biconnected': ({ city }) => `Sans la cité ${city}, le réseau de routes se coupe en deux.`,
  'cities-with-roads': ({ roads, found, wanted }) =>
    `Cités à ${roads} routes : ${found} ; il devrait y en avoir ${wanted}.`,
  'too-far': ({ from, to, moves, most }) =>
    `Déplacements pour aller de ${from} à ${to} : ${moves} ; il en faudrait ${most} au plus.`,
  'not-faces': ({ from, to, regions }) =>
    `Régions le long de la route ${from}–${to} : ${regions} ; il en faut une ou deux.`,
  'roads-cross': ({ one, other }) => `Les routes ${one} et ${other} se croisent.`,
  'cities-too-close': ({ one, other, distance, least }) =>
    `Distance entre les cités ${one} et ${other} : ${distance} ; elle devrait être d’au moins ${least}.`,
  'not-at-border': ({ region }) => `La région ${region} devrait se trouver au bord du plateau.`,
  'recruits-in-all': ({ unit, found, wanted }) =>
    `Sur toutes les faces Recrutement, ${names.units[unit]} : ${found} ; il devrait y en avoir ${wanted}.`,
  'threat-units': ({ found, ...range }) =>
    `Unités demandées par cette menace : ${found} ; il devrait y en avoir ${fr.span(range)}.`,
  'threat-reward': ({ reward, found, ...range }) =>
    `Offert par cette menace, ${names.rewards[reward]} : ${found} ; il devrait y en avoir ${fr.span(range)}.`,
  'threat-worth': ({ asked, offered }) =>
    `Les unités demandées valent ${asked}, deux récompenses valent ${offered}.`,
  'kinds-worth': ({ least, most }) =>
    `Dans cette série, les types de récompense valent de ${least} à ${most} ; c’est inégal.`,
  'titan-worth': ({ worth, least }) =>
    `Les récompenses de ce titan valent ${worth} ; elles devraient valoir au moins ${least}.`,
  'second-not-less': ({ first, second }) =>
    `La seconde valeur (${second}) devrait être inférieure à la première (${first}).`,
  'worth-more-than-centre': ({ region }) =>
    `La région ${region} devrait valoir moins que la région centrale.`,
};
