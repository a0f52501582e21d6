import { fileURLToPath } from 'node:url';
import { chooseLanguage } from '@triptych/words';
import { banner } from './banner.ts';
import { GAMES } from './games.ts';
import { botThreads } from './hosting/bot-threads.ts';
import { readSettings } from './read-settings.ts';
import { serve } from './serve.ts';
import { serverWords } from './words/index.ts';

/** What the program does with the world; `data` is where it keeps its things unless told otherwise. */
export interface Terminal {
  readonly argv: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly data: string;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
}

/** Serves until the process is asked to stop. Resolves with the exit code. */
export async function run({ argv, environment, data, print, complain }: Terminal): Promise<number> {
  const { TRIPTYCH_LANG = '', LC_ALL = '', LANG = '' } = environment;
  const words = serverWords[chooseLanguage([TRIPTYCH_LANG, LC_ALL, LANG])];
  const reading = readSettings(argv, environment, data, words);
  if (!reading.ok) {
    complain(reading.problem);
    return 2;
  }
  if ('help' in reading) {
    print(reading.help);
    return 0;
  }
  const { settings } = reading;
  const worker = fileURLToPath(new URL('bot-worker.mjs', import.meta.url));
  const web = fileURLToPath(new URL('../../web/dist', import.meta.url));
  const advisers = botThreads(worker, settings.botThreads);
  let server;
  try {
    server = await serve(settings, { games: GAMES, advisers, web });
  } catch (error) {
    await advisers.close();
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      complain(words.problems.portTaken(settings.port));
      return 1;
    }
    throw error;
  }
  print(banner(settings, server.port, words));
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
  await server.stop();
  return 0;
}
