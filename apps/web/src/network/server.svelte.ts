import type { Refusal } from '@triptych/kernel';
import type { rest } from '@triptych/protocol';
import { myName } from '../session/my-name.ts';
import { api } from './api.ts';

/** Whether this page has a server, and who we are there. */
class Server {
  state = $state<'asked' | 'there' | 'none'>('asked');
  me = $state.raw<rest.Me | null>(null);
  games = $state.raw<readonly rest.OfferedGame[]>([]);
  #loading: Promise<void> | null = null;
  #followed = false;

  /** Asks the server once; later calls await the same answer. */
  load(): Promise<void> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  async #load(): Promise<void> {
    const [me, games] = await Promise.all([api.me(), api.games()]);
    this.state = me.ok && games.ok ? 'there' : 'none';
    // Being offline for a moment does not mean that there is no server: the next page asks again.
    if (this.state === 'none') this.#loading = null;
    this.me = me.ok ? me.value : null;
    myName.now = this.me?.name ?? null;
    this.games = games.ok ? games.value : [];
    void this.#follow();
  }

  /** Somebody whom the server knows gets news of their matches on every page. */
  async #follow(): Promise<void> {
    if (this.me === null && !this.#followed) return;
    const { feed } = await import('./feed.svelte.ts');
    this.#followed = this.me !== null;
    if (this.#followed) feed.start();
    else feed.stop();
  }

  /** Asks again after somebody has signed in or out. */
  async again(): Promise<void> {
    this.#loading = null;
    await this.load();
  }

  /** Makes sure that the server knows us, by this name. */
  async beKnownAs(name: string): Promise<Refusal | null> {
    await this.load();
    if (this.me?.name === name) return null;
    const reply = await (this.me === null ? api.comeIn(name) : api.rename(name));
    if (!reply.ok) return reply.refusal;
    await this.again();
    return null;
  }
}

export const server = new Server();
