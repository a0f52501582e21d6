import {
  commitment,
  type Game,
  Match,
  type MatchRecord,
  type Outcome,
  seedFrom,
  type SeedParts,
  type Viewer,
} from '@triptych/kernel';
import {
  type Archive,
  ARCHIVE_FORMAT,
  type Recording,
  type TableEntry,
  type WireMessage,
} from '@triptych/protocol';
import { Table } from './table.ts';

/** Entries that are not part of the match. */
const UNRECORDED: ReadonlySet<string> = new Set(['chat', 'rewritten']);

/** Replays a finished table and records what each viewer saw; null if it is not finished. */
export function archive(game: Game, entries: readonly TableEntry[]): Archive | null {
  const refolded = refold(game, entries, ({ seats }) => [...seats.keys(), 'spectator']);
  if (refolded === null) return null;
  const { table, recordings, over } = refolded;
  const { outcome, fairness } = table.viewerState('spectator');
  if (over === null || outcome === null || fairness.host === null) return null;
  const parts = { host: fairness.host, seats: fairness.seats };
  return { format: ARCHIVE_FORMAT, commitment: fairness.commitment, parts, outcome, recordings, ...over };
}

/** What one viewer has seen so far; null before the match begins. */
export function recordingFor(game: Game, entries: readonly TableEntry[], viewer: Viewer): Recording | null {
  return refold(game, entries, () => [viewer])?.recordings[0] ?? null;
}

interface Refolded {
  readonly table: Table;
  readonly recordings: readonly Recording[];
  readonly over: { readonly ended: number; readonly record: MatchRecord } | null;
}

function refold(
  game: Game,
  entries: readonly TableEntry[],
  viewersOf: (table: Table) => readonly Viewer[],
): Refolded | null {
  const begun = entries.findLastIndex(({ act }) => act.do === 'start' || act.do === 'snapshot');
  if (begun < 0) return null;
  const table = Table.open(game, entries.slice(0, begun + 1));
  const viewers = viewersOf(table);
  for (const viewer of viewers) table.watch(viewer);
  const recordings = viewers.map((viewer) => {
    const { createdAt, state: first } = table.fresh(viewer);
    return { viewer, createdAt, first, messages: [] as WireMessage[] };
  });
  let over: Refolded['over'] = null;
  for (const entry of entries.slice(begun + 1)) {
    const messages = table.enter(entry);
    if (over !== null || UNRECORDED.has(entry.act.do)) continue;
    for (const recording of recordings) {
      const message = messages.get(recording.viewer);
      if (message !== undefined) recording.messages.push(JSON.parse(message));
    }
    if (table.status === 'over' && table.record !== null) over = { ended: entry.at, record: table.record };
  }
  return { table, recordings, over };
}

export type Verdict =
  | { readonly ok: true; readonly outcome: Outcome }
  | { readonly ok: false; readonly problem: 'commitment' | 'seed' | 'kept' | 'unfinished' | 'outcome' }
  | { readonly ok: false; readonly problem: 'replay'; readonly entry: number; readonly code: string };

/**
 * Checks that the server committed to its part of the seed and that the seed combines all parts; null if so.
 */
export function verifySeed({
  parts,
  commitment: committed,
  record,
}: Pick<Archive, 'record' | 'commitment' | 'parts'>): 'commitment' | 'seed' | null {
  if (commitment(parts.host) !== committed) return 'commitment';
  return seedFrom(parts) === record.seed || isHostPartAlone(record.seed, parts) ? null : 'seed';
}

/** Whether the server's part is the whole seed, as in a game of the day: fixed beforehand, and nobody else added to it. */
function isHostPartAlone(seed: string, { host, seats }: SeedParts): boolean {
  return host === seed && seats.every((part) => part === null);
}

/** Checks the seed, then replays a finished match and compares the result. */
export function verify(
  game: Game,
  archived: Pick<Archive, 'record' | 'commitment' | 'parts' | 'outcome'>,
): Verdict {
  const problem = verifySeed(archived);
  return problem === null ? confirm(game, archived) : { ok: false, problem };
}

/** Replays a finished match from its seed and compares the result. */
export function confirm(game: Game, archived: Pick<Archive, 'record' | 'outcome'>): Verdict {
  // A snapshot in the log proves nothing about the answers that led to it.
  if (archived.record.log.some((entry) => 'state' in entry)) return { ok: false, problem: 'kept' };
  const match = Match.open(game, archived.record);
  if (!(match instanceof Match)) {
    return { ok: false, problem: 'replay', entry: match.entry, code: match.refusal.code };
  }
  const { outcome } = match;
  if (!match.over || outcome === null) return { ok: false, problem: 'unfinished' };
  if (JSON.stringify(outcome) !== JSON.stringify(archived.outcome)) return { ok: false, problem: 'outcome' };
  return { ok: true, outcome };
}
