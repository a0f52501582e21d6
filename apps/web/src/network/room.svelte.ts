import { readStoredText, removeStored, writeStoredText } from '@triptych/board-kit/local-storage.ts';
import type { Refusal, Seat } from '@triptych/kernel';
import type { PlayerCommand, ProposedAction } from '@triptych/protocol';
import { imaginedRules } from '@triptych/client/imagined.ts';
import { loadPlayable } from '../games/load-rules.ts';
import { newCommandId } from '@triptych/client/command-id.ts';
import { api, type ApiReply, SOCKET } from './api.ts';
import { site } from './site-news.svelte.ts';
import { SocketTransport } from './socket-transport.ts';
import { TableSession } from '@triptych/client/table-session.ts';
import type { RoomState } from '@triptych/client/table-source.ts';
import { server } from './server.svelte.ts';
import { sayNetwork } from './words/index.ts';

/** The people at a table on the server, and everything they can do besides playing. */
export class RoomModel {
  readonly id: string;
  readonly key: string | null;
  readonly #watchOnly: boolean;
  /** Null until the table has been opened. */
  now = $state.raw<RoomState | null>(null);
  game = $state('');
  link = $state<string | null>(null);
  /** A pack that does not come with the game; null: ours. */
  pack = $state.raw<{ readonly name: string; readonly content: unknown } | null>(null);
  /** The options of the match. */
  options = $state.raw<Readonly<Record<string, string>>>({});
  connection = $state<'open' | 'lost'>('open');
  failed = $state.raw<Refusal | null>(null);
  /** Why the last action was refused. */
  refusal = $state.raw<Refusal | null>(null);
  /** How many chat messages have been read. */
  #read = $state(0);
  session = $state.raw<TableSession | null>(null);
  /** Which sheet about the people is open over the match. */
  opened = $state<'chat' | 'people' | null>(null);
  /** Whether this device shows only what the television does not. Each device remembers it for its table. */
  handOnly = $state(false);
  /** The seat whose player this device says it belongs to, until the table answers. */
  claimed = $state<Seat | null>(null);
  /** The seat whose claim the table has rejected. */
  claimRefused = $state<Seat | null>(null);
  /** How many devices the seat had when the table heard of the claim; null until then. */
  #devicesBefore: number | null = null;
  #closed = false;

  constructor(id: string, key: string | null, watchOnly = false) {
    this.id = id;
    this.key = key;
    this.#watchOnly = watchOnly;
    this.handOnly = readStoredText(handOnlyKey(id)) !== null;
    void this.#open();
  }

  async #open(): Promise<void> {
    const { id, key } = this;
    const [table, pack] = await Promise.all([api.table(id, key), api.pack(id, key)]);
    if (this.#closed) return;
    if (!table.ok || !pack.ok) {
      this.failed = table.ok ? null : table.refusal;
      return;
    }
    const { game, link, options } = table.value;
    // Our own packs are known by name.
    if (table.value.pack !== 'standard') this.pack = { name: table.value.pack, content: pack.value };
    this.options = options;
    this.game = game;
    this.link = link;
    const rules = () => loadPlayable(game, pack.value);
    this.session = new TableSession(
      {
        id,
        key,
        watchOnly: this.#watchOnly,
        onThisDevice: false,
        newId: () => newCommandId(crypto),
        game,
        pack: pack.value,
        rules,
        imagined: imaginedRules(rules),
        recording: async (viewer) => valueOf(await api.recording(id, key, viewer)),
        archive: async () => valueOf(await api.archive(id, key)),
      },
      {
        room: (room) => {
          if (this.now === null) this.#read = room.chats.length;
          this.now = room;
          // A rematch keeps the same television.
          if (this.handOnly && room.state.rematch !== null) keepHandOnly(room.state.rematch);
          this.#claimAnswered();
        },
        connection: (connection) => {
          this.connection = connection;
        },
        site: (told) => site.hear(told),
        failed: (refusal) => {
          this.failed = refusal;
        },
      },
      (calls) => new SocketTransport(SOCKET, calls),
    );
  }

