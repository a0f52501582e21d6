import { buildingsOf, GOALS, NONE, publicState } from '../index.ts';
import type { Seat } from '@triptych/kernel';
import { cut, inColumns, widthOf } from '@triptych/terminal-kit/text.ts';
import { forceText, letters, paintSeat, seatLetter, type XerxesDrawingContext } from './drawing-context.ts';
import { boardWords } from './words/index.ts';

interface Column {
  readonly title: string;
  readonly cell: (seat: Seat) => string;
}

/** Everybody in turn order: one line each, or two if that is too wide. */
export function drawPlayers(context: XerxesDrawingContext, width: number): string[] {
  const { view, language } = context;
  const forces: Column = {
    title: boardWords[language].columns.forces,
    cell: (seat) => forceText(context, view.seats[seat].permanent) || '–',
  };
  const { before, after } = columnsBeside(context);
  const table = (columns: readonly Column[]): string[] =>
    inColumns([
      columns.map(({ title }) => title),
      ...view.order.map((seat) => columns.map(({ cell }) => cell(seat))),
    ]);
  const lines = table([...before, forces, ...after]);
  const fits = lines.every((line) => widthOf(line) <= width);
  const [head, ...body] = fits ? lines : table([...before, ...after]);
  const shown = fits ? body : body.flatMap((line, at) => [line, `    ${forces.cell(view.order[at])}`]);
  return [context.paint(head, 'bold'), ...shown];
}

/** All columns except the permanent forces. A solo game has neither victory points nor a track. */
function columnsBeside(context: XerxesDrawingContext): {
  before: readonly Column[];
  after: readonly Column[];
} {
  const { view, game, language, names } = context;
  const { players, columns } = boardWords[language];
  const shared: readonly Column[] = [
    { title: columns.position, cell: (seat) => String(view.order.indexOf(seat) + 1) },
    { title: columns.points, cell: (seat) => String(view.seats[seat].points) },
  ];
  return {
    before: [
      {
        title: players,
        cell: (seat) => `${seat + 1} ${paintSeat(context, seat, seatLetter(seat))} ${cut(names[seat], 12)}`,
      },
      {
        title: columns.satrap,
        cell(seat) {
          const { satrap, ability } = view.seats[seat];
          return satrap === NONE
            ? '–'
            : game.components.names(language).areas[satrap] + (ability > 0 ? '*' : '');
        },
      },
      ...(view.seats.length === 1 ? [] : shared),
      { title: columns.store, cell: (seat) => letters(context, view.seats[seat].resources) },
    ],
    after: [
      { title: columns.cards, cell: (seat) => `${view.seats[seat].taxes}/${view.seats[seat].campaigns}` },
      {
        title: columns.done,
        cell(seat) {
          const { taxesPaid, campaignsWon } = view.seats[seat];
          return `${taxesPaid.length}/${campaignsWon.length}/${buildingsOf(publicState(view), seat)}`;
        },
      },
    ],
  };
}

/** E12.4: the progress of a solo game. */
export function drawGoals({ view, language }: XerxesDrawingContext): string[] {
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
