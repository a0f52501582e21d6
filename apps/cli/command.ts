import { type Arguments, readArguments, type Values } from './arguments.ts';
import type { Words } from './words/index.ts';

/** Something that the program can do. */
export interface CliCommand {
  readonly description: string;
  readonly args: Arguments;
  /** `path`: how it was called; `rawArgs`: what was typed after that. */
  run(path: string, rawArgs: readonly string[], words: Words): void | Promise<void>;
}

/** A group of commands; each is loaded when it is needed. */
export interface CommandGroup {
  readonly description: string;
  readonly subCommands: Readonly<Record<string, () => AnyCliCommand | Promise<AnyCliCommand>>>;
}

export type AnyCliCommand = CliCommand | CommandGroup;

interface Definition<A extends Arguments> {
  readonly description: string;
  readonly args: A;
  run(values: Values<A>): void | Promise<void>;
}

/** A command whose `run` gets its parsed arguments. */
export function defineCommand<const A extends Arguments>(definition: Definition<A>): CliCommand {
  const { description, args } = definition;
  return {
    description,
    args,
    run: (path, rawArgs, words) => definition.run(readArguments(path, rawArgs, args, words)),
  };
}
