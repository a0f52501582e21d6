import type { Refusal, Viewer } from '@triptych/kernel';
import {
  frameText,
  commandId,
  type ServerFrame,
  watchFrame,
  openFrame,
  type PersonId,
  type PlayerCommand,
  type playerCommand,
  type SiteStatus,
  refuseRequest,
  isFields,
} from '@triptych/protocol';
import type { Listener } from './listener.ts';
import type { LiveTable, CommandReply } from './live-table.ts';
import { SerialQueue } from './serial-queue.ts';
import type { Sender } from './sender.ts';
import { seatsTakenFrom } from './state.ts';

/** The longest frame accepted, in characters. */
export const LONGEST_FRAME = 8 * 1024;

/** What a client asks for when it opens a table. */
export interface OpenRequest {
  readonly table: string;
  readonly key: string | null;
}

/** The client's end of a connection: a socket, a worker's port, or a test. */
export interface ConnectionWire {
  send(text: string): void;
  close(): void;
}

/** What a connection needs from its server, or from the worker of a page that stands for one. */
export interface ConnectionServer {
  /** Null if the client is not signed in. */
  readonly person: { readonly id: PersonId; readonly name: string } | null;
  readonly commands: ReturnType<typeof playerCommand>;
  /** Whether the client is within its rate limit. */
  mayHear(): boolean;
  /** Whether this person may send such a command now. */
  mayCommand(table: string, command: PlayerCommand['do']): boolean;
  /** The table, or why the client may not watch it. */
  open(request: OpenRequest): Promise<LiveTable | Refusal>;
  /** The table that replaced a dropped one in memory; null if this one is current. */
  replacement(live: LiveTable): Promise<LiveTable> | null;
  /** Reports an error and returns what to tell the client. */
  failed(error: unknown): Refusal;
  refused(refusal: Refusal): void;
  /** Called when a command arrives; what it returns is called when it is answered. */
  timed?(table: string, command: PlayerCommand['do']): () => void;
  /** What concerns everybody at this server, if there is such a thing. */
  site?(): SiteStatus;
}

/**
 * One client of a table. It opens the table as a seat or a spectator and then receives that viewer's
 * messages. Somebody with several seats watches as one seat at a time and can only answer for that one.
 */
export class Connection {
  readonly #server: ConnectionServer;
  readonly #wire: ConnectionWire;
  #live: LiveTable | null = null;
  #listener: Listener | null = null;
  #screen = false;
  #closed = false;
  /** Frames of one client are handled in order. */
  readonly #queue = new SerialQueue();

  constructor(server: ConnectionServer, wire: ConnectionWire) {
    this.#server = server;
    this.#wire = wire;
  }

