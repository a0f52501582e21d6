import type { Viewer } from '@triptych/kernel';
import { lookout } from '@triptych/kernel/test/games/lookout.ts';
import type { Lookout } from '@triptych/kernel/test/games/lookout-types.ts';
import {
  EventShapes,
  readMessage,
  type Command,
  type Json,
  type Message,
  type TableConfig,
  type TableEntry,
} from '@triptych/protocol';
import { type Sender, Table } from '../index.ts';

export const ANA: Sender = { from: 'person', id: 'ana', name: 'Ana' };
export const BEN: Sender = { from: 'person', id: 'ben', name: 'Ben' };
export const EVE: Sender = { from: 'person', id: 'eve', name: 'Eve' };

export function config(change: Partial<TableConfig> = {}): TableConfig {
  return {
    game: 'lookout',
    pack: { name: 'standard', hash: 'none' },
    options: { cards: '3' },
    host: 'ana',
    players: [{ kind: 'person', id: 'ana', name: 'Ana' }, { kind: 'open' }],
    timeControl: { kind: 'none' },
    chat: 'all',
    hostPart: 'ab'.repeat(32),
    ...change,
  };
}

/** A table with its host: commands are checked, stored and entered at once. */
export class Seated {
  readonly entries: TableEntry[];
  /** The messages to each viewer, as they were sent and as they are read. */
  readonly texts = new Map<Viewer, string[]>();
  readonly messages = new Map<Viewer, Message[]>();
  readonly shown = new Map<Viewer, Json>();
  table: Table;
  now = 1000;
  game: Lookout;

  constructor(change: Partial<TableConfig> = {}, game: Lookout = lookout) {
    this.game = game;
    this.entries = [{ at: 0, act: { do: 'create', config: config(change) } }];
    this.table = Table.open(game, this.entries);
  }

  /** The code of the refusal; null if the command was carried out; 'repeat' if it had been before. */
  say(command: Command, from: Sender, id: string | null = null): string | null {
    const checked = this.table.check(command, from, this.now, id);
    if (!checked.ok) return checked.refusal.code;
    if (checked.entry === null) return 'repeat';
    this.write(checked.entry);
    return null;
  }

  write(entry: TableEntry): void {
    const stored = JSON.parse(JSON.stringify(entry)) as TableEntry;
    this.entries.push(stored);
    for (const [viewer, text] of this.table.enter(stored)) {
      const shapes = this.#shapes.get(viewer) ?? new EventShapes();
      const { message, state } = readMessage(JSON.parse(text), this.shown.get(viewer) ?? null, 0, shapes);
      this.texts.get(viewer)?.push(text);
      this.messages.get(viewer)?.push(message);
      this.shown.set(viewer, state);
    }
  }

  readonly #shapes = new Map<Viewer, EventShapes>();

  watch(...viewers: Viewer[]): this {
    for (const viewer of viewers) {
      this.table.watch(viewer);
      const { state, shapes } = this.table.fresh(viewer);
      this.#shapes.set(viewer, new EventShapes(shapes));
      this.messages.set(viewer, []);
      this.texts.set(viewer, []);
      this.shown.set(viewer, JSON.parse(JSON.stringify(state)) as Json);
    }
    return this;
  }

  /** Ana and Ben are seated and the match has begun. */
  static playing(change: Partial<TableConfig> = {}, game: Lookout = lookout): Seated {
    const seated = new Seated(change, game);
    if (seated.table.seats.some(({ player }) => player.kind === 'open')) {
      seated.say({ do: 'sit', seat: 1, part: null }, BEN);
    }
    seated.say({ do: 'start', part: null }, ANA);
    return seated;
  }

  /** The same after the goals are chosen: seat 0 is the lookout. */
  static lookingOut(change: Partial<TableConfig> = {}): Seated {
    const seated = Seated.playing(change);
    seated.answer(0, 0);
    seated.answer(1, 1);
    return seated;
  }

  answer(seat: number, answer: unknown, id: string | null = null): string | null {
    const from = [ANA, BEN][seat];
    return this.say({ do: 'answer', seat, questionVersion: this.table.questionVersion, answer }, from, id);
  }

  reopened(): Table {
    return Table.open(this.game, JSON.parse(JSON.stringify(this.entries)) as TableEntry[]);
  }
}
