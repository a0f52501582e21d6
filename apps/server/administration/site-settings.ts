import { type Announcement, announcement, rest, type SiteStatus } from '@triptych/protocol';
import { SITE } from '../tables/subjects.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { Log } from '../log.ts';

/** How long after its time a restart is still announced, in milliseconds. */
const RESTART_TAKES = 2 * 60_000;

/** What administrators have decided for everybody. Shared by all processes of a database. */
export class SiteSettings {
  readonly #registry: TableRegistry;
  readonly #log: Log;
  readonly #page: string | null;
  readonly #usualKeepDays: number;
  #announcement: Announcement | null = null;
  #keepDays: number | null = null;
  /** Called when everybody should be told. */
  onChange: () => void = () => {};

  /** `page`: the first script of the page that is served. `keepDays`: the default until an administrator changes it. */
  constructor(registry: TableRegistry, page: string | null, keepDays: number, log: Log) {
    this.#registry = registry;
    this.#page = page;
    this.#usualKeepDays = keepDays;
    this.#log = log;
    registry.siteChanged = () => {
      this.#read(true).catch((error: unknown) => this.#log.error(error));
    };
  }

  async start(): Promise<void> {
    await this.#read(false);
    const current = this.#announcement;
    // This is the restart.
    if (current?.kind === 'restart' && current.at < Date.now() + 60_000) await this.announce(null);
  }

  get shown(): SiteStatus {
    return { page: this.#page, announcement: this.announcement };
  }

  get announcement(): Announcement | null {
    const current = this.#announcement;
    return current?.kind === 'restart' && current.at + RESTART_TAKES < Date.now() ? null : current;
  }

  async announce(next: Announcement | null): Promise<void> {
    await this.#write('announcement', next);
  }

  /** Days until unused tables are deleted; 0: never. */
  get keepDays(): number {
    return this.#keepDays ?? this.#usualKeepDays;
  }

  async keepFor(days: number): Promise<void> {
    await this.#write('keepDays', days);
  }

  async #write(name: string, value: unknown): Promise<void> {
    const { storage } = this.#registry;
    const body = JSON.stringify(value);
    await storage.db
      .insertInto('site_settings')
      .values({ name, value: body })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: body }))
      .execute();
    await this.#read(true);
    await storage.notify(SITE);
  }

  async #read(tell: boolean): Promise<void> {
    const rows = await this.#registry.storage.db.selectFrom('site_settings').selectAll().execute();
    const values = new Map(rows.map(({ name, value }) => [name, JSON.parse(value) as unknown]));
    const before = JSON.stringify(this.shown);
    this.#announcement = announcement
      .nullable()
      .catch(null)
      .parse(values.get('announcement') ?? null);
    this.#keepDays = rest.retention.shape.keepDays.safeParse(values.get('keepDays')).data ?? null;
    if (tell && JSON.stringify(this.shown) !== before) this.onChange();
  }
}
