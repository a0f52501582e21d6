import { type Decision, think } from '@triptych/bots';
import type { Game } from '@triptych/kernel';
import { loadPlayable } from '../games/load-rules.ts';
// Every game needs this module first; importing it here saves a request.
import '../games/no-eval.ts';
import type { FromBots, ToBots } from './bot-wire.ts';

/**
 * Where the bots of this page think. The worker gets what one seat may know, never the whole match. It checks for
 * messages between steps, so that it can be stopped.
 */
let game: Promise<Game> | null = null;
const stopped = new Set<number>();

/** How long it thinks between two checks, in milliseconds. */
const SLICE = 12;

const post = (message: FromBots): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ToBots>) => {
  switch (data.type) {
    case 'game':
      game = loadPlayable(data.game, data.pack);
      // The caller learns of the failure.
      game.catch(() => {});
      return;
    case 'stop':
      stopped.add(data.call);
      return;
    case 'think':
      answer(data).catch((error: unknown) => post({ type: 'failed', call: data.call, why: String(error) }));
  }
});

async function answer({
  call,
  level,
  asked,
  seed,
  limits,
}: Extract<ToBots, { type: 'think' }>): Promise<void> {
  if (game === null) throw new Error('No game has been named.');
  const thinking = think(await game, level, asked, seed, {
    ...limits,
    clock: () => performance.now(),
  });
  let decision: Decision | null = null;
  while (decision === null && !stopped.has(call)) {
    const end = performance.now() + SLICE;
    let step = thinking.next();
    while (step.done !== true && performance.now() < end) step = thinking.next();
    if (step.done === true) decision = step.value;
    else await lookUp();
  }
  stopped.delete(call);
  if (decision !== null) post({ type: 'decided', call, decision });
}

/** Lets messages in; a timer would wait four milliseconds. */
function lookUp(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
