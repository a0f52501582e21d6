import { listOf } from '@triptych/words';
import type { Marker, PlaceKind } from '../../content/symbols.ts';
import type { BellumWords } from '../en.ts';
import { sum } from '../things.ts';
import { amount, counted, names } from './things.ts';

export const MARKER: Readonly<Record<Marker, string>> = {
  shield: 'un jeton bouclier',
  magicShield: 'un jeton bouclier magique',
  spell: 'un sort de confusion',
};

const TAKES: Readonly<Record<PlaceKind, string>> = {
  tavern: 'dévalise la taverne',
  farm: 'dévalise la ferme',
  village: 'pille le village',
  city: 'pille la ville',
};

/** Names of cards, castles and places are quoted: some begin with an article. */
export const events: BellumWords['events'] = {
  castleTaken: ({ player, castle }) => `${player} s’installe au château « ${castle} ».`,
  goblinsDealt: ({ player, cards }) => `Gobelins pour ${player} : ${listOf('fr', cards)}.`,
  placeOpened: ({ place, kind }) => `Nouveau lieu au royaume des hommes : ${place} (${names.places[kind]}).`,
  creatureOpened: ({ card, tier }) => `« ${card} » se présente à l’appel (${names.cards[tier]}).`,
  dayBegan: ({ day, captain }) => `Jour ${day} : le capitaine est ${captain}.`,
  dieRolled: ({ captain, row }) => `${captain} obtient un ${row} au dé : la ligne ${row} est active.`,
  rollBought: {
    barrel: ({ player }) => `${player} paie sa tournée : le capitaine relance le dé.`,
    spell: ({ player }) => `${player} utilise un sort de confusion et relance le dé.`,
  },
  rollAccepted: ({ player }) => `${player} garde le résultat.`,
  gathered: ({ player, food, glyphs }) =>
    food + glyphs === 0 ? `${player} ne gagne rien.` : `${player} gagne ${amount({ food, glyph: glyphs })}.`,
  scouted: {
    alone: ({ player, maps }) => `Éclaireurs : ${player} a le plus de cartes au trésor (${maps}).`,
    tied: ({ players, maps }) => `Éclaireurs : égalité à ${counted('map', maps)} – ${listOf('fr', players)}.`,
  },
  chestGained: ({ player, kind, chest }) => `${player} gagne le ${names.chests[kind]} n° ${chest}.`,
  chestSeen: ({ player, kind, chest, value }) =>
    `${player} jette un œil dans le ${names.chests[kind]} n° ${chest} : il vaut ${value}.`,
  attackPassed: ({ player }) => `${player} n’attaque pas.`,
  placeTaken: ({ player, place, kind }) => `${player} ${TAKES[kind]} « ${place} ».`,
  looted: ({ player, food, glyphs, barrels }) =>
    `Butin pour ${player} : ${amount({ food, glyph: glyphs, barrel: barrels })}.`,
  castleStormed: ({ player, victim }) => `${player} prend d’assaut un château adverse (${victim}).`,
  chestStolen: ({ player, victim, kind, chest }) =>
    `${player} vole à ${victim} le ${names.chests[kind]} n° ${chest}.`,
  markerGained: ({ player, marker }) => `${player} gagne ${MARKER[marker]}.`,
  recruited: ({ player, card, food, glyphs }) =>
    `${player} recrute « ${card} » pour ${amount({ food, glyph: glyphs })}.`,
  cardPlaced: {
    left: ({ player, card }) => `${player} place « ${card} » à gauche.`,
    right: ({ player, card }) => `${player} place « ${card} » à droite.`,
  },
  recruitingEnded: ({ player }) => `${player} a fini de recruter.`,
  gameEnded: {
    chests: ({ chests }) => `La partie est finie : un joueur possède au moins ${counted('chest', chests)}.`,
    lastDay: ({ day }) => `La partie est finie : le jour ${day} était le dernier.`,
    early: () => 'La partie s’arrête avant la fin ; les points sont comptés en l’état.',
  },
  chestsCounted: ({ player, values, total }) =>
    values.length === 0
      ? `${player} n’a aucun coffre à ouvrir.`
      : `${player} ouvre ${counted('chest', values.length)} : ${sum(values, total)}.`,
};
