import type { Prover } from '../tables/proof-thread.ts';
import type { GameCatalog } from '../tables/game-catalog.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { Presence } from '../tables/presence.ts';
import type { Buckets } from '../limiter.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Accounts } from '../people/accounts.ts';
import type { Passkeys } from '../people/passkeys.ts';
import type { People } from '../people/people.ts';
import type { Notices } from '../notices/index.ts';
import type { Settings } from '../settings.ts';
import type { Admins } from '../administration/admins.ts';
import type { Backups } from '../administration/backups.ts';
import type { SiteSettings } from '../administration/site-settings.ts';
import type { RecentProblems } from '../administration/recent-problems.ts';
import type { BotPool } from '../tables/bot-pool.ts';
import type { SessionSockets } from './session-sockets.ts';

/** What all routes share. */
export interface Context {
  readonly settings: Settings;
  readonly registry: TableRegistry;
  readonly presence: Presence;
  readonly sockets: SessionSockets;
  readonly catalog: GameCatalog;
  readonly prover: Prover;
  readonly bots: BotPool;
  readonly admins: Admins;
  readonly site: SiteSettings;
  readonly backups: Backups;
  readonly problems: RecentProblems;
  readonly people: People;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly notices: Notices;
  /** Limits of confirmation mails, by address and by person. */
  readonly confirmations: Buckets;
  /** Limits per person, across all of their connections. */
  readonly chat: Buckets;
  readonly commands: Buckets;
  /** Limits of claims to seats, by table: anybody who can see it may make them, and each disturbs all players. */
  readonly claims: Buckets;
  /** Limits of commands over sockets, by address: each may be stored for good. */
  readonly addressCommands: Buckets;
  /** Limits of new guests and tables, by address. */
  readonly creations: Buckets;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Answers that take longer are logged, in milliseconds. */
  readonly slowAfter: number;
  /** True once the server accepts nothing new. */
  stopping: boolean;
}
