import {
  describeSetting,
  settingSpecs,
  readSettings,
  serverWords,
  type ServerWords,
} from '@triptych/server/configure';
import type { Arguments } from '../arguments.ts';
import { defineCommand } from '../command.ts';
import { dataFolder } from '../folders.ts';
import { Problem, usageProblem } from '../problem.ts';
import type { Words } from '../words/index.ts';

export function serveCommand(words: Words) {
  const texts = serverWords[words.language];
  return defineCommand({
    description: texts.what,
    args: {
      ...settingFlags(texts),
      lang: { type: 'string', valueHint: 'de', description: words.commands.lang },
    },
    async run(args) {
      const reading = readSettings(asFlags(args), process.env, dataFolder(), texts);
      if (!reading.ok) throw usageProblem(reading.problem);
      // Loaded only now, so that other commands need not wait for the whole server.
      const { run, OperatorError } = await import('@triptych/server');
      await run(reading.settings, texts, (text) => console.log(text)).catch((error: unknown) => {
        throw error instanceof OperatorError ? new Problem(error.message) : error;
      });
    },
  });
}

/** The server's settings as flags of a command: all, or only those named. */
export function settingFlags(texts: ServerWords, only?: readonly string[]): Arguments {
  const wanted = settingSpecs(dataFolder()).filter(({ flag }) => only?.includes(flag) ?? true);
  return Object.fromEntries(
    wanted.map((spec) => [
      spec.flag,
      spec.isSwitch
        ? { type: 'boolean', description: describeSetting(spec, texts) }
        : { type: 'string', valueHint: 'value', description: describeSetting(spec, texts) },
    ]),
  );
}

/** The flags that were typed. */
export function asFlags(args: Readonly<Record<string, unknown>>): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(args).filter(
      (pair): pair is [string, string | boolean] =>
        typeof pair[1] === 'string' || typeof pair[1] === 'boolean',
    ),
  );
}
