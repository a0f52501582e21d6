import type { GameCatalog } from '../tables/game-catalog.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import { ServerKeys } from './keys.ts';
import { Mailer } from './mailer.ts';
import { NoticeStore } from './notice-store.ts';
import { NoticeRunner, type NoticeTimes } from './notice-runner.ts';
import { NoticeSender } from './notice-sender.ts';
import { Outbox } from './outbox.ts';
import { PageVisibility } from './page-visibility.ts';
import { TurnTracker } from './turn-tracker.ts';
import { PATIENCE } from './when.ts';

export const NOTICE_TIMES: NoticeTimes = { ...PATIENCE, tick: 1000, lease: 5000 };

/** Everything that notifies people of their turns. */
export class Notices {
  readonly book: NoticeStore;
  readonly keys: ServerKeys;
  readonly outbox: Outbox;
  readonly visibility: PageVisibility;
  readonly #tracker: TurnTracker;
  readonly #runner: NoticeRunner;
  readonly #mailer: Mailer | null;

  constructor(
    registry: TableRegistry,
    catalog: GameCatalog,
    settings: Settings,
    process: string,
    times: NoticeTimes,
    log: Log,
    metrics: Metrics,
  ) {
    const { storage } = registry;
    const { smtp, mailFrom, privateWebhooks: allowPrivate } = settings.notices;
    const contact =
      mailFrom === '' ? (settings.base ?? 'mailto:nobody@localhost') : `mailto:${addressIn(mailFrom)}`;
    this.book = new NoticeStore(storage);
    this.keys = new ServerKeys(storage);
    this.outbox = new Outbox(storage);
    this.visibility = new PageVisibility(storage, log);
    this.#mailer = smtp === null ? null : new Mailer(smtp, mailFrom);
    this.#tracker = new TurnTracker(registry, this.book, log, times.settle / 6);
    const { book, keys, outbox } = this;
    const mailer = this.#mailer;
    const sender = new NoticeSender({
      outbox,
      book,
      keys,
      catalog,
      mailer,
      allowPrivate,
      contact,
      log,
      metrics,
    });
    this.#runner = new NoticeRunner(
      { registry, tracker: this.#tracker, book, outbox, sender, process, most: settings.limits.notices, log },
      times,
    );
  }

  start(): void {
    this.#runner.start();
  }

  async stop(): Promise<void> {
    this.visibility.stop();
    await this.#runner.stop();
    await this.#tracker.stop();
    this.#mailer?.close();
  }
}

/** `games@example.org`, out of `Triptych <games@example.org>` too. */
function addressIn(sender: string): string {
  return /<([^>]+)>/.exec(sender)?.[1] ?? sender;
}
