import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { GameModule } from '@triptych/kernel';
import type { FastifyInstance } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { tidy } from './admin.ts';
import { Admins } from './administration/admins.ts';
import { Backups, type CopyCheck } from './administration/backups.ts';
import { SiteSettings } from './administration/site-settings.ts';
import { RecentProblems } from './administration/recent-problems.ts';
import type { BotPool } from './tables/bot-pool.ts';
import { fillOldResults } from './tables/old-results.ts';
import { TableRegistry } from './tables/table-registry.ts';
import { Presence } from './tables/presence.ts';
import { Watchdog } from './tables/watchdog.ts';
import { BotAndClockRunner, realWait, type Wait } from './tables/bot-and-clock-runner.ts';
import type { Prover } from './tables/proof-thread.ts';
import { GameCatalog } from './tables/game-catalog.ts';
import { firstScript } from './http/first-script.ts';
import { makeApp } from './http/app.ts';
import type { Context } from './http/context.ts';
import { SessionSockets } from './http/session-sockets.ts';
import { Buckets } from './limiter.ts';
import { makeLog } from './log.ts';
import { makeMetrics } from './metrics.ts';
import { Accounts } from './people/accounts.ts';
import { Passkeys } from './people/passkeys.ts';
import { People } from './people/people.ts';
import type { Settings } from './settings.ts';
import { openStorage } from './storage/index.ts';
import type { PostgresLimits } from './storage/postgres-pools.ts';
import { lockFolder } from './storage/folder-lock.ts';
import { NOTICE_TIMES, Notices } from './notices/index.ts';
import type { NoticeTimes } from './notices/notice-runner.ts';
import { orOperatorError } from './operator-error.ts';

const HOUR = 3600 * 1000;
const SLOW = 1000;
/** Confirmation mails per day, for each address and for each person. */
const CONFIRMATIONS = 3;

/** What a server consists of besides its settings. */
export interface Parts {
  readonly games: readonly GameModule[];
  readonly bots: BotPool;
  readonly prover: Prover;
  /** The folder of the built page; it may be missing. */
  readonly web: string;
  /** How long tables without viewers stay in memory, and when a silent process counts as dead. */
  readonly idle?: number;
  readonly lease?: number;
  /** Waits with a bot's answer. */
  readonly wait?: Wait;
  /** How soon notices are sent. */
  readonly noticeTimes?: Partial<NoticeTimes>;
  /** How long to wait for a PostgreSQL database. */
  readonly postgresLimits?: PostgresLimits;
  /** Test-restores a backup. */
  readonly checkCopy?: CopyCheck;
  /** Answers that take longer are logged, in milliseconds. */
  readonly slowAfter?: number;
  /** Where the log goes; standard error by default. */
  readonly log?: DestinationStream;
}

/** So many devices may ask for seats of one table within a minute. */
const CLAIMS = 12;
/** This many people at one address may each send commands as fast as one alone. */
const TABLEFUL = 5;

export interface Server {
  readonly port: number;
  readonly watchdog: Watchdog;
  readonly registry: TableRegistry;
  readonly app: FastifyInstance;
  /** The secret for the first administrator; null if there is one already. */
  firstAdminLink(): Promise<string | null>;
  stop(): Promise<void>;
}

