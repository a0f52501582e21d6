import { createRequire } from 'node:module';
import { type Answer, FastRng, listAnswers } from '@triptych/kernel';
import type { MeasuredGame } from './random-game.ts';
import { positionsOf, processorSeconds, type SearchPace } from './search-pace.ts';

interface Bot {
  play(state: unknown, player: string): Promise<unknown>;
}

// Its ES modules do not load in Node; the CommonJS build does.
const load = createRequire(import.meta.url);

/** This many answers of a question become moves; few questions of Bellum Magica have more. */
const MOST_MOVES = 100;
/** Farther than any game goes: playouts end where the game ends. */
const TO_THE_END = 10_000;
const ITERATIONS = 20;

/** Searches of boardgame.io's MCTS bot in the same positions. It is given the whole state: it knows no hidden one. */
export async function measureMcts(subject: MeasuredGame, round: number): Promise<SearchPace> {
  const { game, seats } = subject;
  const { MCTSBot } = load('boardgame.io/ai');
  const { InitializeGame } = load('boardgame.io/internal');
  const rules = new FastRng(round);
  let start: unknown = null;
  const definition = {
    name: game.id,
    disableUndo: true,
    setup: () => start,
    moves: {
      apply: ({ G }: { G: unknown }, seat: number, answer: Answer) => game.apply(G, seat, answer, rules),
    },
    endIf: ({ G }: { G: unknown }) => {
      const winner = game.outcome(G)?.ranking.find(({ rank }) => rank === 1)?.seat;
      return winner === undefined ? undefined : { winner: String(winner) };
    },
  };
  const enumerate = (G: unknown): object[] =>
    game.pending(G).flatMap(({ seat, shape }) => {
      const moves: object[] = [];
      for (const answer of listAnswers(shape)) {
        if (moves.length === MOST_MOVES) break;
        moves.push({ move: 'apply', args: [seat, answer] });
      }
      return moves;
    });
  const positions = positionsOf(subject, round);
  const began = processorSeconds();
  for (const { state } of positions) {
    start = state;
    const bot: Bot = new MCTSBot({
      game: definition,
      enumerate,
      iterations: ITERATIONS,
      playoutDepth: () => TO_THE_END,
      seed: String(round),
    });
    await bot.play(InitializeGame({ game: definition, numPlayers: seats }), '0');
  }
  const seconds = processorSeconds() - began;
  return { searches: positions.length, playouts: positions.length * ITERATIONS, seconds };
}
