import { FastRng, sampleAnswer } from '@triptych/kernel';
import type { Guest, Player } from './guest.ts';

/** A short pause between two tries, so that others get a chance. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));

/**
 * People who send one command after another, repeating each under the same id until it is carried out or refused by the
 * game.
 */
export class Restless {
  /** Ids of acknowledged commands. */
  readonly acknowledged: string[] = [];
  /** Tables created, and by whom. */
  readonly created: { readonly guest: Guest; readonly table: string }[] = [];
  /** All reply codes received. */
  readonly codes = new Set<string>();
  failed = 0;
  /** The longest time until a reply, in milliseconds. */
  longestWait = 0;
  #stopped = false;
  readonly #busy: Promise<void>[] = [];

  /** Waits for the commands under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#busy);
  }

  chats(player: Player, tag: string): void {
    this.#keep(async (number) => {
      const text = `${tag} chat ${number}`;
      await this.#insist(player, { do: 'chat', text }, text);
    });
  }

  answers(player: Player, tag: string, seed: number): void {
    const rng = new FastRng(seed);
    this.#keep(async (number) => {
      const { question, sealed, status, questionVersion } = player.state;
      if (status !== 'running' || question === null || sealed !== null) return pause();
      const answer = sampleAnswer(question.shape, rng);
      const command = { do: 'answer', seat: player.viewer, questionVersion, answer };
      await this.#insist(player, command, `${tag} answer ${number}`);
    });
  }

  creates(guest: Guest): void {
    this.#keep(async () => {
      const request = { game: 'bellum', seats: [{ kind: 'me' }, { kind: 'open' }] };
      const { status, body } = await guest.send<{ table: string }>('POST', '/tables', request);
      if (status === 201) this.created.push({ guest, table: body.table });
      else this.codes.add(`HTTP ${status}`);
      await pause();
    });
  }

  #keep(act: (number: number) => Promise<void>): void {
    const keepOn = async (): Promise<void> => {
      for (let number = 0; !this.#stopped; number++) await act(number);
    };
    this.#busy.push(keepOn());
  }

  /** Nothing more can be sent over a broken connection. */
  async #give(player: Player): Promise<void> {
    if (!player.closed) throw new Error('no reply');
    while (!this.#stopped) await pause();
  }

  async #insist(player: Player, command: object, name: string): Promise<void> {
    for (;;) {
      const sentAt = performance.now();
      const code = await player.say(command, name).catch(() => 'lost');
      // Its process was killed.
      if (code === 'lost') return this.#give(player);
      this.longestWait = Math.max(this.longestWait, performance.now() - sentAt);
      this.codes.add(code);
      if (code === 'ok') this.acknowledged.push(name);
      if (code !== 'failed') return;
      this.failed++;
      await pause();
    }
  }
}
