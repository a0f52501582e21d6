import { STANDARD } from './settings.ts';
import type { ServerWords } from './words/index.ts';

export type SettingName = keyof ServerWords['settings'];

/** A setting as an operator gives it: as a flag or an environment variable. */
export interface SettingSpec {
  readonly name: SettingName;
  /** Without the dashes. */
  readonly flag: string;
  readonly variable: string;
  /** The default; switches are off. */
  readonly standard: string;
  readonly isSwitch?: true;
}

const { limits } = STANDARD;

/** Every setting, for reading and for the help. `data`: the default data folder on this system. */
export function settingSpecs(data: string): readonly SettingSpec[] {
  const spec = (
    name: SettingName,
    flag: string,
    variable: string,
    standard: string | number,
  ): SettingSpec => ({
    name,
    flag,
    variable,
    standard: String(standard),
  });
  return [
    spec('port', 'port', 'PORT', STANDARD.port),
    spec('host', 'host', 'HOST', STANDARD.host),
    spec('data', 'data', 'TRIPTYCH_DATA', data),
    spec('database', 'database', 'DATABASE_URL', ''),
    spec('base', 'base', 'BASE_URL', ''),
    spec('log', 'log', 'LOG_LEVEL', STANDARD.log),
    { ...spec('trustProxy', 'trust-proxy', 'TRUST_PROXY', 'no'), isSwitch: true },
    spec('requests', 'limit-requests', 'LIMIT_REQUESTS', limits.requests),
    spec('messages', 'limit-messages', 'LIMIT_MESSAGES', limits.messages),
    spec('chat', 'limit-chat', 'LIMIT_CHAT', limits.chat),
    spec('sockets', 'limit-sockets', 'LIMIT_SOCKETS', limits.sockets),
    spec('tables', 'limit-tables', 'LIMIT_TABLES', limits.tables),
    spec('keepDays', 'keep-days', 'KEEP_DAYS', STANDARD.keepDays),
    spec('backups', 'backups', 'BACKUPS', ''),
    spec('backupHours', 'backup-hours', 'BACKUP_HOURS', STANDARD.backups.everyHours),
    spec('backupKeep', 'backup-keep', 'BACKUP_KEEP', STANDARD.backups.keep),
    spec('botThreads', 'bot-threads', 'BOT_THREADS', STANDARD.botThreads),
    spec('awayAfter', 'away-after', 'AWAY_AFTER', STANDARD.awayAfter),
    spec('smtp', 'smtp', 'SMTP_URL', ''),
    spec('mailFrom', 'mail-from', 'MAIL_FROM', STANDARD.notices.mailFrom),
    { ...spec('privateWebhooks', 'private-webhooks', 'PRIVATE_WEBHOOKS', 'no'), isSwitch: true },
    spec('metricsToken', 'metrics-token', 'METRICS_TOKEN', ''),
    spec('notices', 'limit-notices', 'LIMIT_NOTICES', limits.notices),
  ];
}

/** The setting's description, variable and default. */
export function describeSetting({ name, variable, standard }: SettingSpec, words: ServerWords): string {
  const usual = standard === '' ? '' : `; ${words.standard(standard)}`;
  return `${words.settings[name]} (${variable}${usual})`;
}
