import type { Known } from '@triptych/client/imagined.ts';
import type { Finished, Replay, Session, SessionListener, Stop } from '@triptych/client/session.ts';
import { TableSession } from '@triptych/client/table-session.ts';
import type { Outgoing, Transport, TransportListener } from '@triptych/client/transport.ts';
import type { Answer, Foreseen, Refusal, Seat, Viewer } from '@triptych/kernel';
import type { Archive, Recording } from '@triptych/protocol';
import { loadPlayable } from '../games/load-rules.ts';
import { newCommandId } from '@triptych/client/command-id.ts';
import { keepUnstored, matchInfo, unstoredMatch } from './storage.ts';
import type { FromWorker, WorkerReply, ToWorker } from './wire.ts';

/**
 * A table in this browser: on a shared screen, against bots, without a network. A worker runs it as a server would.
 */
export class LocalSession implements Session {
  readonly #worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' });
  readonly #calls = new Map<number, (value: WorkerReply) => void>();
  #lastCall = 0;
  readonly #match: string;
  readonly #listener: SessionListener;
  #transport: TransportListener | null = null;
  readonly #session: Promise<TableSession>;
  #opened: (session: TableSession) => void = () => {};

  constructor(match: string, listener: SessionListener) {
    this.#match = match;
    this.#listener = listener;
    this.#session = new Promise((resolve) => (this.#opened = resolve));
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#receive(data));
    this.#worker.addEventListener('error', () => listener.failed());
    this.#post({ type: 'open', match, unstored: unstoredMatch(match) });
    matchInfo(match).then(
      (info) => {
        if (info !== null) listener.coming(info.game);
      },
      // The worker finds out too, and says so.
      () => {},
    );
  }

  async answer(answer: Answer): Promise<Refusal | null> {
    return (await this.#session).answer(answer);
  }

  async check(answer: Answer): Promise<Refusal | null> {
    return (await this.#session).check(answer);
  }

  async foresee(answer: Answer): Promise<Foreseen | null> {
    return (await this.#session).foresee(answer);
  }

  async undo(answers: number): Promise<Refusal | null> {
    return (await this.#session).undo(answers);
  }

  async withdraw(): Promise<Refusal | null> {
    return (await this.#session).withdraw();
  }

  async stop(how: Stop): Promise<Refusal | null> {
    return (await this.#session).stop(how);
  }

  watchAs(seat: Seat): void {
    void this.#session.then((session) => session.watchAs(seat));
  }

  async replay(viewer: Seat): Promise<Replay | null> {
    return (await this.#session).replay(viewer);
  }

  async finished(): Promise<Finished | null> {
    return (await this.#session).finished();
  }

  close(): void {
    this.#worker.terminate();
  }

  #receive(message: FromWorker): void {
    switch (message.type) {
      case 'opened':
        return this.#open(message.game, message.pack);
      case 'failed':
        return this.#listener.failed();
      case 'moved':
        this.#worker.terminate();
        return this.#listener.moved();
      case 'stored':
        // The page outlives its worker: a player who leaves the match for a while comes back to the same moment.
        keepUnstored(this.#match, message.unstored);
        return this.#listener.stored?.(message.unstored === null);
      case 'frame':
        return this.#transport?.heard(JSON.parse(message.text));
      case 'reply': {
        this.#calls.get(message.call)?.(message.value);
        this.#calls.delete(message.call);
      }
    }
  }

  #open(game: string, pack: unknown): void {
    const source = {
      id: this.#match,
      key: null,
      onThisDevice: true,
      game,
      pack,
      newId: () => newCommandId(crypto),
      rules: () => loadPlayable(game, pack),
      imagined: {
        check: (known: Known, answer: Answer) =>
          this.#call<Refusal>((call) => ({ type: 'check', call, known, answer })),
        foresee: (known: Known, answer: Answer) =>
          this.#call<Foreseen>((call) => ({ type: 'foresee', call, known, answer })),
      },
      recording: (viewer: Viewer) => this.#call<Recording>((call) => ({ type: 'recording', call, viewer })),
      archive: () => this.#call<Archive>((call) => ({ type: 'archive', call })),
    };
    const room = { room: () => {}, connection: () => {}, failed: () => this.#listener.failed() };
    const session = new TableSession(source, room, (listener) => this.#connect(listener));
    session.attend(this.#listener);
    this.#opened(session);
  }

  /** The connection to a worker never breaks. */
  #connect(listener: TransportListener): Transport {
    this.#transport = listener;
    queueMicrotask(() => listener.connected());
    return {
      send: (data: Outgoing) => this.#post({ type: 'frame', text: JSON.stringify(data) }),
      reconnect: () => listener.connected(),
      close: () => this.close(),
    };
  }

  #call<T extends WorkerReply>(message: (call: number) => ToWorker): Promise<T | null> {
    const call = ++this.#lastCall;
    return new Promise((resolve) => {
      // The reply has the type that the call asked for.
      this.#calls.set(call, (value) => resolve(value as T | null));
      this.#post(message(call));
    });
  }

  #post(message: ToWorker): void {
    // Answers come from the page's reactive state, whose proxies cannot be posted.
    this.#worker.postMessage(JSON.parse(JSON.stringify(message)));
  }
}
