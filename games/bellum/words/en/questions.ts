import type { BellumQuestion } from '../../questions.ts';
import type { Amounts } from '../things.ts';
import { amount, counted } from './things.ts';

export interface Asked {
  readonly player: string;
}

export interface WithLegend {
  /** What the letters of the symbols mean. */
  readonly legend: string;
}

/** What the asked seat must decide, by the kind of question. */
export const ask = {
  castle: ({ legend }: WithLegend) => `Choose your castle. (${legend})`,
  goblins: ({ legend }: WithLegend) =>
    `Place each of your goblins on the left or right; all players reveal together. (${legend})`,
  reroll: {
    captain: ({ row, horde }: { readonly row: number; readonly horde: Amounts }) =>
      `You rolled a ${row}. Your horde: ${amount(horde)}. Roll again?`,
    other: ({ row, horde }: { readonly row: number; readonly horde: Amounts }) =>
      `The die shows ${row}. Your horde: ${amount(horde)}. Make the captain roll again?`,
  },
  attack: ({ horde }: { readonly horde: Amounts }) => `What do you attack? Your horde: ${amount(horde)}.`,
  theft: ({ victim, most }: { readonly victim: string; readonly most: number }) =>
    most === 1
      ? `Which chest do you steal from ${victim}?`
      : `Which chests do you steal from ${victim}? Up to ${most}.`,
  recruit: ({ food, glyphs }: { readonly food: number; readonly glyphs: number }) =>
    `Which creature do you recruit? You have ${amount({ food, glyph: glyphs })}.`,
  side: ({ card }: { readonly card: string }) => `${card}: left or right? It stays there for good.`,
} satisfies Record<BellumQuestion['kind'], unknown>;

/** What the others read meanwhile. */
export const waitFor = {
  castle: ({ player }: Asked) => `${player} is choosing a castle.`,
  goblins: ({ player }: Asked) => `${player} is placing goblins.`,
  reroll: ({ player }: Asked) => `${player} is considering a re-roll.`,
  attack: ({ player }: Asked) => `${player} is planning an attack.`,
  theft: ({ player }: Asked) => `${player} is choosing what to steal.`,
  recruit: ({ player }: Asked) => `${player} is looking for recruits.`,
  side: ({ player }: Asked) => `${player} is placing a new creature.`,
} satisfies Record<BellumQuestion['kind'], (asked: Asked) => string>;

/** The seat has answered a secret question. */
export const hasDecided = ({ player }: Asked) => `${player} has decided.`;
/** A question that this game does not know. */
export const isDeciding = ({ player }: Asked) => `${player} is deciding.`;

export const options = {
  reroll: {
    accept: () => 'Keep the roll',
    barrel: ({ barrels }: { readonly barrels: number }) =>
      `Buy a round (you have ${counted('barrel', barrels)})`,
    spell: ({ spells }: { readonly spells: number }) => `Use a confusion spell (${spells} ready)`,
  },
  noAttack: () => 'No attack',
  castleOf: ({ victim, castle }: { readonly victim: string; readonly castle: string }) =>
    `${victim}’s castle (${castle})`,
  /** What an attack on a castle brings; without a thief, what is there. */
  theft: ({ most, of }: { readonly most: number; readonly of: number }) => {
    if (of === 0) return 'no chests';
    if (most === 0) return counted('chest', of);
    return `steal ${most === 1 ? '1' : `up to ${most}`} of ${counted('chest', of)}`;
  },
  /** Where there is no place or no creature. */
  emptySpace: () => 'empty space',
  chest: ({ name, chest }: { readonly name: string; readonly chest: number }) => `${name} no. ${chest}`,
  knownValue: ({ value }: { readonly value: number }) => `you know its value: ${value}`,
  noRecruit: () => 'Done recruiting',
  bonus: ({ markers }: { readonly markers: string }) => `bonus: ${markers}`,
  shieldValue: ({ shield }: { readonly shield: number }) => `shield value ${shield}`,
};
