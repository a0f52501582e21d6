import { FastRng, sampleAnswer } from '@triptych/kernel';
import type { Guest, Player } from './guest.ts';

/** A short breath between two tries, so that others get on. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));

/**
 * People who never rest: one command after the other, each again and again under the same name until it is taken or
 * refused for a reason of the game.
 */
export class Restless {
  /** Names of commands that were acknowledged. */
  readonly acknowledged: string[] = [];
  /** Tables that were founded, and by whom. */
  readonly founded: { readonly guest: Guest; readonly table: string }[] = [];
  /** Everything that was ever said to them. */
  readonly codes = new Set<string>();
  failed = 0;
  #stopped = false;
  readonly #busy: Promise<void>[] = [];

  /** Lets what is under way come to its end. */
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
      const { question, sealed, status, moment } = player.sight;
      if (status !== 'running' || question === null || sealed !== null) return breath();
      const answer = sampleAnswer(question.shape, rng);
      const command = { do: 'answer', seat: player.viewer, question: moment, answer };
      await this.#insist(player, command, `${tag} answer ${number}`);
    });
  }

  founds(guest: Guest): void {
    this.#keep(async () => {
      const wishes = { game: 'bellum', seats: [{ kind: 'me' }, { kind: 'open' }] };
      const { status, body } = await guest.send<{ table: string }>('POST', '/tables', wishes);
      if (status === 201) this.founded.push({ guest, table: body.table });
      else this.codes.add(`HTTP ${status}`);
      await breath();
    });
  }

  #keep(act: (number: number) => Promise<void>): void {
    const keepOn = async (): Promise<void> => {
      for (let number = 0; !this.#stopped; number++) await act(number);
    };
    this.#busy.push(keepOn());
  }

  async #insist(player: Player, command: object, name: string): Promise<void> {
    for (;;) {
      const code = await player.say(command, name);
      this.codes.add(code);
      if (code === 'ok') this.acknowledged.push(name);
      if (code !== 'failed') return;
      this.failed++;
      await breath();
    }
  }
}
