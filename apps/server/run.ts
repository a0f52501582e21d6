import { fileURLToPath } from 'node:url';
import { banner } from './banner.ts';
import { GAMES } from './games.ts';
import { botThreads } from './hosting/bot-threads.ts';
import { serve } from './serve.ts';
import type { Settings } from './settings.ts';
import { Trouble } from './trouble.ts';
import type { ServerWords } from './words/index.ts';

/** Serves until the process is asked to stop. What the host can mend is thrown as `Trouble`. */
export async function run(
  settings: Settings,
  words: ServerWords,
  print: (text: string) => void,
): Promise<void> {
  const worker = fileURLToPath(new URL('bot-worker.mjs', import.meta.url));
  const web = fileURLToPath(new URL('../../web/dist', import.meta.url));
  const advisers = botThreads(worker, settings.botThreads);
  const server = await serve(settings, { games: GAMES, advisers, web }).catch(async (error: unknown) => {
    await advisers.close();
    throw error instanceof Trouble ? error.inWords(words) : error;
  });
  const asked = new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
  print(banner(settings, server.port, words));
  await asked;
  await server.stop();
}
