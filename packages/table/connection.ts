import type { Refusal, Viewer } from '@triptych/kernel';
import {
  commandId,
  lookFrame,
  openFrame,
  type PlayerCommand,
  type playerCommand,
  type HostFrame,
  refuseAsHost,
} from '@triptych/protocol';
import type { Listener, LiveTable, Reply } from './live-table.ts';
import { SerialQueue } from './serial-queue.ts';
import type { PersonId, Sender } from './sender.ts';

/** The longest frame that is looked at, in characters. */
export const LONGEST_FRAME = 8 * 1024;

/** What a client asks for when it opens a table. */
export interface OpenRequest {
  readonly table: string;
  readonly key: string | null;
}

/** The other end of a connection: a socket, the port of a worker, or a test. */
export interface ConnectionWire {
  send(text: string): void;
  close(): void;
}

/** What a connection needs of its host: a server, or the worker of a page. */
export interface ConnectionHost {
  /** Who the client is; null: nobody whom the host knows. */
  readonly person: { readonly id: PersonId; readonly name: string } | null;
  readonly commands: ReturnType<typeof playerCommand>;
  /** Whether the client may send something now. */
  mayHear(): boolean;
  /** Whether this person may send such a command now. */
  mayCommand(table: string, command: PlayerCommand['do']): boolean;
  /** The table, if the client may look at it. */
  open(request: OpenRequest): Promise<LiveTable | Refusal>;
  /** The table that is in memory now, in place of one that was dropped; null if it is this very one. */
  replacement(live: LiveTable): Promise<LiveTable> | null;
  /** Something went wrong: what the client is told. */
  failed(error: unknown): Refusal;
  refused(refusal: Refusal): void;
}

/**
 * One client of a table. It first opens a table, as a seat or as a spectator, and from then on hears what that one
 * viewer is told. Whoever has several seats looks through one at a time, and answers for that one.
 */
export class Connection {
  readonly #host: ConnectionHost;
  readonly #wire: ConnectionWire;
  #live: LiveTable | null = null;
  #listener: Listener | null = null;
  #closed = false;
  /** Frames of one client are carried out in the order in which they came. */
  readonly #queue = new SerialQueue();

  constructor(host: ConnectionHost, wire: ConnectionWire) {
    this.#host = host;
    this.#wire = wire;
  }

