import { listOf } from '@triptych/words';
import type { PlaceKind } from '../../content/symbols.ts';
import type { BellumWords } from '../en.ts';
import { sum } from '../things.ts';
import { MARKER, mapsEach } from './events.ts';
import { amount, chestGenitive, chestObject, objects } from './things.ts';

const TAKE: Readonly<Record<PlaceKind, string>> = {
  tavern: 'Napadasz na karczmę',
  farm: 'Napadasz na zagrodę',
  village: 'Plądrujesz wioskę',
  city: 'Plądrujesz miasto',
};

export const you: BellumWords['you'] = {
  name: 'ty',
  doing: {
    castleTaken: ({ castle }) => `Zajmujesz zamek „${castle}”.`,
    goblinsDealt: ({ cards }) => `Otrzymujesz gobliny: ${listOf('pl', cards)}.`,
    dayBegan: ({ day }) => `Dzień ${day}: jesteś kapitanem.`,
    dieRolled: ({ row }) => `Rzucasz kostką, wypada ${row}: aktywny jest rząd ${row}.`,
    rollBought: {
      barrel: () => 'Stawiasz kolejkę: kapitan musi rzucić ponownie.',
      spell: () => 'Używasz zaklęcia zamętu i rzucasz ponownie.',
    },
    rollAccepted: () => 'Akceptujesz rzut.',
    gathered: ({ food, glyphs }) =>
      food + glyphs === 0
        ? 'Nie otrzymujesz niczego.'
        : `Otrzymujesz ${amount({ food, glyph: glyphs }, objects)}.`,
    scouted: {
      alone: ({ maps }) => `Zwiadowcy: masz najwięcej map skarbów (${maps}).`,
      tied: ({ players, maps }) => `Zwiadowcy: remis (${mapsEach(maps)}): ${listOf('pl', players)}.`,
    },
    chestGained: ({ kind, chest }) => `Otrzymujesz ${chestObject(kind)} nr ${chest}.`,
    chestSeen: ({ kind, chest, value }) =>
      `Zaglądasz do ${chestGenitive(kind)} nr ${chest}: ma wartość ${value}.`,
    attackPassed: () => 'Rezygnujesz z ataku.',
    placeTaken: ({ place, kind }) => `${TAKE[kind]} „${place}”.`,
    looted: ({ food, glyphs, barrels }) =>
      food + glyphs + barrels === 0
        ? 'Nie zdobywasz niczego.'
        : `Zdobywasz ${amount({ food, glyph: glyphs, barrel: barrels }, objects)}.`,
    castleStormed: ({ victim }) => `Szturmujesz zamek gracza ${victim}.`,
    chestStolen: ({ victim, kind, chest }) =>
      `Kradniesz graczowi ${victim} ${chestObject(kind)} nr ${chest}.`,
    markerGained: ({ marker }) => `Otrzymujesz ${MARKER[marker]}.`,
    recruited: ({ card, food, glyphs }) =>
      `Rekrutujesz stwora „${card}” za ${amount({ food, glyph: glyphs }, objects)}.`,
    cardPlaced: {
      left: ({ card }) => `Kładziesz kartę „${card}” po lewej stronie.`,
      right: ({ card }) => `Kładziesz kartę „${card}” po prawej stronie.`,
    },
    recruitingEnded: () => 'Kończysz rekrutację.',
    chestsCounted: ({ values, total }) =>
      values.length === 0
        ? 'Nie masz skrzyni do otwarcia.'
        : `Otwierasz ${objects('chest', values.length)}: ${sum(values, total)}.`,
  },
  done: {
    castleStormed: ({ player }) => `${player} szturmuje twój zamek!`,
    chestStolen: ({ player, kind, chest }) => `${player} kradnie ci ${chestObject(kind)} nr ${chest}.`,
  },
};
