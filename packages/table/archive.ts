import {
  commitment,
  type Game,
  Match,
  type MatchRecord,
  type Outcome,
  seedFrom,
  type Viewer,
} from '@triptych/kernel';
import { type Archive, ARCHIVE_FORMAT, type Recording, type WireMessage } from '@triptych/protocol';
import type { TableEntry } from './entry.ts';
import { Table } from './table.ts';

/** Folds a finished table once more and writes down what everybody was shown; null if it is not finished. */
export function archive(game: Game, entries: readonly TableEntry[]): Archive | null {
  const told = retell(game, entries, ({ seats }) => [...seats.keys(), 'spectator']);
  if (told === null) return null;
  const { table, recordings, over } = told;
  const { outcome, fairness } = table.viewerState('spectator');
  if (over === null || outcome === null || fairness.host === null) return null;
  const parts = { host: fairness.host, seats: fairness.seats };
  return { format: ARCHIVE_FORMAT, commitment: fairness.commitment, parts, outcome, recordings, ...over };
}

/** What one viewer was shown so far; null before the match begins. */
export function recordingFor(game: Game, entries: readonly TableEntry[], viewer: Viewer): Recording | null {
  return retell(game, entries, () => [viewer])?.recordings[0] ?? null;
}

interface Retold {
  readonly table: Table;
  readonly recordings: readonly Recording[];
  readonly over: { readonly ended: number; readonly record: MatchRecord } | null;
}

function retell(
  game: Game,
  entries: readonly TableEntry[],
  viewersOf: (table: Table) => readonly Viewer[],
): Retold | null {
  const begun = entries.findLastIndex(({ act }) => act.do === 'start' || act.do === 'snapshot');
  if (begun < 0) return null;
  const table = Table.open(game, entries.slice(0, begun + 1));
  const viewers = viewersOf(table);
  for (const viewer of viewers) table.watch(viewer);
  const recordings = viewers.map((viewer) => {
    const { createdAt, state: first } = table.fresh(viewer);
    return { viewer, createdAt, first, messages: [] as WireMessage[] };
  });
  let over: Retold['over'] = null;
  for (const entry of entries.slice(begun + 1)) {
    const messages = table.enter(entry);
    if (over !== null || entry.act.do === 'chat') continue;
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

/** Was the host's part of the seed laid down before, and is the seed made of everybody's parts? Else what is wrong. */
export function verifySeed({
  parts,
  commitment: laidDown,
  record,
}: Pick<Archive, 'record' | 'commitment' | 'parts'>): 'commitment' | 'seed' | null {
  if (commitment(parts.host) !== laidDown) return 'commitment';
  return seedFrom(parts) === record.seed ? null : 'seed';
}

/** Plays a finished match again: is its seed the one that was laid down, and its result what the answers lead to? */
export function verify(
  game: Game,
  kept: Pick<Archive, 'record' | 'commitment' | 'parts' | 'outcome'>,
): Verdict {
  const problem = verifySeed(kept);
  return problem === null ? confirm(game, kept) : { ok: false, problem };
}

/** Plays a finished match again from its seed: is this the result? */
export function confirm(game: Game, kept: Pick<Archive, 'record' | 'outcome'>): Verdict {
  // From a state that was written down, nobody can tell how the match came to it.
  if (kept.record.log.some((entry) => 'state' in entry)) return { ok: false, problem: 'kept' };
  const match = Match.open(game, kept.record);
  if (!(match instanceof Match)) {
    return { ok: false, problem: 'replay', entry: match.entry, code: match.refusal.code };
  }
  const outcome = game.outcome(match.state);
  if (!match.over || outcome === null) return { ok: false, problem: 'unfinished' };
  if (JSON.stringify(outcome) !== JSON.stringify(kept.outcome)) return { ok: false, problem: 'outcome' };
  return { ok: true, outcome };
}
