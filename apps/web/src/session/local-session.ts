import type { Answer, Refusal, Seat } from '@triptych/kernel';
import type { Session, SessionListener } from './session.ts';
import type { FromHost, ToHost } from './wire.ts';

/** A table in this browser: around one screen, against bots, without a network. */
export class LocalSession implements Session {
  readonly #worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, (refusal: Refusal | null) => void>();
  #calls = 0;

  constructor(match: string, listener: SessionListener) {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromHost>) =>
      this.#hear(data, listener),
    );
    this.#worker.addEventListener('error', () => listener.failed());
    this.#post({ type: 'open', match });
  }

  answer(answer: Answer): Promise<Refusal | null> {
    return this.#call((call) => ({ type: 'answer', call, answer }));
  }

  check(answer: Answer): Promise<Refusal | null> {
    return this.#call((call) => ({ type: 'check', call, answer }));
  }

  undo(answers: number): Promise<Refusal | null> {
    return this.#call((call) => ({ type: 'undo', call, answers }));
  }

  withdraw(): Promise<Refusal | null> {
    return this.#call((call) => ({ type: 'withdraw', call }));
  }

  sitDown(seat: Seat): void {
    this.#post({ type: 'sitDown', seat });
  }

  close(): void {
    this.#worker.terminate();
  }

  #call(message: (call: number) => ToHost): Promise<Refusal | null> {
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
      case 'reply': {
        this.#waiting.get(message.call)?.(message.refusal);
        this.#waiting.delete(message.call);
      }
    }
  }
}
