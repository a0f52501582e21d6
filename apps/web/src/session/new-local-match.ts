import { newMatch, type Options, type SeatRecord } from '@triptych/kernel';
import { BOXES } from '../games/boxes.ts';
import { randomHex } from './random-hex.ts';
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
  const made = newMatch(box, { seats, options, pack: { name, content }, seed: randomHex(32) });
  if (!made.ok) return null;
  const id = randomHex(8);
  await keepMatch({ id, record: made.record, over: false, changed: Date.now() });
  return id;
}

/** The same people, the same options, another deal: its address. */
export async function startAgain(match: string): Promise<readonly string[] | null> {
  const kept = await keptMatch(match);
  if (kept === null) return null;
  const { game, seats, options } = kept.record;
  const id = await startMatch(game, seats, options);
  return id === null ? null : ['match', id];
}
