import type { Seat } from '@triptych/kernel';
import { type Asking, isOffered, label } from '../controls/draw.ts';
import { findRules, ruleLines } from '../rule-search.ts';
import { readSeat, seatNames } from '../seats.ts';
import type { Showing } from '../showing.ts';
import { refusalSentence } from '../table.ts';
import { padEnd, wrap } from '@triptych/terminal-kit/text.ts';

const SHORT_LOG = 20;

/** What can be typed, and why some choices are not possible. */
export function showHelp(showing: Showing, asking: Asking, seat: Seat): void {
  const { terminal, words } = showing;
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
  showing.drawLegend(seat);
  explainChoices(showing, asking, seat);
}

function explainChoices(showing: Showing, asking: Asking, seat: Seat): void {
  const { terminal, words, table } = showing;
  const { question, options, names } = asking;
  const impossible = options.filter((option) => !isOffered(question, option));
  if (impossible.length > 0) terminal.print(terminal.paint(words.play.help.why, 'bold'));
  for (const option of impossible) {
    const refusal = table.match.check(seat, option);
    if (refusal === null) continue;
    const why = refusalSentence(refusal, table.narrator, names, words);
    const rule = refusal.rule === null ? '' : ` (${refusal.rule})`;
    const text = `${options.indexOf(option) + 1} ${label(asking, option)}: ${why}${rule}`;
    showing.printAll(wrap(`× ${text}`, terminal.columns - 2, '  ').map((line) => `  ${line}`));
  }
}

/** The story so far as this seat has heard it: its end, a number of lines, or everything. */
export function showLog(showing: Showing, seat: Seat, text: string): void {
  const { setup, steps } = showing.table.match;
  const heard = [...setup, ...steps.flatMap(({ told }) => told)].filter(
    ({ to }) => to === 'all' || to === seat,
  );
  const wanted = /^\d{1,6}$/.test(text) ? Number(text) : text === '' ? SHORT_LOG : heard.length;
  showing.tell(wanted === 0 ? [] : heard.slice(-wanted), seat);
}

/** Another player's things in full. */
export function showOther(showing: Showing, seat: Seat, text: string): void {
  const { terminal, words, table, board } = showing;
  const other = readSeat(text, table.names);
  if (other === null) terminal.print(words.play.whichSeat(seatNames(table.names)));
  else showing.printAll(board.open(showing.scene(seat), other));
}

/** A rule by its number, or all that mention some words. */
export function showRule(showing: Showing, search: string): void {
  const { terminal, words, table } = showing;
  const { rules, title } = table.narrator;
  const found = findRules(rules, search);
  if (found.length === 0) terminal.print(words.commands.rules.nothing(title, search));
  else showing.printAll(ruleLines(found, search, terminal.paint, terminal.columns, words));
}
