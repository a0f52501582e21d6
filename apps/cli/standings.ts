import type { Outcome } from '@triptych/kernel';
import { listOf } from '@triptych/words';
import type { Screen } from './screen.ts';
import { padEnd, padStart, widthOf, wrap } from '@triptych/terminal-kit/text.ts';

/** The scoring step by step, then who is where and why. */
export function showResult(screen: Screen): void {
  const { terminal, words, match, board } = screen;
  const { outcome } = match.table.viewerState('spectator');
  if (outcome === null) return;
  const title = (text: string): string => `\n${terminal.paint(`══ ${text} ══`, 'bold')}`;
  const scoring = board.scoring(screen.context('spectator'));
  if (scoring.length > 0) terminal.print(title(words.play.scoring));
  screen.printAll(scoring);
  // A solo player has no one to rank against.
  if (match.names.length === 1) return;
  terminal.print(title(words.play.ranking));
  screen.printAll(standings(outcome, screen));
}

function standings({ ranking, tieBreaks }: Outcome, { match, words, terminal }: Screen): string[] {
  const { names, narrator } = match;
  const width = Math.max(...names.map(widthOf));
  const lines = ranking.map(({ seat, rank, values }) => {
    const facts = Object.entries(values).map(([name, value]) => `${narrator.category(name)} ${value}`);
    const name = `${padStart(`${rank}.`, 4)} ${padEnd(names[seat], width)}  `;
    const wrapped = wrap(facts.join(' · '), terminal.columns - widthOf(name));
    const rows = wrapped.map((part, row) => (row === 0 ? name : ' '.repeat(widthOf(name))) + part);
    return rank === 1 ? rows.map((row) => terminal.paint(row, 'bold', 'green')) : rows;
  });
  const missing = rankWithoutSeat(ranking);
  if (missing !== null) lines.splice(missing - 1, 0, [`${padStart(`${missing}.`, 4)} ${words.play.noSeat}`]);
  if (tieBreaks.length > 0) {
    const list = listOf(
      words.language,
      tieBreaks.map((name) => narrator.category(name)),
    );
    lines.push(wrap(words.play.tieBreak(list), terminal.columns - 5).map((line) => `     ${line}`));
  }
  if (new Set(ranking.map(({ rank }) => rank)).size < ranking.length)
    lines.push([`     ${words.play.sharedRank}`]);
  return lines.flat();
}

/** The rank of somebody without a seat, such as a dummy. */
function rankWithoutSeat(ranking: Outcome['ranking']): number | null {
  const place = ranking.findIndex(({ rank }, at) => rank > at + 1 && rank !== ranking[at - 1]?.rank);
  return place < 0 ? null : place + 1;
}
