import type { XerxesEvent } from '../events.ts';

/** The victory points of each seat at the end of each year, starting with the setup. */
export function scoreHistory(story: readonly XerxesEvent[], seats: number): number[][] {
  const now = Array.from({ length: seats }, () => 0);
  const lines: number[][] = now.map(() => []);
  const endYear = (): void => {
    for (const [seat, line] of lines.entries()) line.push(now[seat]);
  };
  for (const event of story) {
    if (event.type === 'roundBegan') endYear();
    if (event.type === 'pointsGained') now[event.seat] += event.points;
    if (event.type === 'pointsLost') now[event.seat] -= event.points;
  }
  endYear();
  return lines;
}
