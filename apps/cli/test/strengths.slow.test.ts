import { playOut, type Strength, STRENGTHS } from '@triptych/bots';
import { FastRng, type GameModule } from '@triptych/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { planSeats } from '../setup.ts';
import { catalogue } from '../words/index.ts';

const SEATS = 3;

/** How often one bot of a strength wins against two of another, in the same games every time. */
function share(module: GameModule, strength: Strength, against: Strength, games: number): number {
  const game = module.open(module.packs['standard']);
  const options = Object.fromEntries(module.options.map(({ name, standard }) => [name, standard]));
  let won = 0;
  for (let number = 0; number < games; number++) {
    const mine = number % SEATS;
    const strengthOf = (seat: number): Strength => (seat === mine ? strength : against);
    const state = playOut(game, SEATS, options, new FastRng(number), () => {}, strengthOf);
    const [best] = game.outcome(state)?.ranking ?? [];
    if (best?.seat === mine) won++;
  }
  return won / games;
}

describe.each(GAMES.map((module) => [module.id, module] as const))('bots of %s', (_id, module) => {
  it('a casual one wins clearly more often against novices than its fair share', () => {
    expect(share(module, 'casual', 'novice', 60)).toBeGreaterThan(0.6);
  });
});

it('are chosen one by one on the command line', () => {
  const none = { players: undefined, people: 'Ana', seatOrder: undefined, options: [], pack: undefined };
  const wishes = { ...none, seed: undefined, bots: STRENGTHS.join(',') };
  const seats = planSeats(GAMES[0], wishes, 'Ana', catalogue('en'));
  expect(seats.map(({ strength }) => strength)).toEqual([undefined, 'novice', undefined, 'strong', 'master']);
});
