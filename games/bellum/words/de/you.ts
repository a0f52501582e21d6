import { listOf } from '@triptych/words';
import type { PlaceKind } from '../../content/symbols.ts';
import type { BellumWords } from '../en.ts';
import { sum } from '../things.ts';
import { MARKER } from './events.ts';
import { amount, counted, names } from './things.ts';

const TAKE: Readonly<Record<PlaceKind, string>> = {
  tavern: 'überfällst die Taverne',
  farm: 'überfällst den Bauernhof',
  village: 'plünderst das Dorf',
  city: 'plünderst die Stadt',
};

export const you: BellumWords['you'] = {
  name: 'du',
  doing: {
    castleTaken: ({ castle }) => `Du beziehst „${castle}“.`,
    goblinsDealt: ({ cards }) => `Deine Kobolde: ${listOf('de', cards)}.`,
    dayBegan: ({ day }) => `Tag ${day}: Du bist Hauptmann.`,
    dieRolled: ({ row }) => `Du würfelst eine ${row}: Reihe ${row} ist aktiv.`,
    rollBought: {
      barrel: () => 'Du gibst eine Runde aus: Der Hauptmann muss neu würfeln.',
      spell: () => 'Du setzt einen Verwirrungszauber ein und würfelst neu.',
    },
    rollAccepted: () => 'Du lässt den Wurf gelten.',
    gathered: ({ food, glyphs }) => `Du bekommst ${amount({ food, glyph: glyphs })}.`,
    scouted: {
      alone: ({ maps }) => `Kundschafter: Du hast die meisten Schatzkarten (${maps}).`,
      tied: ({ players, maps }) =>
        `Kundschafter: Gleichstand mit je ${counted('map', maps)} – ${listOf('de', players)}.`,
    },
    chestGained: ({ kind, chest }) => `Du bekommst die ${names.chests[kind]} Nr. ${chest}.`,
    chestSeen: ({ kind, chest, value }) =>
      `Du spähst in die ${names.chests[kind]} Nr. ${chest}: Sie ist ${value} wert.`,
    attackPassed: () => 'Du verzichtest auf einen Angriff.',
    placeTaken: ({ place, kind }) => `Du ${TAKE[kind]} „${place}“.`,
    looted: ({ food, glyphs, barrels }) =>
      `Deine Beute: ${amount({ food, glyph: glyphs, barrel: barrels })}.`,
    castleStormed: ({ victim }) => `Du stürmst eine Burg: ${victim}.`,
    chestStolen: ({ victim, kind, chest }) =>
      `Du stiehlst die ${names.chests[kind]} Nr. ${chest} (${victim}).`,
    markerGained: ({ marker }) => `Du bekommst ${MARKER[marker]}.`,
    recruited: ({ card, food, glyphs }) => `Du rekrutierst „${card}“ für ${amount({ food, glyph: glyphs })}.`,
    cardPlaced: {
      left: ({ card }) => `Du legst „${card}“ links an.`,
      right: ({ card }) => `Du legst „${card}“ rechts an.`,
    },
    recruitingEnded: () => 'Du beendest die Rekrutierung.',
    chestsCounted: ({ values, total }) =>
      values.length === 0
        ? 'Du hast keine Truhe zu öffnen.'
        : `Du öffnest ${counted('chest', values.length)}: ${sum(values, total)}.`,
  },
  done: {
    castleStormed: ({ player }) => `${player} stürmt deine Burg!`,
    chestStolen: ({ player, kind, chest }) => `${player} stiehlt deine ${names.chests[kind]} Nr. ${chest}.`,
  },
};
