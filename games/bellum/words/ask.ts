import type { BellumQuestion } from '../questions.ts';
import type { BellumView } from '../view.ts';
import { ATTACKERS, legend, rowAmounts } from './rows.ts';
import { cardName, forPeople, type Speaker } from './speaker.ts';

/** A question as a sentence to the seat that must answer it. */
export function ask(
  speaker: Speaker,
  question: BellumQuestion,
  view: BellumView,
  players: readonly string[],
): string {
  const { words } = speaker;
  const castle = view.castles[question.seat];
  switch (question.kind) {
    case 'castle':
      return words.ask.castle({ legend: legend(words) });
    case 'goblins':
      return words.ask.goblins({ legend: legend(words) });
    case 'reroll': {
      const asked = { row: forPeople(view.row), horde: rowAmounts(castle.horde, view.row) };
      return question.seat === view.captain ? words.ask.reroll.captain(asked) : words.ask.reroll.other(asked);
    }
    case 'attack':
      return words.ask.attack({ horde: rowAmounts(castle.horde, view.row, ATTACKERS) });
    case 'theft':
      return words.ask.theft({ victim: players[question.victim], most: question.shape.max });
    case 'recruit':
      return words.ask.recruit({ food: castle.food, glyphs: castle.glyphs });
    case 'side':
      return words.ask.side({ card: cardName(speaker, question.card) });
  }
}
