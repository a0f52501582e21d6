import { join } from 'node:path';
import { settingSpecs, type SettingName } from './setting-specs.ts';
import { LOG_LEVELS } from './log-level.ts';
import type { Settings } from './settings.ts';
import type { ServerWords } from './words/index.ts';

/** Command line flags; a switch is true or false. */
export type Flags = Readonly<Record<string, string | boolean | undefined>>;
export type Environment = Readonly<Record<string, string | undefined>>;

export type SettingsReading =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problem: string };

class Wrong extends Error {}

/** Reads settings from flags, then the environment, then the defaults. `data`: the default data folder. */
export function readSettings(
  flags: Flags,
  environment: Environment,
  data: string,
  words: ServerWords,
): SettingsReading {
  const values = new Map<SettingName, { readonly flag: string; readonly text: string }>();
  for (const { name, flag, variable, standard } of settingSpecs(data)) {
    const typed = flags[flag];
    const text = typed === undefined ? environment[variable] || standard : String(typed);
    values.set(name, { flag: `--${flag}`, text });
  }
  try {
    return { ok: true, settings: check(values, words) };
  } catch (error) {
    if (error instanceof Wrong) return { ok: false, problem: error.message };
    throw error;
  }
}

function check(
  values: ReadonlyMap<SettingName, { readonly flag: string; readonly text: string }>,
  { problems }: ServerWords,
): Settings {
  const given = (name: SettingName): { readonly flag: string; readonly text: string } => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`no setting ${name}`);
    return value;
  };
  const text = (name: SettingName): string => given(name).text;
  const number = (name: SettingName, most = 1_000_000_000): number => {
    const value = given(name);
    if (!/^\d{1,10}$/.test(value.text) || Number(value.text) > most)
      throw new Wrong(problems.notANumber(value.flag, value.text));
    return Number(value.text);
  };
  const address = (name: SettingName): string | null => {
    const value = given(name);
    if (value.text === '') return null;
    if (!URL.canParse(value.text)) throw new Wrong(problems.notAnAddress(value.flag, value.text));
    return value.text;
  };
  const isOn = (name: SettingName): boolean => ['yes', 'true', '1'].includes(text(name));
  const log = LOG_LEVELS.find((level) => level === text('log'));
  if (log === undefined)
    throw new Wrong(problems.notAChoice(given('log').flag, text('log'), LOG_LEVELS.join(', ')));
  const mailSettings = (): Settings['notices'] => {
    const smtp = address('smtp');
    const mailFrom = text('mailFrom');
    // A mail needs a sender, and links that lead here.
    if (smtp !== null && !mailFrom.includes('@'))
      throw new Wrong(problems.noMailFrom(given('mailFrom').flag));
    if (smtp !== null && text('base') === '') throw new Wrong(problems.noBase(given('base').flag));
    return { smtp, mailFrom, privateWebhooks: isOn('privateWebhooks') };
  };
  return {
    port: number('port', 65_535),
    host: text('host'),
    data: text('data'),
    database: address('database'),
    base: address('base'),
    log,
    trustProxy: isOn('trustProxy'),
    limits: {
      requests: number('requests'),
      messages: number('messages'),
      chat: number('chat'),
      sockets: number('sockets'),
      tables: number('tables'),
      notices: number('notices'),
    },
    keepDays: number('keepDays'),
    botThreads: Math.max(1, number('botThreads', 64)),
    awayAfter: Math.max(1, number('awayAfter', 86_400)),
    notices: mailSettings(),
    metricsToken: text('metricsToken') || null,
    backups: {
      folder: text('backups') || join(text('data'), 'backups'),
      everyHours: number('backupHours', 24 * 366),
      keep: Math.max(1, number('backupKeep', 10_000)),
    },
  };
}