  hear(text: string): void {
    if (this.#closed) return;
    const tooLong = text.length > LONGEST_FRAME;
    const tooFast = !this.#host.mayHear();
    // Who sends too much at once makes us read no more of it than an honest client would.
    const frame = tooFast && tooLong ? null : parse(text);
    const id = commandId.safeParse(frame?.['id']).data ?? null;
    if (tooFast) return this.#refuse(id, refuseAsHost('too-fast'));
    if (tooLong) return this.#refuse(id, refuseAsHost('too-long', { most: LONGEST_FRAME }));
    if (frame === null || (id === null && 'id' in frame))
      return this.#refuse(null, refuseAsHost('bad-command'));
    this.#queue.take((done) => {
      const waits = this.#guarded(id, () => this.#carryOut(frame, id, done));
      if (waits !== true) done();
    });
  }

  close(): void {
    this.#closed = true;
    this.#leave();
  }

  /** Whatever fails is the sender's to know; nobody else suffers. */
  #guarded<T>(id: string | null, run: () => T): T | null {
    try {
      return run();
    } catch (error) {
      this.#refuse(id, this.#host.failed(error));
      return null;
    }
  }

  /** True if something is yet to come, and `done` is called then. */
  #carryOut(frame: Fields, id: string | null, done: () => void): boolean {
    const live = this.#live;
    if ('open' in frame) return this.#await(this.#open(frame, id), id, done);
    if ('ping' in frame) this.#send({ pong: 1 });
    else if (live === null) this.#refuse(id, refuseAsHost('not-here'));
    else if ('look' in frame) this.#look(live, lookFrame.safeParse(frame).data?.look ?? null, null, id);
    else if ('story' in frame) this.#send({ story: live.table.story(this.viewer) });
    else return this.#command(live, frame, id, done);
    return false;
  }

  #await(task: Promise<void>, id: string | null, done: () => void): true {
    void task.catch((error: unknown) => this.#refuse(id, this.#host.failed(error))).finally(done);
    return true;
  }

  /** Through which seat the client looks. */
  get viewer(): Viewer {
    return this.#listener?.viewer ?? 'spectator';
  }

  async #open(frame: Fields, id: string | null): Promise<void> {
    const read = openFrame.safeParse(frame);
    if (!read.success) return this.#refuse(id, refuseAsHost('no-such-table'));
    const { open, key = null, as, since = null, epoch } = read.data;
    const live = await this.#host.open({ table: open, key });
    if ('code' in live) return this.#refuse(id, live);
    this.#look(live, as ?? this.#firstSeat(live), epoch === live.epoch ? since : null, id);
  }

  #firstSeat({ table }: LiveTable): Viewer {
    const { person } = this.#host;
    return person === null ? 'spectator' : (table.seatsOf(person.id).at(0) ?? 'spectator');
  }

  #look(live: LiveTable, wanted: Viewer | null, since: number | null, id: string | null = null): void {
    // Whoever has gone meanwhile looks at nothing.
    if (this.#closed) return;
    const viewer = this.#mayBe(live, wanted);
    if (viewer === null) return this.#refuse(id, refuseAsHost('not-allowed'));
    this.#leave();
    const { person } = this.#host;
    const listener: Listener = {
      viewer,
      person: person?.id ?? null,
      tell: (text) => this.#wire.send(text),
      dismissed: () => this.#look(live, this.#firstSeat(live), null),
      hangUp: () => this.#wire.close(),
    };
    const missed = since === null ? null : live.table.missed(viewer, since);
    live.listen(listener);
    this.#live = live;
    this.#listener = listener;
    const ownSeats = person === null ? [] : live.table.seatsOf(person.id);
    const head = { viewer, ownSeats, epoch: live.epoch };
    if (missed === null) this.#send({ ...head, fresh: live.table.fresh(viewer) });
    // They are written already.
    else this.#wire.send(`${JSON.stringify(head).slice(0, -1)},"missed":[${missed.join(',')}]}`);
    live.tellWhoIsThere();
  }

  #mayBe({ table }: LiveTable, wanted: Viewer | null): Viewer | null {
    if (wanted === null || wanted === 'spectator') return wanted;
    const { person } = this.#host;
    return person !== null && table.holds(wanted, person.id) ? wanted : null;
  }

  #leave(): void {
    const live = this.#live;
    if (live === null || this.#listener === null) return;
    live.unlisten(this.#listener);
    this.#live = null;
    this.#listener = null;
    live.tellWhoIsThere();
  }

  #command(live: LiveTable, frame: Fields, id: string | null, done: () => void): boolean {
    const { person, commands } = this.#host;
    const command = commands.safeParse(frame).data ?? null;
    if (command === null || id === null) return this.#refused(id, refuseAsHost('bad-command'));
    if (person === null) return this.#refused(id, refuseAsHost('not-signed-in'));
    if (!this.#host.mayCommand(live.id, command.do)) return this.#refused(id, refuseAsHost('too-fast'));
    // One seat at a time: behind the curtain nobody answers.
    const forSeat = PLAY.has(command.do) && 'seat' in command ? command.seat : this.viewer;
    if (forSeat !== this.viewer) return this.#refused(id, refuseAsHost('not-looking'));
    const from: Sender = { from: 'person', id: person.id, name: person.name };
    const next = this.#host.replacement(live);
    if (next !== null) return this.#await(this.#commandAgain(next, command, from, id), id, done);
    live.submit(command, from, id, this.#listener, (reply) => {
      this.#guarded(id, () => this.#answered(live, command, id, reply));
      done();
    });
    return true;
  }

  /** A table in memory can be dropped at any moment: then it is opened again, and heard from the start. */
  async #commandAgain(
    next: Promise<LiveTable>,
    command: PlayerCommand,
    from: Sender,
    id: string,
  ): Promise<void> {
    const live = await next;
    // The seat may belong to somebody else by now.
    this.#look(live, this.#mayBe(live, this.viewer) ?? this.#firstSeat(live), null);
    this.#answered(live, command, id, await live.command(command, from, id, this.#listener));
  }

  #answered(live: LiveTable, command: PlayerCommand, id: string, reply: Reply | Error): void {
    if (reply instanceof Error) return this.#refuse(id, this.#host.failed(reply));
    if (!reply.ok) return this.#refuse(id, reply.refusal);
    // Who has just taken a seat goes on as that seat; who has lost it, as a spectator.
    if (command.do === 'sit' || this.#mayBe(live, this.viewer) === null)
      this.#look(live, this.#firstSeat(live), null);
  }

  #refused(id: string | null, refusal: Refusal): false {
    this.#refuse(id, refusal);
    return false;
  }

  #refuse(id: string | null, refusal: Refusal): void {
    this.#host.refused(refusal);
    const fresh = refusal.code === 'stale' ? this.#live?.table.fresh(this.viewer) : undefined;
    this.#send({ refused: id, refusal, ...(fresh !== undefined && { fresh }) });
  }

  #send(frame: HostFrame): void {
    if (!this.#closed) this.#wire.send(JSON.stringify(frame));
  }
}

/** Commands that are for a seat's own player, who must be looking. */
const PLAY: ReadonlySet<string> = new Set(['answer', 'withdraw', 'undo', 'propose']);

type Fields = Readonly<Record<string, unknown>>;

function parse(text: string): Fields | null {
  try {
    const data: unknown = JSON.parse(text);
    return isFields(data) ? data : null;
  } catch {
    return null;
  }
}

function isFields(data: unknown): data is Fields {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
