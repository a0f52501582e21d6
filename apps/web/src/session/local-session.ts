import type { Answer, Foreseen, Refusal, Seat } from '@triptych/kernel';
import type { Replay, Finished, Session, SessionListener } from '@triptych/client/session.ts';
import { keptMatch } from './storage.ts';
import type { FromHost, Reply, ToHost } from './wire.ts';

/** A table in this browser: around one screen, against bots, without a network. */
export class LocalSession implements Session {
  readonly #worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #calls = 0;

  constructor(match: string, listener: SessionListener) {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromHost>) =>
      this.#hear(data, listener),
    );
    this.#worker.addEventListener('error', () => listener.failed());
    this.#post({ type: 'open', match });
    void keptMatch(match).then((kept) => {
      if (kept !== null) listener.coming(kept.record.game);
    });
  }

  answer(answer: Answer): Promise<Refusal | null> {
    return this.#do((call) => ({ type: 'answer', call, answer }));
  }

  check(answer: Answer): Promise<Refusal | null> {
    return this.#do((call) => ({ type: 'check', call, answer }));
  }

  async foresee(answer: Answer): Promise<Foreseen | null> {
    const reply = await this.#call((call) => ({ type: 'foresee', call, answer }));
    return reply.type === 'foreseen' ? reply.foreseen : null;
  }

  undo(answers: number): Promise<Refusal | null> {
    return this.#do((call) => ({ type: 'undo', call, answers }));
  }

  withdraw(): Promise<Refusal | null> {
    return this.#do((call) => ({ type: 'withdraw', call }));
  }

  lookAs(seat: Seat): void {
    this.#post({ type: 'sitDown', seat });
  }

  async replay(viewer: Seat): Promise<Replay | null> {
    const reply = await this.#call((call) => ({ type: 'film', call, viewer }));
    return reply.type === 'film' ? reply.film : null;
  }

  async finished(): Promise<Finished | null> {
    const reply = await this.#call((call) => ({ type: 'finished', call }));
    return reply.type === 'finished' ? reply.finished : null;
  }

  close(): void {
    this.#worker.terminate();
  }

  async #do(message: (call: number) => ToHost): Promise<Refusal | null> {
    const reply = await this.#call(message);
    return reply.type === 'done' ? reply.refusal : null;
  }

  #call(message: (call: number) => ToHost): Promise<Reply> {
    const call = this.#calls++;
    return new Promise((resolve) => {
      this.#waiting.set(call, resolve);
      this.#post(message(call));
    });
  }

  #post(message: ToHost): void {
    // Answers are drawn from the page's own state, whose proxies cannot be posted.
    this.#worker.postMessage(JSON.parse(JSON.stringify(message)));
  }

  #hear(message: FromHost, listener: SessionListener): void {
    switch (message.type) {
      case 'opened':
        return listener.opened(message.opening);
      case 'updated':
        return listener.updated(message.update);
      case 'failed':
        return listener.failed();
      case 'done':
      case 'foreseen':
      case 'film':
      case 'finished': {
        this.#waiting.get(message.call)?.(message);
        this.#waiting.delete(message.call);
      }
    }
  }
}
