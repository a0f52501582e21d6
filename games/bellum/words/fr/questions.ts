import type { BellumWords } from '../en.ts';
import { amount, counted } from './things.ts';

export const ask: BellumWords['ask'] = {
  castle: ({ legend }) => `Choisissez votre château. (${legend})`,
  goblins: ({ legend }) =>
    `Placez chacun de vos gobelins à gauche ou à droite ; tout le monde révèle en même temps. (${legend})`,
  reroll: {
    captain: ({ row, horde }) => `Vous avez obtenu un ${row}. Votre horde : ${amount(horde)}. Relancer ?`,
    other: ({ row, horde }) =>
      `Le dé indique ${row}. Votre horde : ${amount(horde)}. Faire relancer le capitaine ?`,
  },
  attack: ({ horde }) => `Qu’attaquez-vous ? Votre horde : ${amount(horde)}.`,
  theft: ({ victim, most }) =>
    most === 1
      ? `Quel coffre volez-vous à ${victim} ?`
      : `Quels coffres volez-vous à ${victim} ? ${most} au plus.`,
  recruit: ({ food, glyphs }) =>
    `Quelle créature recrutez-vous ? En réserve : ${amount({ food, glyph: glyphs })}.`,
  side: ({ card }) => `${card} : à gauche ou à droite ? C’est définitif.`,
};

export const waitFor: BellumWords['waitFor'] = {
  castle: ({ player }) => `${player} choisit un château.`,
  goblins: ({ player }) => `${player} place ses gobelins.`,
  reroll: ({ player }) => `${player} envisage de relancer.`,
  attack: ({ player }) => `${player} prépare une attaque.`,
  theft: ({ player }) => `${player} choisit son larcin.`,
  recruit: ({ player }) => `${player} cherche des recrues.`,
  side: ({ player }) => `${player} place une nouvelle créature.`,
};

export const hasDecided: BellumWords['hasDecided'] = ({ player }) => `${player} a fait son choix.`;
export const isDeciding: BellumWords['isDeciding'] = ({ player }) => `${player} réfléchit.`;

export const options: BellumWords['options'] = {
  reroll: {
    accept: () => 'Garder le résultat',
    barrel: ({ barrels }) => `Payer sa tournée (vous avez ${counted('barrel', barrels)})`,
    spell: ({ spells }) => `Utiliser un sort de confusion (disponibles : ${spells})`,
  },
  noAttack: () => 'Ne pas attaquer',
  castleOf: ({ victim, castle }) => `Château adverse – ${victim} (${castle})`,
  theft: ({ most, of }) => {
    if (of === 0) return 'aucun coffre';
    if (most === 0) return counted('chest', of);
    return `voler ${most === 1 ? '1' : `jusqu’à ${most}`} sur ${counted('chest', of)}`;
  },
  emptySpace: () => 'emplacement vide',
  chest: ({ name, chest }) => `${name} n° ${chest}`,
  knownValue: ({ value }) => `vous connaissez sa valeur : ${value}`,
  noRecruit: () => 'Ne plus recruter',
  bonus: ({ markers }) => `bonus : ${markers}`,
  shieldValue: ({ shield }) => `valeur de bouclier ${shield}`,
};
