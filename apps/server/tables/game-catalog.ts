import { type Game, type GameModule, hashOf, ownPacks, packHash, splitPack } from '@triptych/kernel';
import type { Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';

/** A table's pack: the hash of its values, and the hash of its words. */
export interface StoredPack {
  readonly hash: string;
  /** Null: the words that come with the game, including later corrections and translations. */
  readonly words: string | null;
}

/** The games available here, and the packs that tables were created with. */
export class GameCatalog {
  readonly modules: readonly GameModule[];
  readonly #db: Kysely<Schema>;
  readonly #games = new Map<string, Game>();
  readonly #own: ReadonlyMap<string, unknown>;

  constructor(modules: readonly GameModule[], db: Kysely<Schema>) {
    this.modules = modules;
    this.#db = db;
    this.#own = new Map(modules.flatMap((module) => [...ownPacks(module)]));
  }

  /** Whether a pack comes with the current version of its game. */
  isOwn(hash: string): boolean {
    return this.#own.has(hash);
  }

  module(id: string): GameModule | null {
    return this.modules.find((module) => module.id === id) ?? null;
  }

  /**
   * The game with the exact pack that a table was created with, even if the game's own packs have changed
   * since.
   */
  async game(id: string, hash: string): Promise<Game | null> {
    const name = `${id} ${hash}`;
    const known = this.#games.get(name);
    if (known !== undefined) return known;
    const module = this.module(id);
    const read = module?.readPack(await this.content(hash));
    if (module === null || !read?.ok) return null;
    const game = module.open(read.pack);
    this.#games.set(name, game);
    return game;
  }

  /** A pack that comes with a game or that a table was created with; its words may be another table's. */
  async content(hash: string): Promise<unknown> {
    return this.#own.get(hash) ?? (await this.#stored(hash));
  }

  /** A table's pack in the current form, with the table's own words. */
  async pack(id: string, { hash, words }: StoredPack): Promise<unknown> {
    const content = await this.content(hash);
    const read = this.module(id)?.readPack(await this.#withWords(content, words));
    return read?.ok ? read.pack : null;
  }

  /**
   * A table's pack for an export, in the form whose hash is in the record; undefined if it is no longer
   * available.
   */
  async exported({ hash, words }: StoredPack): Promise<unknown> {
    const content = await this.content(hash);
    const found = packHash(content) === hash ? content : await this.#stored(hash);
    return found === null ? undefined : this.#withWords(found, words);
  }

  /** Stores a pack for the tables that use it. */
  async keepPack(game: string, content: unknown): Promise<StoredPack> {
    const hash = packHash(content);
    const ours = this.#own.get(hash);
    // If only the words differ from our pack, store ours: other tables share these values.
    const stored = ours !== undefined && packHash(ours) === hash ? ours : content;
    await this.#db
      .insertInto('packs')
      .values({ hash, game, content: JSON.stringify(stored) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { hash, words: await this.#storeWords(splitPack(content).words, splitPack(ours).words) };
  }

  async #storeWords(words: unknown, ours: unknown): Promise<string | null> {
    const hash = hashOf(words);
    if (words === null || hash === hashOf(ours)) return null;
    await this.#db
      .insertInto('pack_words')
      .values({ hash, content: JSON.stringify(words) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return hash;
  }

  async #withWords(content: unknown, hash: string | null): Promise<unknown> {
    return hash === null ? content : { ...Object(content), words: await this.#words(hash) };
  }

  async #stored(hash: string): Promise<unknown> {
    const row = await this.#db
      .selectFrom('packs')
      .select('content')
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row === undefined ? null : JSON.parse(row.content);
  }

  async #words(hash: string): Promise<unknown> {
    const row = await this.#db
      .selectFrom('pack_words')
      .select('content')
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row === undefined ? null : JSON.parse(row.content);
  }
}
