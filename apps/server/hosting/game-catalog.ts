import { type Game, type GameModule, packHash } from '@triptych/kernel';
import type { Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';

/** The games that can be played here, and the packs that tables were founded with. */
export class GameCatalog {
  readonly modules: readonly GameModule[];
  readonly #db: Kysely<Schema>;
  readonly #games = new Map<string, Game>();
  readonly #own: ReadonlyMap<string, unknown>;

  constructor(modules: readonly GameModule[], db: Kysely<Schema>) {
    this.modules = modules;
    this.#db = db;
    this.#own = new Map(
      modules.flatMap(({ packs }) => Object.values(packs).map((pack) => [packHash(pack), pack])),
    );
  }

  /** Whether a pack comes with its game, as it is now. */
  isOwn(hash: string): boolean {
    return this.#own.has(hash);
  }

  module(id: string): GameModule | null {
    return this.modules.find((module) => module.id === id) ?? null;
  }

  /** The game with the very pack that the table was founded with, however the game's own packs have changed since. */
  async game(id: string, hash: string): Promise<Game | null> {
    const name = `${id} ${hash}`;
    const known = this.#games.get(name);
    if (known !== undefined) return known;
    const module = this.module(id);
    const pack = await this.pack(hash);
    if (module === null || pack === null) return null;
    const read = module.readPack(pack);
    if (!read.ok) return null;
    const game = module.open(read.pack);
    this.#games.set(name, game);
    return game;
  }

  /** A pack that some table was founded with, or that comes with a game. */
  async pack(hash: string): Promise<unknown> {
    const own = this.#own.get(hash);
    if (own !== undefined) return own;
    const row = await this.#db
      .selectFrom('packs')
      .select('content')
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row === undefined ? null : JSON.parse(row.content);
  }

  /** Keeps a pack for as long as tables need it, and gives its hash. */
  async keepPack(game: string, content: unknown): Promise<string> {
    const hash = packHash(content);
    await this.#db
      .insertInto('packs')
      .values({ hash, game, content: JSON.stringify(content) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return hash;
  }
}