  hear(text: string): void {
    if (this.#closed) return;
    const tooLong = text.length > LONGEST_FRAME;
    const tooFast = !this.#server.mayHear();
    // Do not even parse long frames from a client that floods us.
    const frame = tooFast && tooLong ? null : parse(text);
    const id = commandId.safeParse(frame?.['id']).data ?? null;
    if (tooFast) return this.#refuse(id, refuseRequest('too-fast'));
    if (tooLong) return this.#refuse(id, refuseRequest('too-long', { most: LONGEST_FRAME }));
    if (frame === null || (id === null && 'id' in frame))
      return this.#refuse(null, refuseRequest('bad-command'));
    this.#queue.take((done) => {
      const waits = this.#guarded(id, () => this.#carryOut(frame, id, done));
      if (waits !== true) done();
    });
  }

  close(): void {
    this.#closed = true;
    this.#leave()?.tellWhoIsThere(null);
  }

  /** An error is reported to the sender of the frame only. */
  #guarded<T>(id: string | null, run: () => T): T | null {
    try {
      return run();
    } catch (error) {
      this.#refuse(id, this.#server.failed(error));
      return null;
    }
  }

  /** Returns true if the frame is still being handled; `done` is called later. */
  #carryOut(frame: Fields, id: string | null, done: () => void): boolean {
    const live = this.#live;
    if ('open' in frame) return this.#await(this.#open(frame, id), id, done);
    if ('ping' in frame) this.#send({ pong: 1 });
    else if (live === null) this.#refuse(id, refuseRequest('not-here'));
    else if ('watch' in frame) this.#watch(live, watchFrame.safeParse(frame).data?.watch ?? null, null, id);
    else if ('story' in frame) this.#send({ story: live.table.story(this.viewer) });
    else return this.#command(live, frame, id, done);
    return false;
  }

  #await(task: Promise<void>, id: string | null, done: () => void): true {
    void task.catch((error: unknown) => this.#refuse(id, this.#server.failed(error))).finally(done);
    return true;
  }

  /** The seat that the client watches as. */
  get viewer(): Viewer {
    return this.#listener?.viewer ?? 'spectator';
  }

  async #open(frame: Fields, id: string | null): Promise<void> {
    const read = openFrame.safeParse(frame);
    if (!read.success) return this.#refuse(id, refuseRequest('no-such-table'));
    const { open, key = null, as, screen = false, since = null, epoch } = read.data;
    const live = await this.#server.open({ table: open, key });
    if ('code' in live) return this.#refuse(id, live);
    this.#screen = screen;
    this.#watch(live, as ?? this.#firstSeat(live), epoch === live.epoch ? since : null, id);
  }

  #firstSeat({ table }: LiveTable): Viewer {
    const { person } = this.#server;
    return person === null ? 'spectator' : (table.seatsOf(person.id).at(0) ?? 'spectator');
  }

  #watch(live: LiveTable, wanted: Viewer | null, since: number | null, id: string | null = null): void {
    // The client may have disconnected in the meantime.
    if (this.#closed) return;
    const viewer = this.#mayBe(live, wanted);
    if (viewer === null) return this.#refuse(id, refuseRequest('not-allowed'));
    const left = this.#leave();
    if (left !== live) left?.tellWhoIsThere(null);
    const { person } = this.#server;
    const listener: Listener = {
      viewer,
      person: person?.id ?? null,
      screen: this.#screen,
      tell: (text) => this.#wire.send(text),
      dismissed: () => this.#watch(live, this.#firstSeat(live), null),
      hangUp: () => this.#wire.close(),
    };
    const missed = since === null ? null : live.table.missed(viewer, since);
    live.listen(listener);
    this.#live = live;
    this.#listener = listener;
    const ownSeats = person === null ? [] : live.table.seatsOf(person.id);
    const votedOut = person === null ? [] : seatsTakenFrom(live.table, person.id);
    const site = this.#server.site?.();
    const head = {
      viewer,
      ownSeats,
      ...(votedOut.length > 0 && { votedOut }),
      epoch: live.epoch,
      ...(site !== undefined && { site }),
    };
    if (missed === null) this.#send({ ...head, fresh: live.table.fresh(viewer) });
    // Missed messages are already serialized.
    else this.#wire.send(`${frameText(head).slice(0, -1)},"missed":[${missed.join(',')}]}`);
    live.tellWhoIsThere(listener);
  }

  #mayBe({ table }: LiveTable, wanted: Viewer | null): Viewer | null {
    if (wanted === null || wanted === 'spectator') return wanted;
    const { person } = this.#server;
    return person !== null && table.holds(wanted, person.id) ? wanted : null;
  }

  /** Returns the table that the client watched. */
  #leave(): LiveTable | null {
    const live = this.#live;
    if (live === null || this.#listener === null) return null;
    live.unlisten(this.#listener);
    this.#live = null;
    this.#listener = null;
    return live;
  }

  #command(live: LiveTable, frame: Fields, id: string | null, done: () => void): boolean {
    const { person, commands } = this.#server;
    const command = commands.safeParse(frame).data ?? null;
    if (command === null || id === null) return this.#refused(id, refuseRequest('bad-command'));
    if (person === null) return this.#refused(id, refuseRequest('not-signed-in'));
    if (!this.#server.mayCommand(live.id, command.do)) return this.#refused(id, refuseRequest('too-fast'));
    // Players who share a device answer one at a time, each behind the curtain.
    const forSeat = PLAY.has(command.do) && 'seat' in command ? command.seat : this.viewer;
    if (forSeat !== this.viewer) return this.#refused(id, refuseRequest('not-looking'));
    const from: Sender = { from: 'person', id: person.id, name: person.name };
    const answered = this.#server.timed?.(live.id, command.do);
    const next = this.#server.replacement(live);
    if (next !== null)
      return this.#await(this.#commandAgain(next, command, from, id).finally(answered), id, done);
    live.submit(command, from, id, this.#listener, (reply) => {
      this.#guarded(id, () => this.#answered(live, command, id, reply));
      answered?.();
      done();
    });
    return true;
  }

  /** The table was dropped from memory: open it again and start from a fresh state. */
  async #commandAgain(
    next: Promise<LiveTable>,
    command: PlayerCommand,
    from: Sender,
    id: string,
  ): Promise<void> {
    const live = await next;
    // The seat may belong to somebody else by now.
    this.#watch(live, this.#mayBe(live, this.viewer) ?? this.#firstSeat(live), null);
    this.#answered(live, command, id, await live.command(command, from, id, this.#listener));
  }

  #answered(live: LiveTable, command: PlayerCommand, id: string, reply: CommandReply | Error): void {
    if (reply instanceof Error) return this.#refuse(id, this.#server.failed(reply));
    if (!reply.ok) return this.#refuse(id, reply.refusal);
    // Somebody who just sat down watches as that seat; somebody who lost a seat, as a spectator.
    if (command.do === 'sit' || this.#mayBe(live, this.viewer) === null)
      this.#watch(live, this.#firstSeat(live), null);
  }

  #refused(id: string | null, refusal: Refusal): false {
    this.#refuse(id, refusal);
    return false;
  }

  #refuse(id: string | null, refusal: Refusal): void {
    this.#server.refused(refusal);
    const fresh = refusal.code === 'stale' ? this.#live?.table.fresh(this.viewer) : undefined;
    this.#send({ refused: id, refusal, ...(fresh !== undefined && { fresh }) });
  }

  #send(frame: ServerFrame): void {
    if (!this.#closed) this.#wire.send(frameText(frame));
  }
}

/** Commands that only the player of the watched seat may send. */
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
