import type { Seat } from '@triptych/kernel';
import { padStart, widthOf } from '@triptych/terminal-kit/text.ts';
import { spaced } from '@triptych/words';
import type { BellumDrawingContext } from './drawing-context.ts';
import { Signs } from './signs.ts';
import { boardWords } from './words/index.ts';

const CHESTS_A_LINE = 10;
const COLUMN = 7;

/** B7.1: every chest is opened, one by one, and the sum grows. */
export function drawScoring(context: BellumDrawingContext): string[] {
  return context.names.flatMap((_, seat) => playerScoring(context, seat));
}

function playerScoring(context: BellumDrawingContext, seat: Seat): string[] {
  const { view, game, names, paint, language } = context;
  const words = boardWords[language];
  const signs = new Signs(context);
  const chests = [...view.castles[seat].chests].sort((a, b) => a - b);
  if (chests.length === 0) return ['', spaced(language, `${paint(names[seat], 'bold')}: ${words.noChests}`)];
  const lines = ['', paint(names[seat], 'bold')];
  const lead = widthOf(words.total) + 2;
  let sum = 0;
  for (let from = 0; from < chests.length; from += CHESTS_A_LINE) {
    let values = ' '.repeat(lead);
    let sums = `  ${words.total}`;
    for (const chest of chests.slice(from, from + CHESTS_A_LINE)) {
      const value = view.chestValues[chest];
      sum += value;
      values += padStart(signs.chest(game.components.chestKinds[chest], String(value)), COLUMN);
      sums += padStart(String(sum), COLUMN);
    }
    lines.push(values, sums);
  }
  return lines;
}
