import type { Seat } from '@triptych/kernel';
import { spaced } from '@triptych/words';
import { type Asking, isOffered, label } from '../controls/draw.ts';
import { findRules, ruleLines } from '../rule-search.ts';
import { readSeat, seatNames } from '../seats.ts';
import { refusalSentence } from '../refusal-sentence.ts';
import type { Screen } from '../screen.ts';
import type { PlayedMatch } from './played-match.ts';
import { padEnd, wrap } from '@triptych/terminal-kit/text.ts';

const SHORT_LOG = 20;

/** What can be typed, and why some choices are not possible. */
export function showHelp(played: PlayedMatch, asking: Asking, seat: Seat): void {
  const { screen } = played;
  const { terminal, words } = screen;
  const { help } = words.play;
  const lines: readonly (readonly [string, string])[] = [
    ['1 2 …', help.answer],
    ['u', help.undo],
    ['r', help.reset],
    ['b', help.board],
    ['l', help.log],
    [`o <${help.seat}>`, help.open],
    [`rules [${help.text}]`, help.rules(asking.question.rule)],
    ['?', help.help],
    ['q', help.quit],
  ];
  const width = Math.max(...lines.map(([keys]) => keys.length)) + 2;
  terminal.print(terminal.paint(help.title, 'bold'));
  for (const [keys, meaning] of lines)
    terminal.print(`  ${terminal.paint(padEnd(keys, width), 'bold')}${meaning}`);
  screen.drawLegend(seat);
  explainChoices(played, asking, seat);
}

function explainChoices({ screen, table }: PlayedMatch, asking: Asking, seat: Seat): void {
  const { terminal, words, match } = screen;
  const { question, options, names } = asking;
  const impossible = options.filter((option) => !isOffered(question, option));
  if (impossible.length > 0) terminal.print(terminal.paint(words.play.help.why, 'bold'));
  for (const option of impossible) {
    const refusal = table.checkAnswer(seat, option);
    if (refusal === null) continue;
    const why = refusalSentence(refusal, match.narrator, names, words);
    const rule = refusal.rule === null ? '' : ` (${refusal.rule})`;
    const text = spaced(
      words.language,
      `${options.indexOf(option) + 1} ${label(asking, option)}: ${why}${rule}`,
    );
    screen.printAll(wrap(`× ${text}`, terminal.columns - 2, '  ').map((line) => `  ${line}`));
  }
}

/** The story so far as this seat has heard it: its end, a number of lines, or everything. */
export function showLog(screen: Screen, seat: Seat, text: string): void {
  const heard = screen.match.table.story(seat).flatMap(({ events }) => events);
  const wanted = /^\d{1,6}$/.test(text) ? Number(text) : text === '' ? SHORT_LOG : heard.length;
  screen.tell(wanted === 0 ? [] : heard.slice(-wanted), seat);
}

/** Another player's things in full. */
export function showOther(screen: Screen, seat: Seat, text: string): void {
  const { terminal, words, match, board } = screen;
  const other = readSeat(text, match.names);
  if (other === null) terminal.print(words.play.whichSeat(seatNames(match.names)));
  else screen.printAll(board.open(screen.context(seat), other));
}

/** One rule by number, or all that mention some words. */
export function showRule(screen: Screen, search: string): void {
  const { terminal, words, match } = screen;
  const { rules, title } = match.narrator;
  const found = findRules(rules, search, words.language);
  if (found.length === 0) terminal.print(words.commands.rules.nothing(title, search));
  else screen.printAll(ruleLines(found, search, terminal.paint, terminal.columns, words));
}
