import { createRequire } from 'node:module';
import { bellum } from '@triptych/games/bellum';
import { type Answer, FastRng, sampleAnswer } from '@triptych/kernel';

/** boardgame.io's own server, in memory, with our rules of Bellum Magica and the same views for its players. */
const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server');

const game = bellum.open(bellum.packs.standard);
let seed = 1;

function begin(): unknown {
  const rng = new FastRng(seed++);
  const state = game.setup(3, { castles: 'dealt', first: 'random' }, rng);
  const answers = game.pending(state).map(({ shape }): Answer => sampleAnswer(shape, rng));
  game.reveal(state, answers, rng);
  return state;
}

const rng = new FastRng(99);
const server = Server({
  games: [
    {
      name: 'bellum',
      disableUndo: true,
      setup: begin,
      turn: { activePlayers: { all: 'play' } },
      playerView: ({ G, playerID }: { G: never; playerID: string | null }) => ({
        view: game.view(G, playerID === null ? 'spectator' : Number(playerID)),
        pending: game.pending(G),
      }),
      moves: {
        answer: ({ G }: { G: never }, seat: number, answer: Answer) => {
          const [question] = game.pending(G);
          if (question === undefined || question.seat !== seat) return 'INVALID_MOVE';
          game.apply(G, seat, answer, rng);
          return undefined;
        },
      },
    },
  ],
  origins: [Origins.LOCALHOST],
});
server.run({ port: Number(process.argv[2]), callback: () => {} });
