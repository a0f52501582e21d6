import { buildingLoss, buildingPoints, isBarred, NONE, publicState, xerxesWords } from '../index.ts';
import type { Seat } from '@triptych/kernel';
import { inColumns, widthOf } from '@triptych/terminal-kit/text.ts';
import {
  letters,
  paintSeat,
  resourceText,
  seatLetter,
  type XerxesDrawingContext,
} from './drawing-context.ts';
import { boardWords } from './words/index.ts';

/** The six buildings: cost, reward this year, and who has built them or what bars them. */
export function drawBuildings(context: XerxesDrawingContext, width: number): string[] {
  const { view, game, paint, language } = context;
  const words = boardWords[language];
  const rows = (price: typeof letters): string[][] =>
    game.components.buildings.map(({ cost }, building) => [
      game.components.names(language).buildings[building],
      price(context, cost),
      ...(view.seats.length === 1 ? [] : [reward(building)]),
      state(building),
    ]);
  const written = inColumns(rows(resourceText));
  // Whether it fits must not depend on the current bars: the table would change its layout from year to year.
  const fits = inColumns(rows(resourceText).map((row) => [...row.slice(0, -1), words.barred])).every(
    (line) => widthOf(line) <= width,
  );
  return [paint(words.buildings, 'bold'), ...(fits ? written : inColumns(rows(letters)))];

  function reward(building: number): string {
    const { counted, options } = xerxesWords[language];
    const loss = buildingLoss(building);
    const points = counted('point', buildingPoints(building, Math.max(1, view.round)));
    return loss === 0 ? points : `${points}, ${options.othersLose({ loss })}`;
  }

  function state(building: number): string {
    const owner: Seat = view.buildings[building];
    if (owner !== NONE) return paintSeat(context, owner, seatLetter(owner));
    const viewer = context.viewer === 'spectator' ? 0 : context.viewer;
    const barred = view.round > 0 && isBarred(game.components, publicState(view), viewer, building);
    return barred ? paint(words.barred, 'red') : '';
  }
}
