import { listOf } from '@triptych/words';
import type { XerxesWords } from '../en.ts';
import { namedForces, namedResources } from '../things.ts';
import { counted } from './things.ts';

export const refusals: XerxesWords['refusals'] = {
  'satrap-taken': () => 'Ce satrape est déjà pris.',
  'keep-number': ({ count }) => `Vous devez en garder ${count}.`,
  'home-area': () => 'Cette région est le fief d’un satrape en jeu.',
  'area-occupied': () => 'Cette région est occupée.',
  'area-free': () => 'Cette région est libre : placez-y simplement votre ouvrier.',
  'no-track-alone': () => 'En solo, il n’y a pas de case Ordre du tour.',
  'track-taken': () => 'La case Ordre du tour est prise cette année.',
  'no-ability': () => 'Vous ne pouvez pas utiliser cette capacité maintenant.',
  'store-full': ({ most }) => `Votre réserve contient au plus ${most} de chaque type.`,
  'gift-number': ({ count }) => `Vous devez en prendre ${count}.`,
  'not-in-hand': () => 'Vous n’avez pas cette carte en main.',
  'missing-forces': ({ missing, ...lack }) =>
    `Unités manquantes pour cette campagne : ${missing} (${listOf('fr', namedForces(counted, lack))}).`,
  'too-few-forces': ({ have }) => `Une campagne demande quatre unités ; vous en avez ${have}.`,
  'one-must-rest': ({ have }) => `Au rang 2, une de vos unités doit rester inutilisée (sur ${have}).`,
  'not-at-hand': () => 'Vous ne disposez pas de cette unité.',
  'wrong-force': () => 'La carte demande un autre type d’unité.',
  'force-twice': () => 'Chaque unité ne sert qu’une fois.',
  'same-force': () => 'Elle est déjà de ce type.',
  'not-a-rival': () => 'Choisissez un rival, pas vous-même.',
  'none-held': () => 'Vous n’en avez pas.',
  'event-stops': () => 'L’événement de l’année bloque cette ressource.',
  'already-built': () => 'Ce bâtiment est déjà construit.',
  'not-built': () => 'Personne ne l’a encore construit : construisez-le simplement.',
  'own-building': () => 'Ce bâtiment est à vous.',
  'no-free-building': () => 'Aucun bâtiment n’est libre pour le marqueur délogé.',
  barred: () => 'Ce bâtiment ne peut pas être construit cette année.',
  'no-markers': ({ most }) => `Vous en avez déjà construit ${most}, le maximum.`,
  'cannot-pay': (lack) => `Il vous manque encore : ${listOf('fr', namedResources(counted, lack))}.`,
  'not-free': () => 'Ce bâtiment n’est pas libre.',
  'whole-loss': ({ loss }) => `Vous devez répartir exactement ${counted('point', loss)}.`,
  'rival-has-none': () => 'Ce rival n’en a pas.',
  'given-kind': () => 'Prenez d’autres types que ceux que vous avez cédés.',
  'everybody-once': () => 'Donnez à chacun un rang différent.',
};
