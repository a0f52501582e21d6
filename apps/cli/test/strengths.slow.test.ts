import { STRENGTHS } from '@triptych/bots';
import { type Contestant, playPairing, readContestant } from '@triptych/bots/tournament';
import { type Game, type GameModule, sampleAnswer } from '@triptych/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES, namedGame } from '../games.ts';
import { planSeats } from '../setup.ts';
import { catalogue } from '../words/index.ts';

const SEATS = 3;
const same = (game: Game): Game => game;

/** How often one bot wins against two others, in the same games every time. */
async function share(
  module: GameModule,
  [one, others]: readonly [string, string],
  games: number,
  change: (game: Game, lone: number) => Game = same,
): Promise<number> {
  const game = module.open(module.packs['standard']);
  const options = Object.fromEntries(module.options.map(({ name, standard }) => [name, standard]));
  const plan = { seats: SEATS, options, seed: 's' };
  const pairing = { one: bot(one), others: bot(others) };
  let won = 0;
  for (let number = 0; number < games; number++) {
    won += await playPairing(change(game, number % SEATS), plan, pairing, number, () => 0);
  }
  return won / games;
}

function bot(text: string): Contestant {
  const contestant = readContestant(text);
  if (contestant === null) throw new Error(`no such bot: ${text}`);
  return contestant;
}

describe.each(GAMES.map((module) => [module.id, module] as const))('bots of %s', (_id, module) => {
  it('a casual one wins clearly more often among novices than its fair share', async () => {
    expect(await share(module, ['casual', 'novice'], 60)).toBeGreaterThan(0.45);
  });

  it('a novice plays to win: random answers have no chance against it', async () => {
    const othersAnswerAtRandom = (game: Game, lone: number): Game => ({
      ...game,
      advise: (state, question, rng) =>
        question.seat === lone ? game.advise(state, question, rng) : sampleAnswer(question.shape, rng),
    });
    expect(await share(module, ['novice', 'casual'], 30, othersAnswerAtRandom)).toBeGreaterThan(0.75);
  });
});

// Longer thinking is too slow for a test: `triptych tournament` measures it.
it.each([
  ['bellum', 'strong@40', 'novice', 9, 0.6],
  ['xerxes', 'strong@60', 'casual', 12, 0.5],
] as const)(
  'a bot of %s that thinks a little wins most games: %s among %s',
  async (id, one, others, games, most) => {
    expect(await share(namedGame(id, catalogue('en')), [one, others], games)).toBeGreaterThan(most);
  },
);

it('are chosen one by one on the command line', () => {
  const none = { players: undefined, people: 'Ana', seatOrder: undefined, options: [], pack: undefined };
  const requested = { ...none, seed: undefined, bots: STRENGTHS.join(',') };
  const seats = planSeats(GAMES[0], requested, 'Ana', catalogue('en'));
  expect(seats.map(({ strength }) => strength)).toEqual([undefined, 'novice', undefined, 'strong', 'master']);
});
