import { listOf } from '@triptych/words';
import type { PlaceKind } from '../../content/symbols.ts';
import type { BellumWords } from '../en.ts';
import { sum } from '../things.ts';
import { MARKER } from './events.ts';
import { amount, counted, names } from './things.ts';

const TAKE: Readonly<Record<PlaceKind, string>> = {
  tavern: 'dévalisez la taverne',
  farm: 'dévalisez la ferme',
  village: 'pillez le village',
  city: 'pillez la ville',
};

export const you: BellumWords['you'] = {
  name: 'vous',
  doing: {
    castleTaken: ({ castle }) => `Vous vous installez au château « ${castle} ».`,
    goblinsDealt: ({ cards }) => `Vos gobelins : ${listOf('fr', cards)}.`,
    dayBegan: ({ day }) => `Jour ${day} : le capitaine, c’est vous.`,
    dieRolled: ({ row }) => `Vous obtenez un ${row} au dé : la ligne ${row} est active.`,
    rollBought: {
      barrel: () => 'Vous payez votre tournée : le capitaine relance le dé.',
      spell: () => 'Vous utilisez un sort de confusion et relancez le dé.',
    },
    rollAccepted: () => 'Vous gardez le résultat.',
    gathered: ({ food, glyphs }) =>
      food + glyphs === 0 ? 'Vous ne gagnez rien.' : `Vous gagnez ${amount({ food, glyph: glyphs })}.`,
    scouted: {
      alone: ({ maps }) => `Éclaireurs : vous avez le plus de cartes au trésor (${maps}).`,
      tied: ({ players, maps }) =>
        `Éclaireurs : égalité à ${counted('map', maps)} – ${listOf('fr', players)}.`,
    },
    chestGained: ({ kind, chest }) => `Vous gagnez le ${names.chests[kind]} n° ${chest}.`,
    chestSeen: ({ kind, chest, value }) =>
      `Vous jetez un œil dans le ${names.chests[kind]} n° ${chest} : il vaut ${value}.`,
    attackPassed: () => 'Vous n’attaquez pas.',
    placeTaken: ({ place, kind }) => `Vous ${TAKE[kind]} « ${place} ».`,
    looted: ({ food, glyphs, barrels }) =>
      `Votre butin : ${amount({ food, glyph: glyphs, barrel: barrels })}.`,
    castleStormed: ({ victim }) => `Vous prenez d’assaut un château adverse (${victim}).`,
    chestStolen: ({ victim, kind, chest }) => `Vous volez à ${victim} le ${names.chests[kind]} n° ${chest}.`,
    markerGained: ({ marker }) => `Vous gagnez ${MARKER[marker]}.`,
    recruited: ({ card, food, glyphs }) =>
      `Vous recrutez « ${card} » pour ${amount({ food, glyph: glyphs })}.`,
    cardPlaced: {
      left: ({ card }) => `Vous placez « ${card} » à gauche.`,
      right: ({ card }) => `Vous placez « ${card} » à droite.`,
    },
    recruitingEnded: () => 'Vous avez fini de recruter.',
    chestsCounted: ({ values, total }) =>
      values.length === 0
        ? 'Vous n’avez aucun coffre à ouvrir.'
        : `Vous ouvrez ${counted('chest', values.length)} : ${sum(values, total)}.`,
  },
  done: {
    castleStormed: ({ player }) => `${player} prend votre château d’assaut !`,
    chestStolen: ({ player, kind, chest }) => `${player} vous vole le ${names.chests[kind]} n° ${chest}.`,
  },
};
