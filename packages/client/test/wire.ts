import { bellum } from '@triptych/games/bellum';
import { type Answer, packHash, type Refusal, type Viewer } from '@triptych/kernel';
import {
  type Archive,
  ARCHIVE_FORMAT,
  type Frame,
  type PlayerCommand,
  playerCommand,
  type TableEntry,
  type WireMessage,
} from '@triptych/protocol';
import { recordingFor, Table } from '@triptych/table';
import { imaginedRules } from '../imagined.ts';
import type { MatchUpdate, Opening } from '../session.ts';
import { TableSession } from '../table-session.ts';
import type { RoomState } from '../table-source.ts';
import type { Outgoing, Transport, TransportListener } from '../transport.ts';

const pack = bellum.packs['standard'];
const game = bellum.open(pack);
const PEOPLE = ['ana', 'ben'];

function found(): TableEntry[] {
  const players = PEOPLE.map((id) => ({ kind: 'person', id, name: id }) as const);
  return [
    {
      at: 0,
      act: {
        do: 'create',
        config: {
          game: 'bellum',
          pack: { name: 'standard', hash: packHash(pack) },
          options: { castles: 'chosen', first: '1' },
          host: 'ana',
          players,
          timeControl: { kind: 'none' },
          chat: 'all',
          hostPart: 'a'.repeat(64),
        },
      },
    },
    { at: 1, act: { do: 'start', rules: game.rules, part: null, seat: 0 } },
  ];
}

/** A table in memory, and one person's connection to it, which can be cut. */
class Wire implements Transport {
  readonly entries = found();
  readonly table = Table.open(game, this.entries);
  readonly sent: Readonly<Record<string, unknown>>[] = [];
  readonly #calls: TransportListener;
  readonly #viewer: Viewer;
  up = false;
  /** Frames still reach the table, but no replies come back. */
  deaf = false;

  constructor(calls: TransportListener, viewer: Viewer) {
    this.#calls = calls;
    this.#viewer = viewer;
    this.table.watch(viewer);
  }

  connect(): void {
    this.up = true;
    this.deaf = false;
    this.#calls.connected();
  }

  cut(): void {
    this.up = false;
    this.#calls.lost();
  }

  reconnect(): void {
    this.connect();
  }

  close(): void {}

  send(outgoing: Outgoing): void {
    if (!this.up) return;
    const data: Readonly<Record<string, unknown>> = { ...outgoing };
    this.sent.push(data);
    const { table } = this;
    if ('open' in data) {
      const missed = typeof data['since'] === 'number' ? table.missed(this.#viewer, data['since']) : null;
      const ownSeats = this.#viewer === 'spectator' ? [] : [this.#viewer];
      const rest =
        missed === null
          ? { fresh: table.fresh(this.#viewer) }
          : { missed: missed.map((text): WireMessage => JSON.parse(text)) };
      return this.tell({ viewer: this.#viewer, ownSeats, epoch: 'e', ...rest });
    }
    if ('story' in data) return this.tell({ story: table.story(this.#viewer) });
    const command = playerCommand(['normal']).safeParse(data).data ?? null;
    const id = String(data['id']);
    if (command === null) throw new Error(`no command: ${JSON.stringify(data)}`);
    const person = PEOPLE[this.#viewer === 'spectator' ? 0 : this.#viewer];
    const checked = table.check(command, { from: 'person', id: person, name: person }, 2, id);
    if (!checked.ok) return this.tell({ refused: id, refusal: checked.refusal });
    const m = checked.entry === null ? undefined : this.#enter(checked.entry);
    this.tell(m === undefined ? { ok: id } : { ok: id, m });
  }

  tell(frame: Frame): void {
    if (this.up && !this.deaf) this.#calls.heard(JSON.parse(JSON.stringify(frame)));
  }

  answerFor(seat: number, answer: Answer): void {
    this.commandFor(seat, { do: 'answer', seat, questionVersion: this.table.questionVersion, answer });
  }

  commandFor(seat: number, command: PlayerCommand): void {
    const id = PEOPLE[seat];
    const checked = this.table.check(command, { from: 'person', id, name: id }, 2);
    if (!checked.ok || checked.entry === null) throw new Error('The answer was not taken.');
    const message = this.#enter(checked.entry);
    if (message !== undefined) this.tell(message);
  }

  #enter(entry: TableEntry): WireMessage | undefined {
    this.entries.push(entry);
    const text = this.table.enter(entry).get(this.#viewer);
    return text === undefined ? undefined : JSON.parse(text);
  }
}

/** An archive whose server claims a commitment other than the one it showed at first. */
function bentArchive({ record }: Table): Archive | null {
  if (record === null) return null;
  const parts = { host: '', seats: [] };
  const outcome = { ranking: [], tieBreaks: [] };
  return { format: ARCHIVE_FORMAT, record, commitment: 'other', parts, ended: 0, outcome, recordings: [] };
}

/** Somebody's session at such a table, and everything that it told. */
export function sit(viewer: Viewer) {
  const openings: Opening[] = [];
  const updates: MatchUpdate[] = [];
  const seatings: string[][] = [];
  const seen: { room?: RoomState; connection: string[]; failed?: Refusal } = { connection: [] };
  const wires: Wire[] = [];
  let ids = 0;
  const session = new TableSession(
    {
      id: 't',
      key: null,
      onThisDevice: false,
      newId: () => String(ids++),
      game: 'bellum',
      pack,
      rules: () => Promise.resolve(game),
      imagined: imaginedRules(() => Promise.resolve(game)),
      recording: (as) => Promise.resolve(recordingFor(game, wire.entries, as)),
      archive: () => Promise.resolve(bentArchive(wire.table)),
    },
    {
      room: (room) => (seen.room = room),
      connection: (connection) => seen.connection.push(connection),
      failed: (refusal) => (seen.failed = refusal),
    },
    (calls) => {
      const wire = new Wire(calls, viewer);
      wires.push(wire);
      return wire;
    },
  );
  const [wire] = wires;
  wire.connect();
  session.attend({
    coming: () => {},
    opened: (opening) => openings.push(opening),
    updated: (update) => updates.push(update),
    seated: (seats) => seatings.push(seats.map(({ player }) => player)),
    connection: () => {},
    failed: () => {},
    moved: () => {},
  });
  return { session, wire, openings, updates, seatings, seen };
}
