import { buildingsOf, GOALS, NONE, publicState } from '@triptych/xerxes';
import type { Seat } from '@triptych/kernel';
import { cut, padEnd, widthOf } from '../../text.ts';
import { forceText, letters, paintSeat, seatLetter, type XerxesScene } from './scene.ts';
import { boardWords } from './words.ts';

/** Where the permanent forces stand in a line. */
const FORCES_COLUMN = 4;

/** Everybody by position on the turn-order track: one line each, or two where the width does not allow that. */
export function drawPlayers(scene: XerxesScene, width: number): string[] {
  const { view, language } = scene;
  const { players, columns } = boardWords[language];
  const rows = view.order.map((seat, at) => [
    `${at + 1} ${paintSeat(scene, seat, seatLetter(seat))} ${cut(scene.names[seat], 12)}`,
    ...playerCells(scene, seat),
  ]);
  const title = [players, ...columns];
  const lines = inColumns([title, ...rows]);
  const fits = lines.every((line) => widthOf(line) <= width);
  const short = inColumns([title, ...rows].map((row) => row.toSpliced(FORCES_COLUMN, 1)));
  const [head, ...body] = fits ? lines : short;
  const shown = fits ? body : body.flatMap((line, at) => [line, `    ${rows[at][FORCES_COLUMN]}`]);
  return [scene.paint(head, 'bold'), ...shown];
}

function inColumns(table: readonly (readonly string[])[]): string[] {
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => widthOf(row[column]))));
  return table.map((row) =>
    row
      .map((cell, column) => padEnd(cell, widths[column]))
      .join(' ')
      .trimEnd(),
  );
}

function playerCells(scene: XerxesScene, seat: Seat): string[] {
  const { view, game, language } = scene;
  const satrapy = view.seats[seat];
  const satrap = satrapy.satrap === NONE ? '–' : game.components.areas[satrapy.satrap].name[language];
  const built = buildingsOf(publicState(view), seat);
  return [
    `${satrap}${satrapy.ability > 0 && satrapy.satrap !== NONE ? '*' : ''}`,
    view.seats.length === 1 ? '–' : String(satrapy.points),
    letters(scene, satrapy.resources),
    forceText(scene, satrapy.permanent) || '–',
    `${satrapy.taxes}/${satrapy.campaigns}`,
    `${satrapy.taxesPaid.length}/${satrapy.campaignsWon.length}/${built}`,
  ];
}

/** E12.4: how far a solo game has come. */
export function drawGoals({ view, language }: XerxesScene): string[] {
  if (view.seats.length > 1) return [];
  const goals = GOALS[view.scenario];
  const [{ taxesPaid, campaignsWon }] = view.seats;
  const built = buildingsOf(publicState(view), 0);
  return [
    boardWords[language].goals(
      `${taxesPaid.length}/${goals.taxes}`,
      `${campaignsWon.length}/${goals.campaigns}`,
      `${built}/${goals.buildings}`,
    ),
  ];
}
