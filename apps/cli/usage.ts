import { type Argument, type Arguments, usageOf } from './arguments.ts';
import type { AnyCliCommand } from './command.ts';
import type { Paint } from '@triptych/terminal-kit/style.ts';
import { padEnd, wrap } from '@triptych/terminal-kit/text.ts';
import type { Words } from './words/index.ts';

type Line = readonly [name: string, meaning: string];

/** One command as its help shows it; everything is already in the reader's language. */
export interface Described {
  readonly path: string;
  readonly what: string;
  readonly args: Arguments;
  readonly subCommands: readonly Line[];
}

export async function describe(path: string, command: AnyCliCommand): Promise<Described> {
  const { description: what } = command;
  if (!('subCommands' in command)) return { path, what, args: command.args, subCommands: [] };
  const lines = Object.entries(command.subCommands).map(async ([name, load]): Promise<Line> => {
    const { description } = await load();
    return [name, description];
  });
  return { path, what, args: {}, subCommands: await Promise.all(lines) };
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
    commands.usageIs(paint(commands.usage, 'bold'), usage),
    ...section(commands.commandsTitle, subCommands),
    ...section(
      commands.arguments,
      positionals.map(([name, arg]) => [name, arg.description]),
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

function flagLine([name, argument]: [string, Argument]): Line {
  return [`--${name}${argument.type === 'string' ? ` ${argument.valueHint}` : ''}`, argument.description];
}
