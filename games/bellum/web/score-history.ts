import type { BellumEvent } from '../events.ts';
import type { BellumView } from '../view.ts';

/** The value of each seat's chests at the end of each day, from day 0; known only when all are open. */
export function scoreHistory(story: readonly BellumEvent[], view: BellumView): number[][] {
  const now = view.castles.map(() => 0);
  const lines: number[][] = view.castles.map(() => []);
  const endDay = (): void => {
    for (const [seat, line] of lines.entries()) line.push(now[seat]);
  };
  for (const event of story) {
    if (event.type === 'dayBegan') endDay();
    const worth = (chest: number): number => Math.max(0, view.chestValues[chest]);
    if (event.type === 'chestGained') now[event.seat] += worth(event.chest);
    if (event.type === 'chestStolen') {
      now[event.seat] += worth(event.chest);
      now[event.victim] -= worth(event.chest);
    }
  }
  endDay();
  return lines;
}
