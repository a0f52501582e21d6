import { createRequire } from 'node:module';
import type { Answer } from '@triptych/kernel';
import type { FastRng } from '@triptych/kernel';
import type { MeasuredEngine, MeasuredGame } from './random-game.ts';

interface Client {
  readonly moves: {
    apply(seat: number, answer: Answer): void;
    reveal(answers: readonly (Answer | null)[]): void;
  };
  getState(): { readonly G: unknown };
  start(): void;
}

// Its ES modules do not load in Node; the CommonJS build does.
const { Client: makeClient } = createRequire(import.meta.url)('boardgame.io/client');

/** The same rules as moves of boardgame.io: its local client, without undo, log panel or network. */
export function boardgameIo({ game, seats }: MeasuredGame, state: unknown, rules: FastRng): MeasuredEngine {
  const client: Client = makeClient({
    numPlayers: seats,
    debug: false,
    game: {
      name: game.id,
      disableUndo: true,
      setup: () => state,
      moves: {
        apply: ({ G }: { G: unknown }, seat: number, answer: Answer) => game.apply(G, seat, answer, rules),
        reveal: ({ G }: { G: unknown }, answers: readonly (Answer | null)[]) =>
          game.reveal(G, answers, rules),
      },
    },
  });
  client.start();
  return {
    questions: () => game.pending(client.getState().G),
    apply: (seat, answer) => client.moves.apply(seat, answer),
    reveal: (answers) => client.moves.reveal(answers),
    state: () => client.getState().G,
  };
}
