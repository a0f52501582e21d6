import { listOf } from '@triptych/words';
import type { Card } from '../../content/components.ts';
import type { ChestKind, Marker, PlaceKind } from '../../content/symbols.ts';
import type { BellumEvent } from '../../events.ts';
import { sum } from '../things.ts';
import { amount, counted, names } from './things.ts';

export interface ByPlayer {
  readonly player: string;
}

export interface CardOf extends ByPlayer {
  readonly card: string;
}

export interface Named {
  readonly place: string;
  readonly kind: PlaceKind;
}

export interface Chest extends ByPlayer {
  readonly kind: ChestKind;
  readonly chest: number;
}

export const MARKER: Readonly<Record<Marker, string>> = {
  shield: 'a shield marker',
  magicShield: 'a magic shield marker',
  spell: 'a confusion spell',
};

const TAKES: Readonly<Record<PlaceKind, string>> = {
  tavern: 'raids the tavern',
  farm: 'raids the farm',
  village: 'sacks the village of',
  city: 'sacks the city of',
};

/** What happened, by the type of the event. */
export const events = {
  castleTaken: ({ player, castle }: ByPlayer & { readonly castle: string }) =>
    `${player} moves into ${castle}.`,
  goblinsDealt: ({ player, cards }: ByPlayer & { readonly cards: readonly string[] }) =>
    `${player} is dealt ${listOf('en', cards)}.`,
  placeOpened: ({ place, kind }: Named) => `New in the realm of men: ${place} (${names.places[kind]}).`,
  creatureOpened: ({ card, tier }: { readonly card: string; readonly tier: Card['tier'] }) =>
    `${card} reports for duty (${names.cards[tier]}).`,
  dayBegan: ({ day, captain }: { readonly day: number; readonly captain: string }) =>
    `Day ${day}: ${captain} is captain.`,
  dieRolled: ({ captain, row }: { readonly captain: string; readonly row: number }) =>
    `${captain} rolls a ${row}: row ${row} is active.`,
  rollBought: {
    barrel: ({ player }: ByPlayer) => `${player} buys a round: the captain rolls again.`,
    spell: ({ player }: ByPlayer) => `${player} uses a confusion spell and rolls again.`,
  },
  rollAccepted: ({ player }: ByPlayer) => `${player} keeps the roll.`,
  gathered: ({ player, food, glyphs }: ByPlayer & { readonly food: number; readonly glyphs: number }) =>
    `${player} gains ${amount({ food, glyph: glyphs })}.`,
  scouted: {
    alone: ({ player, maps }: ByPlayer & { readonly maps: number }) =>
      `Scouts: ${player} has the most treasure maps (${maps}).`,
    tied: ({ players, maps }: { readonly players: readonly string[]; readonly maps: number }) =>
      `Scouts: ${listOf('en', players)} tie with ${counted('map', maps)} each.`,
  },
  chestGained: ({ player, kind, chest }: Chest) => `${player} gains ${names.chests[kind]} no. ${chest}.`,
  chestSeen: ({ player, kind, chest, value }: Chest & { readonly value: number }) =>
    `${player} peeks into ${names.chests[kind]} no. ${chest}: it’s worth ${value}.`,
  attackPassed: ({ player }: ByPlayer) => `${player} does not attack.`,
  placeTaken: ({ player, place, kind }: ByPlayer & Named) => `${player} ${TAKES[kind]} ${place}.`,
  looted: ({
    player,
    food,
    glyphs,
    barrels,
  }: ByPlayer & { readonly food: number; readonly glyphs: number; readonly barrels: number }) =>
    `${player} loots ${amount({ food, glyph: glyphs, barrel: barrels })}.`,
  castleStormed: ({ player, victim }: ByPlayer & { readonly victim: string }) =>
    `${player} storms ${victim}’s castle.`,
  chestStolen: ({ player, victim, kind, chest }: Chest & { readonly victim: string }) =>
    `${player} steals ${names.chests[kind]} no. ${chest} from ${victim}.`,
  markerGained: ({ player, marker }: ByPlayer & { readonly marker: Marker }) =>
    `${player} gains ${MARKER[marker]}.`,
  recruited: ({ player, card, food, glyphs }: CardOf & { readonly food: number; readonly glyphs: number }) =>
    `${player} recruits ${card} for ${amount({ food, glyph: glyphs })}.`,
  cardPlaced: {
    left: ({ player, card }: CardOf) => `${player} places ${card} on the left.`,
    right: ({ player, card }: CardOf) => `${player} places ${card} on the right.`,
  },
  recruitingEnded: ({ player }: ByPlayer) => `${player} is done recruiting.`,
  gameEnded: {
    chests: ({ chests }: { readonly chests: number }) =>
      `The game is over: someone has ${chests} or more chests.`,
    lastDay: ({ day }: { readonly day: number }) => `The game is over: day ${day} was the last.`,
    early: () => 'The match ends early and is scored as it stands.',
  },
  chestsCounted: ({ player, values, total }: ByPlayer & Counting) =>
    values.length === 0
      ? `${player} has no chests to open.`
      : `${player} opens ${counted('chest', values.length)}: ${sum(values, total)}.`,
} satisfies Record<BellumEvent['type'], unknown>;

export interface Counting {
  readonly values: readonly number[];
  readonly total: number;
}
