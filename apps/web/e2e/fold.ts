import { loadGame } from '@triptych/games';
import { hashOf, type Viewer } from '@triptych/kernel';
import type { TableEntry } from '@triptych/protocol';
import { Table } from '@triptych/table';

/** What a log leads to, wherever it is folded: the state, what every viewer sees, and every message on the way. */
export async function fold(game: string, entries: readonly TableEntry[]): Promise<string> {
  const module = await loadGame(game);
  if (module === undefined) throw new Error(`no game ${game}`);
  const [first, ...later] = entries;
  const table = Table.open(module.open(module.packs['standard']), [first]);
  const viewers: Viewer[] = [...table.seats.keys(), 'spectator'];
  for (const viewer of viewers) table.watch(viewer);
  const messages = later.map((entry) => [...table.enter(entry)]);
  const seen = viewers.map((viewer) => [table.viewerState(viewer), table.story(viewer)]);
  return hashOf(JSON.parse(JSON.stringify([table.snapshot(), messages, seen])));
}
