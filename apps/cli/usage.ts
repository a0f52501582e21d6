import type { ArgDef, ArgsDef, CommandDef } from 'citty';
import { usageOf } from './arguments.ts';
import type { Paint } from '@triptych/terminal-kit/style.ts';
import { padEnd, wrap } from '@triptych/terminal-kit/text.ts';
import type { Words } from './words/index.ts';

type Line = readonly [name: string, meaning: string];

/** One command as its help shows it; everything is already in the reader's language. */
export interface Described {
  readonly path: string;
  readonly what: string;
  readonly args: ArgsDef;
  readonly subCommands: readonly Line[];
}

/** Reads a command that citty would run. Ours are plain objects, or functions that give them. */
export async function describe(path: string, command: CommandDef): Promise<Described> {
  const meta = await resolved(command.meta);
  const args = await resolved(command.args);
  const subCommands = await resolved(command.subCommands);
  const lines = Object.entries(subCommands ?? {}).map(async ([name, sub]): Promise<Line> => {
    const subMeta = await resolved((await resolved<CommandDef>(sub)).meta);
    return [name, subMeta?.description ?? ''];
  });
  return { path, what: meta?.description ?? '', args: args ?? {}, subCommands: await Promise.all(lines) };
}

export async function resolved<T>(value: T | Promise<T> | (() => T) | (() => Promise<T>)): Promise<T> {
  return value instanceof Function ? value() : value;
}

export function usageLines(described: Described, paint: Paint, width: number, words: Words): string[] {
  const { commands } = words;
  const { path, what, args, subCommands } = described;
  const all = Object.entries(args);
  const positionals = all.filter(([, { type }]) => type === 'positional');
  const flags = all.filter(([, { type }]) => type !== 'positional');
  const usage = subCommands.length > 0 ? `${path} <command>` : usageOf(path, args);
  const section = (title: string, lines: readonly Line[]): string[] =>
    lines.length === 0 ? [] : ['', paint(title, 'bold'), ...columns(lines, paint, width)];
  return [
    what,
    '',
    `${paint(commands.usage, 'bold')}: ${usage}`,
    ...section(commands.commandsTitle, subCommands),
    ...section(
      commands.arguments,
      positionals.map(([name, arg]) => [name, arg.description ?? '']),
    ),
    ...section(commands.flags, [...flags.map(flagLine), ['--help', commands.help]]),
  ];
}

/** Names beside their meanings, as help shows them. */
export function columns(lines: readonly Line[], paint: Paint, width: number): string[] {
  const names = Math.max(...lines.map(([name]) => name.length)) + 4;
  return lines.flatMap(([name, meaning]) => {
    const wrapped = wrap(meaning, width - names, '');
    return wrapped.map(
      (text, at) => (at === 0 ? paint(padEnd(`  ${name}`, names), 'cyan') : ' '.repeat(names)) + text,
    );
  });
}

function flagLine([name, { type, valueHint, description }]: [string, ArgDef]): Line {
  return [`--${name}${type === 'boolean' ? '' : ` ${valueHint ?? name}`}`, description ?? ''];
}
