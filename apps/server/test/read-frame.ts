import { TableMirror } from '@triptych/client/table-mirror.ts';
import type { Game, Viewer } from '@triptych/kernel';
import {
  type Frame,
  type ServerFrame,
  isMessage,
  type Message,
  type TableEntry,
  type ViewerState,
} from '@triptych/protocol';
import { Table } from '@triptych/table';

/** A frame as its client reads it: messages with their fields, and the state after them. */
export interface ReadFrame extends Omit<ServerFrame, 'm' | 'missed'>, Partial<Message> {
  readonly missed?: readonly Message[];
  readonly after?: ViewerState;
}

/** Reads a frame; throws if messages are missing. */
export function readFrame(mirror: TableMirror, text: string): ReadFrame {
  const frame: Frame = JSON.parse(text);
  const applied = mirror.hear(frame);
  if (applied === null) throw new Error(`messages are missing after ${mirror.n}: ${text.slice(0, 200)}`);
  const last = applied.at(-1);
  const own = last === undefined ? {} : { ...last.message, after: last.after };
  if (isMessage(frame)) return own;
  const { m, missed, ...rest } = frame;
  if (missed !== undefined) return { ...rest, missed: applied.map(({ message }) => message) };
  return m === undefined ? rest : { ...rest, ...own };
}

/** A viewer's frames for these entries, from a table without any sockets. */
export function framesFor(game: Game, entries: readonly TableEntry[], viewer: Viewer): readonly ReadFrame[] {
  const table = Table.open(game, entries.slice(0, 1));
  const mirror = new TableMirror();
  table.watch(viewer);
  mirror.hear({ fresh: JSON.parse(JSON.stringify(table.fresh(viewer))) });
  return entries.slice(1).flatMap((entry) => {
    const text = table.enter(entry).get(viewer);
    return text === undefined ? [] : [readFrame(mirror, text)];
  });
}
