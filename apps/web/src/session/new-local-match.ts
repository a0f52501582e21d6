import { newMatch, type Options, type SeatRecord } from '@triptych/kernel';
import { BOXES } from '../games/boxes.ts';
import { keepMatch, keptMatch } from './storage.ts';

/** A new match in this browser; its id, or null if it cannot be made. */
export async function startMatch(
  game: string,
  seats: readonly SeatRecord[],
  options: Options,
): Promise<string | null> {
  const box = await BOXES[game]?.();
  const [pack] = Object.entries(box?.packs ?? {});
  if (box === undefined || pack === undefined) return null;
  const [name, content] = pack;
  const made = newMatch(box, { seats, options, pack: { name, content }, seed: hex(32) });
  if (!made.ok) return null;
  const id = hex(8);
  await keepMatch({ id, record: made.record, over: false, changed: Date.now() });
  return id;
}

/** The same people, the same options, another deal. */
export async function startAgain(match: string): Promise<string | null> {
  const kept = await keptMatch(match);
  return kept === null ? null : startMatch(kept.record.game, kept.record.seats, kept.record.options);
}

function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