/** Starts a server; resolves when everything is ready. */
export async function serve(settings: Settings, parts: Parts): Promise<Server> {
  const process = randomUUID();
  const problems = new RecentProblems(parts.log ?? pino.destination(2));
  const logger = makeLog(settings.log, problems);
  const metrics = makeMetrics();
  const storage = await openStorage(settings, process, parts.postgresLimits);
  const lock = await lockedFolder(settings).catch(async (error: unknown) => {
    await storage.close();
    throw error;
  });
  const catalog = new GameCatalog(parts.games, storage.db);
  const { idle = 60_000, lease = 15_000, wait = realWait } = parts;
  const registry = new TableRegistry(
    storage,
    catalog,
    { idle, tablesInMemory: settings.limits.tables },
    logger,
    metrics,
  );
  const runner = new BotAndClockRunner(registry, parts.bots, { process, lease, wait }, logger, metrics);
  const watchdog = new Watchdog(registry, runner, { process, every: lease }, logger, metrics);
  const presence = new Presence(registry, { process, lease }, logger);
  const notices = new Notices(
    registry,
    catalog,
    settings,
    process,
    { ...NOTICE_TIMES, ...parts.noticeTimes },
    logger,
    metrics,
  );
  const site = new SiteSettings(registry, firstScript(parts.web), settings.keepDays, logger);
  const { checkCopy = () => Promise.resolve(null) } = parts;
  const backups = new Backups(storage, settings.backups, checkCopy, process, logger, metrics);
  const admins = new Admins(storage);
  const context: Context = {
    site,
    backups,
    admins,
    problems,
    bots: parts.bots,
    settings,
    presence,
    sockets: new SessionSockets(registry, logger),
    registry,
    catalog,
    prover: parts.prover,
    people: new People(storage),
    accounts: new Accounts(storage),
    passkeys: new Passkeys(storage),
    notices,
    confirmations: new Buckets(CONFIRMATIONS, CONFIRMATIONS / (24 * 3600)),
    chat: new Buckets(settings.limits.chat, settings.limits.chat / 60),
    commands: new Buckets(settings.limits.messages * 10, settings.limits.messages),
    claims: new Buckets(CLAIMS, CLAIMS / 60),
    addressCommands: new Buckets(
      settings.limits.messages * 10 * TABLEFUL,
      settings.limits.messages * TABLEFUL,
    ),
    creations: new Buckets(settings.limits.requests / 2, settings.limits.requests / 2 / 3600),
    log: logger,
    metrics,
    slowAfter: parts.slowAfter ?? SLOW,
    stopping: false,
  };
  const app = await makeApp(context, logger, parts.web);
  try {
    await registry.start();
    await site.start();
    await listen(app, settings);
    // Claim tables only now that people can reach the server.
    await runner.start();
    await presence.start();
    notices.start();
    watchdog.start();
    backups.start();
  } catch (error) {
    await app.close();
    await notices.stop();
    await registry.stop();
    lock.release();
    await storage.close();
    throw error;
  }
  registry
    .reindexStaleTables()
    .then(() => fillOldResults(storage))
    .then(() => context.accounts.fillLooks())
    .catch((error: unknown) => logger.error(error));
  const tidier = setInterval(() => {
    tidy(registry, site.keepDays, Date.now()).catch((error: unknown) => logger.error(error));
  }, HOUR);
  tidier.unref();
  const address = app.server.address();
  return {
    port: isInfo(address) ? address.port : settings.port,
    registry,
    watchdog,
    app,
    firstAdminLink: async () => ((await admins.none()) ? admins.link() : null),
    async stop() {
      context.stopping = true;
      clearInterval(tidier);
      for (const socket of app.websocketServer.clients) socket.close(1001);
      const steps: readonly (() => Promise<unknown>)[] = [
        () => parts.prover.close(),
        () => app.close(),
        () => backups.stop(),
        () => watchdog.stop(),
        () => presence.stop(),
        () => notices.stop(),
        () => runner.stop(),
        () => registry.stop(),
        async () => lock.release(),
        () => storage.close(),
      ];
      // Carry out every step even if one fails: acknowledged entries are stored, and the next start repairs
      // the rest.
      for (const step of steps) {
        try {
          await step();
        } catch (error) {
          logger.error(error);
        }
      }
    },
  };
}

/** An SQLite file has a single server; processes share a PostgreSQL database. */
function lockedFolder({ database, data }: Settings): Promise<{ release(): void }> {
  return orOperatorError(
    () => (database === null ? lockFolder(data) : { release: () => {} }),
    ({ cannotOpen, alreadyServed }, why, code) =>
      code === 'SQLITE_BUSY' ? alreadyServed(data) : cannotOpen(data, why),
  );
}

function listen(app: FastifyInstance, { host, port }: Settings): Promise<string> {
  return orOperatorError(
    () => app.listen({ port, host }),
    ({ portTaken, cannotListen }, why, code) =>
      code === 'EADDRINUSE' ? portTaken(port) : cannotListen(`${host}:${port}`, why),
  );
}

function isInfo(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}
