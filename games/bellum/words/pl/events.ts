import { countPolish, listOf } from '@triptych/words';
import type { Marker, PlaceKind } from '../../content/symbols.ts';
import type { BellumWords } from '../en.ts';
import { sum } from '../things.ts';
import { amount, chestGenitive, chestObject, names, objects } from './things.ts';

export const MARKER: Readonly<Record<Marker, string>> = {
  shield: 'żeton tarczy',
  magicShield: 'żeton magicznej tarczy',
  spell: 'zaklęcie zamętu',
};

const TAKES: Readonly<Record<PlaceKind, string>> = {
  tavern: 'napada na karczmę',
  farm: 'napada na zagrodę',
  village: 'plądruje wioskę',
  city: 'plądruje miasto',
};

export const mapsEach = (maps: number): string =>
  countPolish(maps, { one: 'po # mapie skarbów', few: 'po # mapy skarbów', many: 'po # map skarbów' });

/** Names are never inflected: players are in the nominative, names of components are quoted. */
export const events: BellumWords['events'] = {
  castleTaken: ({ player, castle }) => `${player} zajmuje zamek „${castle}”.`,
  goblinsDealt: ({ player, cards }) => `${player} otrzymuje gobliny: ${listOf('pl', cards)}.`,
  placeOpened: ({ place, kind }) => `Nowa lokacja w królestwie ludzi: ${place} (${names.places[kind]}).`,
  creatureOpened: ({ card, tier }) => `Na służbę zgłasza się „${card}” (${names.cards[tier]}).`,
  dayBegan: ({ day, captain }) => `Dzień ${day}: ${captain} jest kapitanem.`,
  dieRolled: ({ captain, row }) => `${captain} rzuca kostką, wypada ${row}: aktywny jest rząd ${row}.`,
  rollBought: {
    barrel: ({ player }) => `${player} stawia kolejkę: kapitan musi rzucić ponownie.`,
    spell: ({ player }) => `${player} używa zaklęcia zamętu i rzuca ponownie.`,
  },
  rollAccepted: ({ player }) => `${player} akceptuje rzut.`,
  gathered: ({ player, food, glyphs }) =>
    food + glyphs === 0
      ? `${player} nie otrzymuje niczego.`
      : `${player} otrzymuje ${amount({ food, glyph: glyphs }, objects)}.`,
  scouted: {
    alone: ({ player, maps }) => `Zwiadowcy: ${player} ma najwięcej map skarbów (${maps}).`,
    tied: ({ players, maps }) => `Zwiadowcy: remis, ${listOf('pl', players)} mają ${mapsEach(maps)}.`,
  },
  chestGained: ({ player, kind, chest }) => `${player} otrzymuje ${chestObject(kind)} nr ${chest}.`,
  chestSeen: ({ player, kind, chest, value }) =>
    `${player} zagląda do ${chestGenitive(kind)} nr ${chest}: ma wartość ${value}.`,
  attackPassed: ({ player }) => `${player} rezygnuje z ataku.`,
  placeTaken: ({ player, place, kind }) => `${player} ${TAKES[kind]} „${place}”.`,
  looted: ({ player, food, glyphs, barrels }) =>
    food + glyphs + barrels === 0
      ? `${player} nie zdobywa niczego.`
      : `${player} zdobywa ${amount({ food, glyph: glyphs, barrel: barrels }, objects)}.`,
  castleStormed: ({ player, victim }) => `${player} szturmuje zamek gracza ${victim}.`,
  chestStolen: ({ player, victim, kind, chest }) =>
    `${player} kradnie graczowi ${victim} ${chestObject(kind)} nr ${chest}.`,
  markerGained: ({ player, marker }) => `${player} otrzymuje ${MARKER[marker]}.`,
  recruited: ({ player, card, food, glyphs }) =>
    `${player} rekrutuje stwora „${card}” za ${amount({ food, glyph: glyphs }, objects)}.`,
  cardPlaced: {
    left: ({ player, card }) => `${player} kładzie kartę „${card}” po lewej stronie.`,
    right: ({ player, card }) => `${player} kładzie kartę „${card}” po prawej stronie.`,
  },
  recruitingEnded: ({ player }) => `${player} kończy rekrutację.`,
  gameEnded: {
    chests: ({ chests }) => `Koniec gry: ktoś ma co najmniej ${objects('chest', chests)}.`,
    lastDay: ({ day }) => `Koniec gry: dzień ${day} był ostatnim.`,
    early: () => 'Partia kończy się przed czasem i zostaje podliczona w obecnym stanie.',
  },
  chestsCounted: ({ player, values, total }) =>
    values.length === 0
      ? `${player} nie ma skrzyni do otwarcia.`
      : `${player} otwiera ${objects('chest', values.length)}: ${sum(values, total)}.`,
};
