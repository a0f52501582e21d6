import { STRENGTHS } from '@triptych/bots';
import type { Refusal, Viewer } from '@triptych/kernel';
import { refuse } from '@triptych/kernel';
import { type Form, type Sender, type PlayerCommand, readCommand } from '@triptych/table';
import type { LiveTable } from '../hosting/live-table.ts';
import type { Listener, Reply } from '../hosting/reply.ts';
import { SerialQueue } from '../hosting/serial-queue.ts';
import { Bucket } from '../limiter.ts';
import type { Person } from '../people/people.ts';
import { RequestError, type ServerRefusal } from '../request-error.ts';
import type { Context } from './context.ts';
import { asFrom } from './identity.ts';
import { mayCommand, mayEnter, openTable } from './tables.ts';

/** The longest message that is looked at. What is much longer ends the connection. */
const LONGEST = 8 * 1024;
export const LONGEST_AT_ALL = 64 * 1024;

/** What is written to the other end; a socket, or a test. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/**
 * One client. It first opens a table, as a seat or as a spectator, and from then on hears what that one viewer is
 * told. Whoever has several seats looks through one at a time, and answers for that one.
 */
export class Connection {
  readonly #context: Context;
  readonly #wire: Wire;
  readonly #person: Person | null;
  readonly #bucket: Bucket;
  #live: LiveTable | null = null;
  #listener: Listener | null = null;
  #closed = false;
  #form: Form = 'plain';
  /** Messages of one client are carried out in the order in which they came. */
  readonly #turns = new SerialQueue();

  constructor(context: Context, wire: Wire, person: Person | null) {
    this.#context = context;
    this.#wire = wire;
    this.#person = person;
    const { messages } = context.settings.limits;
    this.#bucket = new Bucket(messages * 10, messages, Date.now());
  }

  hear(text: string): void {
    if (this.#closed) return;
    const tooLong = text.length > LONGEST;
    const tooFast = !this.#bucket.take(Date.now());
    // Who sends too much at once makes us read no more of it than an honest client would.
    const data = tooFast && tooLong ? null : parse(text);
    const id = readId(data?.id);
    if (tooFast) return this.#refuse(id, refuse('too-fast'));
    if (tooLong) return this.#refuse(id, refuse('too-long', null, { most: LONGEST }));
    if (data === null || (id === null && 'id' in data)) return this.#refuse(null, refuse('bad-command'));
    this.#turns.take((done) => {
      const waits = this.#guarded(id, () => this.#carryOut(data, id, done));
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
      this.#failed(id, error);
      return null;
    }
  }

