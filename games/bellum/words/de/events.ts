import { listOf } from '@triptych/words';
import type { Marker, PlaceKind } from '../../content/symbols.ts';
import type { BellumWords } from '../en.ts';
import { sum } from '../things.ts';
import { amount, counted, names } from './things.ts';

const MARKER: Readonly<Record<Marker, string>> = {
  shield: 'eine Schildmarke',
  magicShield: 'eine Zauberschildmarke',
  spell: 'einen Verwirrungszauber',
};

const TAKES: Readonly<Record<PlaceKind, string>> = {
  tavern: 'überfällt die Taverne',
  farm: 'überfällt den Bauernhof',
  village: 'plündert das Dorf',
  city: 'plündert die Stadt',
};

/** Names of cards, castles and places are quoted, because they are not inflected. */
export const events: BellumWords['events'] = {
  castleTaken: ({ player, castle }) => `${player} bezieht „${castle}“.`,
  goblinsDealt: ({ player, cards }) => `${player} bekommt diese Kobolde: ${listOf('de', cards)}.`,
  placeOpened: ({ place, kind }) => `Neu im Menschenreich: ${place} (${names.places[kind]}).`,
  creatureOpened: ({ card, tier }) => `„${card}“ meldet sich zum Dienst (${names.cards[tier]}).`,
  dayBegan: ({ day, captain }) => `Tag ${day}: ${captain} ist Hauptmann.`,
  dieRolled: ({ captain, row }) => `${captain} würfelt eine ${row}: Reihe ${row} ist aktiv.`,
  rollBought: {
    barrel: ({ player }) => `${player} gibt eine Runde aus: Der Hauptmann muss neu würfeln.`,
    spell: ({ player }) => `${player} setzt einen Verwirrungszauber ein und würfelt neu.`,
  },
  rollAccepted: ({ player }) => `${player} lässt den Wurf gelten.`,
  gathered: ({ player, food, glyphs }) => `${player} bekommt ${amount({ food, glyph: glyphs })}.`,
  scouted: {
    alone: ({ player, maps }) => `Kundschafter: ${player} hat die meisten Schatzkarten (${maps}).`,
    tied: ({ players, maps }) =>
      `Kundschafter: Gleichstand, ${listOf('de', players)} haben je ${counted('map', maps)}.`,
  },
  chestGained: ({ player, kind, chest }) => `${player} bekommt die ${names.chests[kind]} Nr. ${chest}.`,
  chestSeen: ({ player, kind, chest, value }) =>
    `${player} späht in die ${names.chests[kind]} Nr. ${chest}: Sie ist ${value} wert.`,
  attackPassed: ({ player }) => `${player} verzichtet auf einen Angriff.`,
  placeTaken: ({ player, place, kind }) => `${player} ${TAKES[kind]} „${place}“.`,
  looted: ({ player, food, glyphs, barrels }) =>
    `${player} erbeutet ${amount({ food, glyph: glyphs, barrel: barrels })}.`,
  castleStormed: ({ player, victim }) => `${player} stürmt eine Burg: ${victim}.`,
  chestStolen: ({ player, victim, kind, chest }) =>
    `${player} stiehlt die ${names.chests[kind]} Nr. ${chest} (${victim}).`,
  markerGained: ({ player, marker }) => `${player} bekommt ${MARKER[marker]}.`,
  recruited: ({ player, card, food, glyphs }) =>
    `${player} rekrutiert „${card}“ für ${amount({ food, glyph: glyphs })}.`,
  cardPlaced: {
    left: ({ player, card }) => `${player} legt „${card}“ links an.`,
    right: ({ player, card }) => `${player} legt „${card}“ rechts an.`,
  },
  recruitingEnded: ({ player }) => `${player} beendet die Rekrutierung.`,
  gameEnded: {
    chests: ({ chests }) => `Das Spiel ist zu Ende: Jemand hat ${chests} oder mehr Truhen.`,
    lastDay: ({ day }) => `Das Spiel ist zu Ende: Tag ${day} war der letzte.`,
    early: () => 'Die Partie endet vorzeitig und wird gewertet, wie sie steht.',
  },
  chestsCounted: ({ player, values, total }) =>
    values.length === 0
      ? `${player} hat keine Truhe zu öffnen.`
      : `${player} öffnet ${counted('chest', values.length)}: ${sum(values, total)}.`,
};
