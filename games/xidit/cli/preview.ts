import { foresee, isVain, ORDERS, xiditWords } from '../index.ts';
import type { Answer, Seat } from '@triptych/kernel';
import { spaced } from '@triptych/words';
import type { XiditDrawingContext } from './drawing-context.ts';

/** Where six orders lead as things stand; others may still change the tiles. */
export function previewOrders(context: XiditDrawingContext, seat: Seat, answer: Answer): string[] {
  if (typeof answer === 'number') return [];
  const { game, view, language, paint } = context;
  const { names, foreseen } = xiditWords[language];
  const name = (city: number): string => `${city + 1} ${game.components.names(language).cities[city]}`;
  return foresee(game.components, view, seat, answer).flatMap((step, place) => {
    if (step === null) return [];
    const start = spaced(language, `${place + 1}. ${names.orders[ORDERS[step.order]]}: ${name(step.city)}`);
    if (step.foreseen === 'moves' || step.foreseen === 'waits') return [start];
    const line = `${start} – ${foreseen[step.foreseen]}`;
    return [isVain(step) ? paint(line, 'yellow') : line];
  });
}
