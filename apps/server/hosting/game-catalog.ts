import { type Game, type GameModule, hashOf, ownPacks, packHash, splitPack } from '@triptych/kernel';
import type { Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';

/** The pack of a table: the hash of its values, and that of its words. */
export interface KeptPack {
  readonly hash: string;
  /** Null: those that come with the game, so that every name corrected and every language added is seen. */
  readonly words: string | null;
}

/** The games that can be played here, and the packs that tables were founded with. */
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
    const read = module?.readPack(await this.content(hash));
    if (module === null || !read?.ok) return null;
    const game = module.open(read.pack);
    this.#games.set(name, game);
    return game;
  }

  /** A pack that comes with a game, or that some table was founded with; its words may be those of another table. */
  async content(hash: string): Promise<unknown> {
    return this.#own.get(hash) ?? (await this.#kept(hash));
  }

  /** The pack of a table in the form of today, with the words that came with it. */
  async pack(id: string, { hash, words }: KeptPack): Promise<unknown> {
    const content = await this.content(hash);
    const read = this.module(id)?.readPack(await this.#withWords(content, words));
    return read?.ok ? read.pack : null;
  }

  /** The same for an export, in the form that has the hash of the match; undefined if it is no longer here. */
  async exported({ hash, words }: KeptPack): Promise<unknown> {
    const content = await this.content(hash);
    const found = packHash(content) === hash ? content : await this.#kept(hash);
    return found === null ? undefined : this.#withWords(found, words);
  }

  /** Keeps a pack for as long as tables need it. */
  async keepPack(game: string, content: unknown): Promise<KeptPack> {
    const hash = packHash(content);
    const ours = this.#own.get(hash);
    // Whoever has other names for our cards does not give them to the tables that know them by ours.
    const kept = ours !== undefined && packHash(ours) === hash ? ours : content;
    await this.#db
      .insertInto('packs')
      .values({ hash, game, content: JSON.stringify(kept) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { hash, words: await this.#keepWords(splitPack(content).words, splitPack(ours).words) };
  }

  async #keepWords(words: unknown, ours: unknown): Promise<string | null> {
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

  async #kept(hash: string): Promise<unknown> {
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
