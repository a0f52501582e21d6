import type { CardId } from '../content/components.ts';
import { LEFT, type Marker, RIGHT, type Side } from '../content/symbols.ts';
import { recruitChoice, Recruit } from '../questions.ts';
import { price } from '../rules/recruiting.ts';
import { type HordeWorth, hordeWorth } from './horde-worth.ts';
import type { Outlook } from './outlook.ts';

/** The worth of a bonus per day left. */
const MARKER_A_DAY: Readonly<Record<Marker, number>> = { shield: 0.12, magicShield: 0.24, spell: 0.18 };

/** The creature with the best return for its cost, if any returns more than it costs. */
export function bestRecruit(outlook: Outlook, options: readonly number[]): number {
  const worth = hordeWorth(outlook);
  let best: number = Recruit.done;
  let most = LEAST_RETURN;
  for (const option of options) {
    const choice = recruitChoice(option);
    if (choice === null) continue;
    const { food, glyphs } = price(choice.space, choice.forGlyphs);
    const cost = food * outlook.food + glyphs * outlook.glyph;
    const earned = cardWorth(outlook, worth, outlook.state.market[choice.space]) / cost;
    if (!(earned > most)) continue;
    most = earned;
    best = option;
  }
  return best;
}

/** Food saved today is worth something tomorrow, but less than all it could buy. */
const LEAST_RETURN = 0.4;

function cardWorth(outlook: Outlook, worth: HordeWorth, card: CardId): number {
  const { left, right, bonus } = outlook.components.cards[card];
  const marked = bonus.reduce((sum, marker) => sum + MARKER_A_DAY[marker], 0) * outlook.daysLeft;
  return Math.max(worth.gain(left), worth.gain(right)) + marked;
}

export function bestSide(outlook: Outlook, card: CardId): Side {
  return betterSide(outlook, hordeWorth(outlook), card);
}

/** B2.1: each card by itself. */
export function bestSides(outlook: Outlook, cards: readonly CardId[]): Side[] {
  const worth = hordeWorth(outlook);
  return cards.map((card) => betterSide(outlook, worth, card));
}

function betterSide({ components }: Outlook, worth: HordeWorth, card: CardId): Side {
  const { left, right } = components.cards[card];
  return worth.gain(left) >= worth.gain(right) ? LEFT : RIGHT;
}
