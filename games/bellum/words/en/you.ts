import { type Addressed, listOf } from '@triptych/words';
import type { PlaceKind } from '../../content/symbols.ts';
import { sum } from '../things.ts';
import { type events, MARKER } from './events.ts';
import { amount, counted, names } from './things.ts';

const TAKE: Readonly<Record<PlaceKind, string>> = {
  tavern: 'raid the tavern',
  farm: 'raid the farm',
  village: 'sack the village of',
  city: 'sack the city of',
};

/** The log when it addresses its reader. */
export const you = {
  name: 'you',
  doing: {
    castleTaken: ({ castle }) => `You move into ${castle}.`,
    goblinsDealt: ({ cards }) => `You are dealt ${listOf('en', cards)}.`,
    dayBegan: ({ day }) => `Day ${day}: you are captain.`,
    dieRolled: ({ row }) => `You roll a ${row}: row ${row} is active.`,
    rollBought: {
      barrel: () => 'You buy a round: the captain rolls again.',
      spell: () => 'You use a confusion spell and roll again.',
    },
    rollAccepted: () => 'You keep the roll.',
    gathered: ({ food, glyphs }) => `You gain ${amount({ food, glyph: glyphs })}.`,
    scouted: {
      alone: ({ maps }) => `Scouts: you have the most treasure maps (${maps}).`,
      tied: ({ players, maps }) => `Scouts: ${listOf('en', players)} tie with ${counted('map', maps)} each.`,
    },
    chestGained: ({ kind, chest }) => `You gain ${names.chests[kind]} no. ${chest}.`,
    chestSeen: ({ kind, chest, value }) =>
      `You peek into ${names.chests[kind]} no. ${chest}: it’s worth ${value}.`,
    attackPassed: () => 'You do not attack.',
    placeTaken: ({ place, kind }) => `You ${TAKE[kind]} ${place}.`,
    looted: ({ food, glyphs, barrels }) => `You loot ${amount({ food, glyph: glyphs, barrel: barrels })}.`,
    castleStormed: ({ victim }) => `You storm ${victim}’s castle.`,
    chestStolen: ({ victim, kind, chest }) => `You steal ${names.chests[kind]} no. ${chest} from ${victim}.`,
    markerGained: ({ marker }) => `You gain ${MARKER[marker]}.`,
    recruited: ({ card, food, glyphs }) => `You recruit ${card} for ${amount({ food, glyph: glyphs })}.`,
    cardPlaced: {
      left: ({ card }) => `You place ${card} on the left.`,
      right: ({ card }) => `You place ${card} on the right.`,
    },
    recruitingEnded: () => 'You are done recruiting.',
    chestsCounted: ({ values, total }) =>
      values.length === 0
        ? 'You have no chests to open.'
        : `You open ${counted('chest', values.length)}: ${sum(values, total)}.`,
  },
  done: {
    castleStormed: ({ player }) => `${player} storms your castle!`,
    chestStolen: ({ player, kind, chest }) => `${player} steals your ${names.chests[kind]} no. ${chest}.`,
  },
} satisfies Addressed<typeof events>;
