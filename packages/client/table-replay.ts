import type { GameEvent, Seat, Viewer } from '@triptych/kernel';
import { frontSeat } from './opening.ts';
import { replayOf } from './replay-of.ts';
import type { Replay } from './session.ts';
import type { TableSource } from './table-source.ts';

/** While a match runs, only one's own recording is available. */
export async function runningReplay(
  table: TableSource,
  own: Viewer,
  setUp: readonly GameEvent[],
): Promise<Replay | null> {
  const recording = await table.recording(own);
  return recording === null ? null : replayOf(recording, setUp, frontSeat(own));
}

/** Once a match is over, it is replayed from its record, as seen from any seat. */
export async function finishedReplay(table: TableSource, viewer: Seat): Promise<Replay | null> {
  const archive = await table.archive();
  if (archive === null) return null;
  // Replaying needs code that a running match does not.
  const { replayMoments } = await import('./moments.ts');
  const viewpoints = [...archive.record.seats.keys()];
  const moments = replayMoments(await table.rules(), archive.record, viewer);
  if (moments !== null) return { viewer, viewpoints, moments };
  // The rules have changed since; the recording does not depend on them.
  const recording = archive.recordings.find((recorded) => recorded.viewer === viewer);
  return recording === undefined ? null : { ...replayOf(recording, [], viewer), viewpoints };
}
