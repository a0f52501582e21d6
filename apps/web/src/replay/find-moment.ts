import type { Replay } from '@triptych/client/session.ts';
import type { GameEvent } from '@triptych/kernel';

/** The moment in which a line of the story happened. */
export function momentOfLine(replay: Replay, line: number): number {
  let lines = 0;
  return replay.moments.findIndex(({ events }) => {
    lines += events.length;
    return line < lines;
  });
}

/** The first moment of the next chapter, or of the previous one. */
export function chapterFrom(
  replay: Replay,
  at: number,
  begins: (event: GameEvent) => boolean,
  way: 1 | -1,
): number {
  const chapters = replay.moments.flatMap(({ events }, moment) => (events.some(begins) ? [moment] : []));
  if (way > 0) return chapters.find((moment) => moment > at) ?? replay.moments.length - 1;
  return chapters.findLast((moment) => moment < at) ?? 0;
}
