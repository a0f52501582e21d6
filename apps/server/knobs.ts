import { STANDARD } from './settings.ts';
import type { ServerWords } from './words/index.ts';

export type KnobName = keyof ServerWords['settings'];

/** A setting as a host gives it: by a flag, or by a variable of the environment. */
export interface Knob {
  readonly name: KnobName;
  /** Without the dashes. */
  readonly flag: string;
  readonly variable: string;
  /** What it is if nobody says anything; a switch is off. */
  readonly standard: string;
  readonly isSwitch?: true;
}

const { limits } = STANDARD;

/** Every setting; one list for reading them and for the help. `data`: where this system keeps such things. */
export function knobs(data: string): readonly Knob[] {
  const knob = (name: KnobName, flag: string, variable: string, standard: string | number): Knob => ({
    name,
    flag,
    variable,
    standard: String(standard),
  });
  return [
    knob('port', 'port', 'PORT', STANDARD.port),
    knob('host', 'host', 'HOST', STANDARD.host),
    knob('data', 'data', 'TRIPTYCH_DATA', data),
    knob('database', 'database', 'DATABASE_URL', ''),
    knob('base', 'base', 'BASE_URL', ''),
    knob('log', 'log', 'LOG_LEVEL', STANDARD.log),
    { ...knob('trustProxy', 'trust-proxy', 'TRUST_PROXY', 'no'), isSwitch: true },
    knob('requests', 'limit-requests', 'LIMIT_REQUESTS', limits.requests),
    knob('messages', 'limit-messages', 'LIMIT_MESSAGES', limits.messages),
    knob('chat', 'limit-chat', 'LIMIT_CHAT', limits.chat),
    knob('sockets', 'limit-sockets', 'LIMIT_SOCKETS', limits.sockets),
    knob('tables', 'limit-tables', 'LIMIT_TABLES', limits.tables),
    knob('keepDays', 'keep-days', 'KEEP_DAYS', STANDARD.keepDays),
    knob('botThreads', 'bot-threads', 'BOT_THREADS', STANDARD.botThreads),
  ];
}

/** What it is, which variable gives it, and what it is otherwise. */
export function describeKnob({ name, variable, standard }: Knob, words: ServerWords): string {
  const usual = standard === '' ? '' : `; ${words.standard(standard)}`;
  return `${words.settings[name]} (${variable}${usual})`;
}
