import type { Answer, Rng, SearchKnowledge } from '@triptych/kernel';
import type { Components } from '../content/components.ts';
import { LEFT, RIGHT, SYMBOLS } from '../content/symbols.ts';
import { type BellumQuestion, Recruit, recruitChoice } from '../questions.ts';
import { price } from '../rules/recruiting.ts';
import type { BellumState } from '../state.ts';
import { bellumOutlook } from './outlook.ts';
import { guessDaysLeft } from './appraisal.ts';
import { BELLUM_CHARACTERS } from './characters.ts';
import { BELLUM_MINDS } from './minds.ts';

/**
 * What one symbol of each kind adds to a horde over the rest of the game, for each three days left: fitted to the bot's
 * own estimates in self-play.
 */
const SYMBOL_WORTH: readonly (readonly number[])[] = [
  [0.03, 0.05, 0.46, 0.11, 0.36, 1.02],
  [0.15, 0.31, 1.17, 0.33, 0.84, 2.15],
  [0.4, 0.74, 1.95, 0.54, 0.87, 2.18],
  [0.79, 1.23, 3.18, 0.68, 0.76, 1.74],
  [1.3, 2.15, 4.02, 0.8, 0.76, 1.22],
  [2.32, 3.77, 5.72, 1.04, 0.58, 0.04],
];
const DAYS_A_STEP = 3;
/** What a glyph is worth in food. */
const GLYPH = 1.7;

type Answerer = (state: BellumState, question: BellumQuestion, rng: Rng) => Answer;

/** Playouts recruit by the symbols alone, always something; that is twenty times as fast as looking at the realm. */
export function bellumKnowledge(
  components: Components,
  advise: Answerer,
): SearchKnowledge<BellumState, BellumQuestion> {
  const counted = components.cards.map(({ left, right }) => [countSymbols(left), countSymbols(right)]);
  const sideWorth = (card: number, side: number, step: number): number => {
    const counts = counted[card][side];
    const worth = SYMBOL_WORTH[step];
    let sum = 0;
    for (let symbol = 0; symbol < counts.length; symbol++) sum += counts[symbol] * worth[symbol];
    return sum;
  };
  const stepOf = (state: BellumState): number =>
    Math.min(SYMBOL_WORTH.length - 1, Math.floor(guessDaysLeft(state) / DAYS_A_STEP));
  const recruit = (state: BellumState, options: readonly number[]): number => {
    const step = stepOf(state);
    let best: number = Recruit.done;
    let most = 0;
    for (const option of options) {
      const choice = recruitChoice(option);
      if (choice === null) continue;
      const { food, glyphs } = price(choice.space, choice.forGlyphs);
      const card = state.market[choice.space];
      const worth = Math.max(sideWorth(card, LEFT, step), sideWorth(card, RIGHT, step));
      if (worth / (food + GLYPH * glyphs) <= most) continue;
      most = worth / (food + GLYPH * glyphs);
      best = option;
    }
    return best;
  };
  return {
    quick(state, question, rng) {
      switch (question.kind) {
        case 'recruit':
          return recruit(state, question.shape.of);
        case 'side': {
          const step = stepOf(state);
          const { card } = question;
          return sideWorth(card, LEFT, step) >= sideWorth(card, RIGHT, step) ? LEFT : RIGHT;
        }
        default:
          return advise(state, question, rng);
      }
    },
    outlook: bellumOutlook(stepOf),
    minds: BELLUM_MINDS,
    characters: BELLUM_CHARACTERS,
  };
}

function countSymbols(rows: readonly number[]): number[] {
  const counts = SYMBOLS.map(() => 0);
  for (let at = 0; at < rows.length; at++) counts[at % SYMBOLS.length] += rows[at];
  return counts;
}
