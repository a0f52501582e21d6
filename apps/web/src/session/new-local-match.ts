import {
  Match,
  type MatchRecord,
  newMatch,
  type Options,
  ownPack,
  type Seat,
  type SeatRecord,
} from '@triptych/kernel';
import { loadRules } from '../games/load-rules.ts';
import { recordAt } from './moments.ts';
import { randomHex } from './random-hex.ts';
import { keepMatch, keptMatch } from './storage.ts';

/** A new match in this browser; its id, or null if it cannot be made. */
export async function startMatch(
  game: string,
  seats: readonly SeatRecord[],
  options: Options,
): Promise<string | null> {
  const module = await loadRules(game);
  const [pack] = Object.entries(module?.packs ?? {});
  if (module === undefined || pack === undefined) return null;
  const [name, content] = pack;
  const made = newMatch(module, { seats, options, pack: { name, content }, seed: randomHex(32) });
  if (!made.ok) return null;
  return keep(made.record);
}

/** The same people, the same options, another deal: its address. */
export async function startAgain(match: string): Promise<readonly string[] | null> {
  const kept = await keptMatch(match);
  if (kept === null) return null;
  const { game, seats, options } = kept.record;
  const id = await startMatch(game, seats, options);
  return id === null ? null : ['match', id];
}

/** From a moment of a finished match: the same luck as it had, one person, and bots in the other seats. */
export async function playOn(record: MatchRecord, person: Seat, answers: number): Promise<string | null> {
  const module = await loadRules(record.game);
  const pack = module === undefined ? undefined : ownPack(module, record.pack);
  if (module === undefined || pack === undefined) return null;
  const match = Match.open(module.open(pack), record);
  if (!(match instanceof Match)) return null;
  const seats = record.seats.map(
    ({ name }, seat): SeatRecord => ({ name, player: seat === person ? 'person' : 'bot' }),
  );
  return keep({ ...recordAt(match, answers), seats });
}

async function keep(record: MatchRecord): Promise<string> {
  const id = randomHex(8);
  await keepMatch({ id, record, over: false, changed: Date.now() });
  return id;
}