  /** True if something is yet to come, and `done` is called then. */
  #carryOut(data: Fields, id: string | null, done: () => void): boolean {
    const live = this.#live;
    if ('open' in data) return this.#await(this.#open(data, id), id, done);
    if ('ping' in data) this.#send({ pong: data.ping === undefined ? null : 1 });
    else if (live === null) this.#refuse(id, refuse('not-here'));
    else if ('look' in data) this.#look(live, data.look, null, id);
    else if ('story' in data) this.#send({ story: live.table.story(this.#viewer) });
    else return this.#command(live, data, id, done);
    return false;
  }

  #await(task: Promise<void>, id: string | null, done: () => void): true {
    void task.catch((error: unknown) => this.#failed(id, error)).finally(done);
    return true;
  }

  get #viewer(): Viewer {
    return this.#listener?.viewer ?? 'spectator';
  }

  async #open({ open, key, as, since, life, compact }: Fields, id: string | null): Promise<void> {
    const name = typeof open === 'string' && open.length <= 40 ? open : '';
    const row = await this.#context.registry.storage.db
      .selectFrom('tables')
      .select(['key', 'public', 'host'])
      .where('id', '=', name)
      .executeTakeFirst();
    if (row === undefined) return this.#refuse(id, refuse('no-such-table'));
    const live = await openTable(this.#context, name);
    if (!mayEnter(row, this.#person, typeof key === 'string' ? key : undefined, live)) {
      return this.#refuse(id, refuse('no-such-table'));
    }
    this.#form = compact === true ? 'compact' : 'plain';
    const after = typeof since === 'number' && life === live.epoch ? since : null;
    this.#look(live, as ?? this.#firstSeat(live), after, id);
  }

  #firstSeat({ table }: LiveTable): Viewer {
    return this.#person === null ? 'spectator' : (table.seatsOf(this.#person.id).at(0) ?? 'spectator');
  }

  #look(live: LiveTable, wanted: unknown, since: number | null, id: string | null = null): void {
    // Whoever has gone meanwhile looks at nothing.
    if (this.#closed) return;
    const viewer = this.#mayBe(live, wanted);
    if (viewer === null) return this.#refuse(id, refuse('not-allowed'));
    this.#leave();
    const listener: Listener = {
      viewer,
      form: this.#form,
      person: this.#person?.id ?? null,
      tell: (text) => this.#wire.send(text),
      dismissed: () => this.#look(live, this.#firstSeat(live), null),
      hangUp: () => this.#wire.close(),
    };
    const missed = since === null || this.#form === 'compact' ? null : live.table.missed(viewer, since);
    live.listen(listener);
    this.#live = live;
    this.#listener = listener;
    const seats = this.#person === null ? [] : live.table.seatsOf(this.#person.id);
    const shapes = this.#form === 'compact' ? { shapes: live.table.shapes(viewer) } : {};
    const answer = missed === null ? { fresh: live.table.fresh(viewer), ...shapes } : { missed };
    this.#send({ viewer, seats, life: live.epoch, ...answer });
    live.tellWhoIsThere();
  }

  #mayBe({ table }: LiveTable, wanted: unknown): Viewer | null {
    if (wanted === 'spectator') return wanted;
    const mine = typeof wanted === 'number' && this.#person !== null && table.holds(wanted, this.#person.id);
    return mine ? wanted : null;
  }

  #leave(): void {
    const live = this.#live;
    if (live === null || this.#listener === null) return;
    live.unlisten(this.#listener);
    this.#live = null;
    this.#listener = null;
    live.tellWhoIsThere();
  }

  #command(here: LiveTable, data: Fields, id: string | null, done: () => void): boolean {
    const command = readCommand(data, STRENGTHS);
    const refusal = command === null || id === null ? refuse('bad-command') : this.#mayNot(command, here.id);
    if (command === null || this.#person === null || refusal !== null) {
      this.#refuse(id, refusal ?? refuse('not-signed-in'));
      return false;
    }
    const from = asFrom(this.#person);
    if (this.#context.registry.inMemory.get(here.id) !== here) {
      return this.#await(this.#commandAgain(here.id, command, from, id), id, done);
    }
    here.submit(command, from, id, this.#listener, (reply) => {
      this.#guarded(id, () => this.#answered(here, command, id, reply));
      done();
    });
    return true;
  }

  /** A table in memory can be dropped at any moment: then it is opened again, and heard from the start. */
  async #commandAgain(table: string, command: PlayerCommand, from: Sender, id: string | null): Promise<void> {
    const live = await openTable(this.#context, table);
    // The seat may belong to somebody else by now.
    this.#look(live, this.#mayBe(live, this.#viewer) ?? this.#firstSeat(live), null);
    this.#answered(live, command, id, await live.command(command, from, id, this.#listener));
  }

  #mayNot(command: PlayerCommand, table: string): Refusal | null {
    if (this.#person === null) return refuse('not-signed-in');
    if (!mayCommand(this.#context, table, this.#person, command.do)) return refuse('too-fast');
    // One seat at a time: behind the curtain nobody answers.
    const forSeat = PLAY.has(command.do) && 'seat' in command ? command.seat : this.#viewer;
    return forSeat === this.#viewer ? null : refuse('not-looking');
  }

  #answered(live: LiveTable, command: PlayerCommand, id: string | null, reply: Reply | Error): void {
    if (reply instanceof Error) return this.#failed(id, reply);
    if (!reply.ok) return this.#refuse(id, reply.refusal);
    // Who has just taken a seat goes on as that seat; who has lost it, as a spectator.
    if (command.do === 'sit' || this.#mayBe(live, this.#viewer) === null)
      this.#look(live, this.#firstSeat(live), null);
  }

  #failed(id: string | null, error: unknown): void {
    if (error instanceof RequestError) return this.#refuse(id, error.refusal);
    this.#context.log.error(error);
    this.#refuse(id, refuse('failed' satisfies ServerRefusal));
  }

  #refuse(id: string | null, refusal: Refusal): void {
    this.#context.metrics.refused.inc({ code: refusal.code });
    const fresh =
      refusal.code === 'stale' && this.#live !== null ? this.#live.table.fresh(this.#viewer) : null;
    this.#send({ refused: id, refusal, ...(fresh !== null && { fresh }) });
  }

  #send(data: unknown): void {
    if (!this.#closed) this.#wire.send(JSON.stringify(data));
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

function readId(id: unknown): string | null {
  return typeof id === 'string' && id.length > 0 && id.length <= 64 ? id : null;
}
