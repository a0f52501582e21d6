import { loadAllGames } from '@triptych/games';
import { FastRng, type Game } from '@triptych/kernel';
import type { BotTurn } from '@triptych/table';
import { expect, it } from 'vitest';
import type { FromBots } from '../src/session/bot-wire.ts';
import type { BotWorker } from '../src/session/bot-thoughts.ts';
import { ThinkingBots } from '../src/session/thinking-bots.ts';

const SEATS = 3;
const NEVER = new AbortController().signal;

/** A worker in which every thought fails: it says so, or it breaks. */
function failingWorker(breaks: boolean): BotWorker {
  type Listener = (event: { readonly data: FromBots }) => void;
  const listeners: { message?: Listener; error?: Listener } = {};
  return {
    postMessage(message) {
      if (message.type !== 'think') return;
      const data: FromBots = { type: 'failed', call: message.call, why: 'a bot fell asleep' };
      listeners[breaks ? 'error' : 'message']?.({ data });
    },
    terminate: () => {},
    addEventListener: (type: 'message' | 'error', listener: Listener) => {
      listeners[type] = listener;
    },
  };
}

/** What the first asked seat of a new match is asked. */
function firstTurn(game: Game, options: Readonly<Record<string, string>>): BotTurn {
  const state = game.setup(SEATS, options, new FastRng(4));
  const [question] = game.pending(state);
  const { seat } = question;
  const timing = { notBefore: 0, delay: 0, questionVersion: 0, beforePeople: true };
  return {
    seat,
    level: 'master',
    seats: SEATS,
    question,
    view: game.view(state, seat),
    memory: game.memory(seat),
    ...timing,
  };
}

it.each([
  ['says that it failed', false],
  ['breaks', true],
])('a bot whose worker %s is replaced by the quick advice, not by a random answer', async (_case, breaks) => {
  for (const module of await loadAllGames()) {
    const pack = module.packs['standard'];
    const advised: unknown[] = [];
    const game = module.open(pack);
    const listening: Game = {
      ...game,
      advise: (state, question, rng) => {
        const answer = game.advise(state, question, rng);
        advised.push(answer);
        return answer;
      },
    };
    const options = Object.fromEntries(module.options.map(({ name, standard }) => [name, standard]));
    const bots = new ThinkingBots(listening, pack, () => failingWorker(breaks), 1);
    const answer = await bots.answer(firstTurn(game, options), NEVER);
    expect(advised).toEqual([answer]);
  }
});