  get unread(): number {
    return Math.max(0, (this.now?.chats.length ?? 0) - this.#read);
  }

  /** Marks the chat as read. */
  read(): void {
    this.#read = this.now?.chats.length ?? 0;
  }

  /** The seat of this device; null for a spectator. */
  get seat(): Seat | null {
    const viewer = this.now?.viewer ?? 'spectator';
    return viewer === 'spectator' ? null : viewer;
  }

  /** Before the start: how many seats are free, or who is still missing. */
  get gathering(): string {
    const words = sayNetwork();
    const free = this.now?.state.seats.filter(({ kind }) => kind === 'open').length ?? 0;
    if (free > 0) return words.waitingFor(free);
    return this.absent.length > 0 ? words.allTaken : words.everybody;
  }

  /** Seats of people who are offline and not replaced by a bot. */
  get absent(): readonly Seat[] {
    const { state, present = [] } = this.now ?? {};
    const seats = state?.seats ?? [];
    return seats.flatMap(({ kind, away }, seat) =>
      kind === 'person' && away === null && !present.includes(seat) ? [seat] : [],
    );
  }

  /** Seats of people on holiday. */
  get resting(): readonly Seat[] {
    return (this.now?.state.seats ?? []).flatMap(({ holiday }, seat) => (holiday ? [seat] : []));
  }

  /** Whether the others can be asked to undo this seat's last answer. */
  get mayAskUndo(): boolean {
    const { state, ownSeats = [] } = this.now ?? {};
    if (state?.status !== 'running' || state.paused || state.proposal !== null) return false;
    const others = state.seats.some(({ kind }, seat) => kind === 'person' && !ownSeats.includes(seat));
    return this.seat !== null && others && (this.session?.sinceOwnAnswer ?? 0) > 0;
  }

  askUndo(): void {
    const answers = this.session?.sinceOwnAnswer ?? 0;
    if (answers > 0) void this.propose({ kind: 'undo', answers });
  }

  /** Whether this person has the host's rights: while the host is away, everybody at the table has them. */
  get isHost(): boolean {
    const { ownSeats = [], state } = this.now ?? {};
    if (ownSeats.length === 0 || state === undefined) return false;
    if (ownSeats.some((seat) => state.seats[seat].host)) return true;
    const hosts = state.seats.filter(({ host }) => host);
    return hosts.length > 0 && hosts.every(({ absent, away }) => absent !== null || away !== null);
  }

  /** Since when somebody has had no connected device; null if they are there. */
  disconnectedSince(seat: Seat): number | null {
    return this.now?.disconnected.find((one) => one.seat === seat)?.since ?? null;
  }

  /** Whether any player may put in a bot for this seat now. */
  mayStandIn(seat: Seat): boolean {
    const { state, ownSeats = [] } = this.now ?? {};
    const tableSeat = state?.seats[seat];
    if (state?.status !== 'running' || tableSeat === undefined || ownSeats.length === 0) return false;
    return tableSeat.absent !== null && tableSeat.away === null && !ownSeats.includes(seat);
  }

  /** Whether this person may confirm that somebody else's device is this player's. */
  mayAdmit(seat: Seat): boolean {
    const { state, ownSeats = [] } = this.now ?? {};
    return ownSeats.includes(seat) || (state?.seats[seat]?.absent ?? null) !== null;
  }

  standIn(seat: Seat): void {
    void this.tell({ do: 'stand-in', seat });
  }

  /** Introduces this person to the server by name; null, or why that failed. */
  async introduce(name: string): Promise<Refusal | null> {
    const refusal = await server.beKnownAs(name.trim());
    if (refusal === null) this.session?.reenter();
    return refusal;
  }

  setHandOnly(wanted: boolean): void {
    this.handOnly = wanted;
    if (wanted) keepHandOnly(this.id);
    else removeStored(handOnlyKey(this.id));
  }

  /** “I am this player, on another device.” */
  async claim(seat: Seat): Promise<void> {
    this.claimRefused = null;
    await server.load();
    // The browser's usual owner keeps their name.
    this.refusal = server.me === null ? await this.introduce(this.now?.state.seats[seat].name ?? '') : null;
    if (this.refusal === null && (await this.tell({ do: 'claim', seat }))) {
      this.claimed = seat;
      this.#claimAnswered();
    }
  }

  /** Once the table has answered a claim, this device asks again which seat it has. */
  #claimAnswered(): void {
    if (this.claimed === null) return;
    const { claim, devices = 0 } = this.now?.state.seats[this.claimed] ?? {};
    if (claim !== undefined) this.#devicesBefore = devices;
    if (claim !== undefined || this.#devicesBefore === null) return;
    // An accepted claim shows the board; a rejected one is reported.
    if (devices > this.#devicesBefore) this.opened = null;
    else this.claimRefused = this.claimed;
    this.claimed = null;
    this.#devicesBefore = null;
    this.session?.reenter();
  }

  /** “Never mind”: nobody needs to answer. */
  withdrawClaim(claim: number): void {
    this.claimed = null;
    this.#devicesBefore = null;
    void this.tell({ do: 'reject', claim });
  }

  async tell(command: PlayerCommand): Promise<boolean> {
    this.refusal = (await this.session?.command(command)) ?? null;
    return this.refusal === null;
  }

  propose(action: ProposedAction): Promise<boolean> {
    const { seat } = this;
    if (seat === null) return Promise.resolve(false);
    return this.tell({ do: 'propose', seat, questionVersion: this.now?.state.questionVersion ?? 0, action });
  }

  close(): void {
    this.#closed = true;
    this.session?.close();
  }
}

function handOnlyKey(table: string): string {
  return `triptych-hand-only-${table}`;
}

function keepHandOnly(table: string): void {
  writeStoredText(handOnlyKey(table), 'yes');
}

function valueOf<T>(reply: ApiReply<T>): T | null {
  return reply.ok ? reply.value : null;
}
