import { fileURLToPath } from 'node:url';
import { banner } from './banner.ts';
import { GAMES } from './games.ts';
import { botThreads } from './tables/bot-thread-pool.ts';
import { proofThread } from './tables/proof-thread.ts';
import { type Parts, serve } from './serve.ts';
import type { Settings } from './settings.ts';
import { checkInOwnProcess } from './administration/check-copy.ts';
import { OperatorError } from './operator-error.ts';
import type { ServerWords } from './words/index.ts';

/**
 * Serves until the process is asked to stop. Throws an `OperatorError` for problems that the operator can
 * fix.
 */
export async function run(
  settings: Settings,
  words: ServerWords,
  print: (text: string) => void,
): Promise<void> {
  const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
  const bots = botThreads(beside('bot-worker.mjs'), settings.botThreads);
  const parts: Parts = {
    games: GAMES,
    bots,
    prover: proofThread(beside('proof-worker.mjs')),
    web: beside('../../web/dist'),
    checkCopy: checkInOwnProcess(settings.data),
  };
  const server = await serve(settings, parts).catch(async (error: unknown) => {
    await bots.close();
    throw error instanceof OperatorError ? error.inWords(words) : error;
  });
  const asked = new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
  print(banner(settings, server.port, words, await server.firstAdminLink()));
  await asked;
  await server.stop();
}
