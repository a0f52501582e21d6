import { LANGUAGES } from '@triptych/words';
import type { AnyCliCommand, CommandGroup } from './command.ts';
import { currentLanguage, isLanguage, languageFlag } from './language.ts';
import { FaultInMatch, Problem, reasonOf, usageProblem } from './problem.ts';
import { command, VERSION } from './program.ts';
import { outputColumns, outputPaint } from './terminal.ts';
import { columns, describe, usageLines } from './usage.ts';
import { catalogue, type Words } from './words/index.ts';

/** Runs the program with what was typed after its name; returns the exit code. Never throws. */
export async function run(args: readonly string[]): Promise<number> {
  const words = catalogue(currentLanguage(args));
  try {
    const flag = languageFlag(args);
    if (flag !== null && !isLanguage(flag)) {
      throw usageProblem(words.problems.unknownLanguage(flag, LANGUAGES.join(', ')));
    }
    if (args.length === 1 && (args[0] === '--version' || args[0] === '-v')) console.log(VERSION);
    else if (args.some((arg) => arg === '--help' || arg === '-h')) await showHelp(args, words);
    else await runNamed(args, words);
    return 0;
  } catch (error) {
    return report(error, words);
  }
}

function root(words: Words): CommandGroup {
  return {
    description: words.commands.triptych,
    subCommands: {
      serve: async () => (await import('./commands/serve.ts')).serveCommand(words),
      play: async () => (await import('./commands/play.ts')).playCommand(words),
      replay: async () => (await import('./commands/replay.ts')).replayCommand(words),
      simulate: async () => (await import('./commands/simulate.ts')).simulateCommand(words),
      tournament: async () => (await import('./commands/tournament.ts')).tournamentCommand(words),
      train: async () => (await import('./commands/train.ts')).trainCommand(words),
      engine: async () => (await import('./commands/engine.ts')).engineCommand(words),
      rules: async () => (await import('./commands/rules.ts')).rulesCommand(words),
      content: async () => (await import('./commands/content.ts')).contentCommand(words),
      verify: async () => (await import('./commands/verify.ts')).verifyCommand(words),
      admin: async () => (await import('./commands/admin.ts')).adminCommand(words),
    },
  };
}

interface Found {
  readonly path: string;
  readonly command: AnyCliCommand;
  /** What was typed after the name of the command. */
  readonly rest: readonly string[];
}

/** The command that was named; by default, a server for the network. */
async function find(args: readonly string[], words: Words): Promise<Found> {
  let found: Found = { path: command(), command: root(words), rest: args };
  while ('subCommands' in found.command) {
    const { subCommands } = found.command;
    const at = firstWord(found.rest);
    const name = found.rest[at];
    if (name === undefined) return found;
    if (!Object.hasOwn(subCommands, name)) {
      throw usageProblem(words.problems.unknownCommand(name, Object.keys(subCommands).join(', ')));
    }
    found = {
      path: `${found.path} ${name}`,
      command: await subCommands[name](),
      rest: found.rest.filter((_, place) => place !== at),
    };
  }
  return found;
}

/** Where the name of a command is: first, or after --lang. */
function firstWord(args: readonly string[]): number {
  const start = args[0] === '--lang' ? 2 : args[0]?.startsWith('--lang=') ? 1 : 0;
  return args[start] === undefined || args[start].startsWith('-') ? -1 : start;
}

async function runNamed(args: readonly string[], words: Words): Promise<void> {
  const named = await find(args, words);
  const {
    path,
    command: found,
    rest,
  } = named.path === command() ? await find(['serve', ...args], words) : named;
  if ('subCommands' in found) {
    const names = Object.keys(found.subCommands).join(', ');
    throw usageProblem(words.problems.missingSubCommand(path, names));
  }
  await found.run(path, rest, words);
}

async function showHelp(args: readonly string[], words: Words): Promise<void> {
  const found = await find(
    args.filter((arg) => arg !== '--help' && arg !== '-h'),
    words,
  );
  const isRoot = found.path === command();
  const described = await describe(found.path, found.command);
  const { commands } = words;
  const rootArgs = {
    lang: { type: 'string', valueHint: 'de', description: commands.lang },
    version: { type: 'boolean', description: commands.version },
  } as const;
  const paint = outputPaint();
  const width = outputColumns();
  console.log(
    usageLines(isRoot ? { ...described, args: rootArgs } : described, paint, width, words).join('\n'),
  );
  if (!isRoot) return;
  console.log(`\n${paint(commands.environment, 'bold')}`);
  console.log(columns(Object.entries(commands.environmentVariables), paint, width).join('\n'));
  console.log(`\n${commands.withoutCommand} ${commands.more(command())}`);
}

/** What went wrong, without a stack trace; TRIPTYCH_DEBUG=1 asks for one. */
function report(error: unknown, words: Words): number {
  if (error instanceof Problem) {
    // Text from a file must not control the terminal.
    console.error(error.message.replace(/\p{Cc}/gu, ' '));
    return error.exitCode;
  }
  console.error(words.problems.unexpected(reasonOf(error)));
  if (error instanceof FaultInMatch) console.error(words.problems.savedIn(error.path));
  if (process.env['TRIPTYCH_DEBUG'] === '1') console.error(error);
  return 1;
}
