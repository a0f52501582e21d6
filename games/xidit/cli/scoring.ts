import { ASSESSMENTS, xiditWords } from '../index.ts';
import { padEnd, padStart, widthOf } from '@triptych/terminal-kit/text.ts';
import type { XiditDrawingContext } from './drawing-context.ts';
import { boardWords } from './words/index.ts';

/** The width of a value, with the space before it. */
const VALUE = 5;

/** X8.3: the three assessments one by one, and who is eliminated in each. */
export function drawScoring(context: XiditDrawingContext): string[] {
  const { view, game, names, language, paint } = context;
  const words = boardWords[language];
  const own = xiditWords[language].names;
  const everybody = [...names, own.dummy];
  const longest = Math.max(...everybody.map(widthOf));
  const assessed = game.assess(view);
  const out = assessed.flatMap(({ eliminated }) => eliminated);
  const saviour = everybody.findIndex((_, seat) => seat < assessed[0].values.length && !out.includes(seat));
  const steps = assessed.flatMap(({ assessment, values, ranking, eliminated }, place) => [
    '',
    paint(`${place + 1}. ${own.assessments[ASSESSMENTS[assessment]]}`, 'bold'),
    ...ranking.map((seat) => {
      const line = `  ${padEnd(everybody[seat], longest)}${padStart(String(values[seat]), VALUE)}`;
      const before = assessed.slice(0, place).some((earlier) => earlier.eliminated.includes(seat));
      if (before) return paint(`${line}  –`, 'grey');
      return eliminated.includes(seat) ? paint(`${line}  ✗ ${words.eliminated}`, 'red') : line;
    }),
  ]);
  return [...steps, '', paint(xiditWords[language].events.saved({ player: everybody[saviour] }), 'bold')];
}
