import type { Refusal } from '@triptych/kernel';
import type { rest } from '@triptych/protocol';
import { api } from './api.ts';

/** Whether there is a server behind this page, and who we are there. */
class Server {
  state = $state<'asked' | 'there' | 'none'>('asked');
  me = $state.raw<rest.Person | null>(null);
  games = $state.raw<readonly rest.OfferedGame[]>([]);
  #looking: Promise<void> | null = null;

  /** Looks once; later calls wait for the same answer. */
  look(): Promise<void> {
    this.#looking ??= this.#look();
    return this.#looking;
  }

  async #look(): Promise<void> {
    const [me, games] = await Promise.all([api.me(), api.games()]);
    this.state = me.ok && games.ok ? 'there' : 'none';
    // Offline for a moment is not without a server: the next page looks again.
    if (this.state === 'none') this.#looking = null;
    this.me = me.ok ? me.value : null;
    this.games = games.ok ? games.value : [];
  }

  /** Who came in or went out meanwhile. */
  async again(): Promise<void> {
    this.#looking = null;
    await this.look();
  }

  /** Makes sure that the server knows us, by this name. */
  async beKnownAs(name: string): Promise<Refusal | null> {
    await this.look();
    if (this.me?.name === name) return null;
    const reply = await (this.me === null ? api.comeIn(name) : api.rename(name));
    if (!reply.ok) return reply.refusal;
    await this.again();
    return null;
  }
}

export const server = new Server();
