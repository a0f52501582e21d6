import { LOG_LEVELS } from './log.ts';
import { type Limits, type Settings, STANDARD } from './settings.ts';
import type { ServerWords } from './words/index.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Name = keyof ServerWords['help']['settings'];

interface Knob {
  readonly name: Exclude<Name, 'help'>;
  readonly flag: string;
  readonly variable: string;
  readonly standard: string;
}

const limits = STANDARD.limits;

/** Every setting: its flag, its variable, and what it is otherwise. One list for reading and for the help. */
function knobs(data: string): readonly Knob[] {
  return [
    { name: 'port', flag: '--port', variable: 'PORT', standard: String(STANDARD.port) },
    { name: 'host', flag: '--host', variable: 'HOST', standard: STANDARD.host },
    { name: 'data', flag: '--data', variable: 'TRIPTYCH_DATA', standard: data },
    { name: 'database', flag: '--database', variable: 'DATABASE_URL', standard: '' },
    { name: 'base', flag: '--base', variable: 'BASE_URL', standard: '' },
    { name: 'log', flag: '--log', variable: 'LOG_LEVEL', standard: STANDARD.log },
    { name: 'trustProxy', flag: '--trust-proxy', variable: 'TRUST_PROXY', standard: 'no' },
    {
      name: 'requests',
      flag: '--limit-requests',
      variable: 'LIMIT_REQUESTS',
      standard: String(limits.requests),
    },
    {
      name: 'messages',
      flag: '--limit-messages',
      variable: 'LIMIT_MESSAGES',
      standard: String(limits.messages),
    },
    { name: 'chat', flag: '--limit-chat', variable: 'LIMIT_CHAT', standard: String(limits.chat) },
    { name: 'sockets', flag: '--limit-sockets', variable: 'LIMIT_SOCKETS', standard: String(limits.sockets) },
    { name: 'tables', flag: '--limit-tables', variable: 'LIMIT_TABLES', standard: String(limits.tables) },
    { name: 'keepDays', flag: '--keep-days', variable: 'KEEP_DAYS', standard: String(STANDARD.keepDays) },
    {
      name: 'botThreads',
      flag: '--bot-threads',
      variable: 'BOT_THREADS',
      standard: String(STANDARD.botThreads),
    },
  ];
}

export type SettingsReading =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: true; readonly help: string }
  | { readonly ok: false; readonly problem: string };

/** Settings from flags, then from the environment, then what is standard. */
export function readSettings(
  argv: readonly string[],
  environment: Environment,
  data: string,
  words: ServerWords,
): SettingsReading {
  const all = knobs(data);
  if (argv.includes('--help') || argv.includes('-h')) return { ok: true, help: help(all, words) };
  const given = new Map<Name, string>();
  for (const { name, variable } of all) {
    const value = environment[variable];
    if (value !== undefined && value !== '') given.set(name, value);
  }
  for (let at = 0; at < argv.length; at++) {
    const [flag, inline] = split(argv[at]);
    const knob = all.find((known) => known.flag === flag);
    if (knob === undefined) return { ok: false, problem: words.problems.unknownFlag(argv[at]) };
    const value = inline ?? (knob.name === 'trustProxy' ? 'yes' : argv[++at]);
    if (value === undefined || value.startsWith('--'))
      return { ok: false, problem: words.problems.missingValue(flag) };
    given.set(knob.name, value);
  }
  return check(all, given, words);
}

function split(argument: string): [flag: string, value: string | undefined] {
  const at = argument.indexOf('=');
  return at < 0 ? [argument, undefined] : [argument.slice(0, at), argument.slice(at + 1)];
}

class Wrong extends Error {}

function check(all: readonly Knob[], given: ReadonlyMap<Name, string>, words: ServerWords): SettingsReading {
  const { problems } = words;
  const knob = (name: Name): Knob => {
    const found = all.find((known) => known.name === name);
    if (found === undefined) throw new Error(`no setting ${name}`);
    return found;
  };
  const text = (name: Name): string => given.get(name) ?? knob(name).standard;
  const number = (name: Name, most = 1_000_000_000): number => {
    const value = text(name);
    if (!/^\d{1,10}$/.test(value) || Number(value) > most)
      throw new Wrong(problems.notANumber(knob(name).flag, value));
    return Number(value);
  };
  const address = (name: Name): string | null => {
    const value = text(name);
    if (value === '') return null;
    if (!URL.canParse(value)) throw new Wrong(problems.notAnAddress(knob(name).flag, value));
    return value;
  };
  const read = (): Settings => {
    const log = LOG_LEVELS.find((level) => level === text('log'));
    if (log === undefined) throw new Wrong(problems.notAChoice('--log', text('log'), LOG_LEVELS.join(', ')));
    const limit = (name: keyof Limits): number => number(name);
    return {
      port: number('port', 65_535),
      host: text('host'),
      data: text('data'),
      database: address('database'),
      base: address('base'),
      log,
      trustProxy: ['yes', 'true', '1'].includes(text('trustProxy')),
      limits: {
        requests: limit('requests'),
        messages: limit('messages'),
        chat: limit('chat'),
        sockets: limit('sockets'),
        tables: limit('tables'),
      },
      keepDays: number('keepDays'),
      botThreads: Math.max(1, number('botThreads', 64)),
    };
  };
  try {
    return { ok: true, settings: read() };
  } catch (error) {
    if (error instanceof Wrong) return { ok: false, problem: error.message };
    throw error;
  }
}

function help(all: readonly Knob[], { help: words }: ServerWords): string {
  const lines = all.map(({ name, flag, variable, standard }) => {
    const usual = standard === '' ? '' : ` (${words.standard(standard)})`;
    return `  ${flag.padEnd(18)} ${variable.padEnd(16)} ${words.settings[name]}${usual}`;
  });
  return [
    words.what,
    '',
    words.usage,
    words.each,
    '',
    ...lines,
    `  ${'--help'.padEnd(18)} ${''.padEnd(16)} ${words.settings.help}`,
  ].join('\n');
}
