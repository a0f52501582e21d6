import type { CardId } from '../content/components.ts';
import { LEFT, type Marker, RIGHT, type Side } from '../content/symbols.ts';
import { recruitChoice, Recruit } from '../questions.ts';
import { price } from '../rules/recruiting.ts';
import { type HordeWorth, hordeWorth } from './horde-worth.ts';
import type { Appraisal } from './appraisal.ts';

/** The worth of a bonus per day left. */
const MARKER_A_DAY: Readonly<Record<Marker, number>> = { shield: 0.12, magicShield: 0.24, spell: 0.18 };

/** The creature with the best return for its cost, if any returns more than it costs. */
export function bestRecruit(appraisal: Appraisal, options: readonly number[]): number {
  const worth = hordeWorth(appraisal);
  let best: number = Recruit.done;
  let most = LEAST_RETURN;
  for (const option of options) {
    const choice = recruitChoice(option);
    if (choice === null) continue;
    const { food, glyphs } = price(choice.space, choice.forGlyphs);
    const cost = food * appraisal.food + glyphs * appraisal.glyph;
    const earned = cardWorth(appraisal, worth, appraisal.state.market[choice.space]) / cost;
    if (!(earned > most)) continue;
    most = earned;
    best = option;
  }
  return best;
}

/** Food saved today is worth something tomorrow, but less than all it could buy. */
const LEAST_RETURN = 0.4;

function cardWorth(appraisal: Appraisal, worth: HordeWorth, card: CardId): number {
  const { left, right, bonus } = appraisal.components.cards[card];
  const { daysLeft, taste } = appraisal;
  const markerWorth = (marker: Marker): number =>
    MARKER_A_DAY[marker] * (marker === 'spell' ? 1 : taste.shields);
  const marked = bonus.reduce((sum, marker) => sum + markerWorth(marker), 0) * daysLeft;
  return Math.max(worth.gain(left), worth.gain(right)) + marked;
}

export function bestSide(appraisal: Appraisal, card: CardId): Side {
  return betterSide(appraisal, hordeWorth(appraisal), card);
}

/** B2.1: each card by itself. */
export function bestSides(appraisal: Appraisal, cards: readonly CardId[]): Side[] {
  const worth = hordeWorth(appraisal);
  return cards.map((card) => betterSide(appraisal, worth, card));
}

function betterSide({ components }: Appraisal, worth: HordeWorth, card: CardId): Side {
  const { left, right } = components.cards[card];
  return worth.gain(left) >= worth.gain(right) ? LEFT : RIGHT;
}
