import type { Finished, Replay, Session, SessionListener } from '@triptych/client/session.ts';
import { TableSession } from '@triptych/client/table-session.ts';
import type { Outgoing, Transport, TransportListener } from '@triptych/client/transport.ts';
import type { Answer, Foreseen, Refusal, Seat, Viewer } from '@triptych/kernel';
import type { Archive, Recording } from '@triptych/protocol';
import { loadRules } from '../games/load-rules.ts';
import { newCommandId } from './command-id.ts';
import { storedMatch } from './storage.ts';
import type { FromHost, ToHost } from './wire.ts';

/** A table in this browser: around one screen, against bots, without a network. A worker hosts it as a server would. */
export class LocalSession implements Session {
  readonly #worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
  readonly #calls = new Map<number, (value: Recording | Archive | null) => void>();
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
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromHost>) => this.#hear(data));
    this.#worker.addEventListener('error', () => listener.failed());
    this.#post({ type: 'open', match });
    void storedMatch(match).then((stored) => {
      if (stored !== null) listener.coming(stored.game);
    });
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

  lookAs(seat: Seat): void {
    void this.#session.then((session) => session.lookAs(seat));
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

  #hear(message: FromHost): void {
    switch (message.type) {
      case 'opened':
        return this.#open(message.game, message.pack);
      case 'failed':
        return this.#listener.failed();
      case 'frame':
        return this.#transport?.heard(JSON.parse(message.text));
      case 'recording':
      case 'archive': {
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
      newId: newCommandId,
      rules: async () => {
        const module = await loadRules(game);
        if (module === undefined) throw new Error(`There is no game ${game} here.`);
        return module.open(pack);
      },
      recording: (viewer: Viewer) => this.#call<Recording>((call) => ({ type: 'recording', call, viewer })),
      archive: () => this.#call<Archive>((call) => ({ type: 'archive', call })),
    };
    const room = { room: () => {}, connection: () => {}, failed: () => this.#listener.failed() };
    const session = new TableSession(source, room, (listener) => this.#connect(listener));
    session.attend(this.#listener);
    this.#opened(session);
  }

  /** A worker is never lost. */
  #connect(listener: TransportListener): Transport {
    this.#transport = listener;
    queueMicrotask(() => listener.connected());
    return {
      send: (data: Outgoing) => this.#post({ type: 'frame', text: JSON.stringify(data) }),
      reconnect: () => listener.connected(),
      close: () => this.close(),
    };
  }

  #call<T extends Recording | Archive>(message: (call: number) => ToHost): Promise<T | null> {
    const call = ++this.#lastCall;
    return new Promise((resolve) => {
      // A call is answered with what it asked for.
      this.#calls.set(call, (value) => resolve(value as T | null));
      this.#post(message(call));
    });
  }

  #post(message: ToHost): void {
    this.#worker.postMessage(message);
  }
}
