import type { BackupSettings } from './administration/backup-settings.ts';
import type { LogLevel } from './log-level.ts';

/** Everything that an operator can configure; `read-settings.ts` reads it from flags and the environment. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The folder of the embedded database. */
  readonly data: string;
  /** The URL of a PostgreSQL database to use instead of the embedded one. */
  readonly database: string | null;
  /** The public address, if it differs from where the server listens. */
  readonly base: string | null;
  readonly log: LogLevel;
  /** Whether to take clients' addresses from a proxy's headers. */
  readonly trustProxy: boolean;
  readonly limits: Limits;
  /** Days after which finished tables are deleted; 0: never. */
  readonly keepDays: number;
  readonly botThreads: number;
  /** Seconds after which a person without a connected device is no longer waited for. */
  readonly awayAfter: number;
  readonly notices: NoticeSettings;
  /** What a program on another machine must send to read the metrics; null: only this machine reads them. */
  readonly metricsToken: string | null;
  readonly backups: BackupSettings;
}

/** How players are notified of their turn. */
export interface NoticeSettings {
  /** The SMTP server for mail (smtp://user:password@host:port); null: no mail. */
  readonly smtp: string | null;
  /** The sender of e-mail, and the contact address given to push services. */
  readonly mailFrom: string;
  /** Whether webhooks may lead to private networks. */
  readonly privateWebhooks: boolean;
}

export interface Limits {
  /** Requests per address and minute. */
  readonly requests: number;
  /** Messages per socket and second; bursts may be ten times as long. */
  readonly messages: number;
  /** Chat messages per person and minute; commands of somebody who only watches count, too. */
  readonly chat: number;
  /** Sockets per address. */
  readonly sockets: number;
  /** Tables in memory at once. */
  readonly tables: number;
  /** Notices per person and day. */
  readonly notices: number;
}

/** Everything but the folders, which depend on the system. */
export const STANDARD: Omit<Settings, 'data' | 'backups'> & {
  readonly backups: Omit<BackupSettings, 'folder'>;
} = {
  port: 8080,
  host: '0.0.0.0',
  database: null,
  base: null,
  log: 'info',
  trustProxy: false,
  limits: { requests: 600, messages: 20, chat: 20, sockets: 200, tables: 1000, notices: 200 },
  keepDays: 0,
  botThreads: 1,
  awayAfter: 120,
  notices: { smtp: null, mailFrom: '', privateWebhooks: false },
  metricsToken: null,
  backups: { everyHours: 24, keep: 7 },
};
