import { conform, type Subject } from '@triptych/conformance';
import { expect, it } from 'vitest';
import { standard } from '../content/pack.ts';
import { flotsam } from '../index.ts';
import type { FlotsamEvent, FlotsamQuestion, FlotsamState } from '../state.ts';
import type { FlotsamMemory, FlotsamView } from '../view.ts';

type FlotsamSubject = Subject<FlotsamState, FlotsamQuestion, FlotsamEvent, FlotsamView, FlotsamMemory>;

const subject = (seats: number, purse: string): FlotsamSubject => ({
  name: `flotsam, ${seats} players, purses ${purse}`,
  game: flotsam.open(standard),
  seats,
  options: { purse },
  components: ({ beach, bought, sea, coins, bank }) => ({
    crates: beach.length + bought.flat().length + sea.length,
    differentCrates: new Set([...beach, ...bought.flat(), ...sea]).size,
    coins: coins.reduce((sum, purseOfSeat) => sum + purseOfSeat, bank),
  }),
});

it.each([
  [2, 'half'],
  [3, 'full'],
  [4, 'half'],
])('F1.1, F6.1: with %i players and purses %s it keeps the contract of a game', (seats, purse) => {
  const coverage = conform(subject(seats, purse), { games: 10, seed: seats });
  expect(coverage).toMatchObject({ games: 10 });
  expect(coverage.reveals).toBeGreaterThan(0);
  expect(coverage.undone).toBeGreaterThan(0);
  expect(coverage.imagined).toBeGreaterThan(100);
});

it('F6.1: a small world imagines exactly what a seat cannot know', () => {
  const crates = standard.crates.slice(0, 7);
  const game = flotsam.open({ ...standard, coins: 1, crates });
  // Three crates are left after set-up, so that all their orders come up.
  const setup: typeof game.setup = (seats, options, rng, emit) => {
    const state = game.setup(seats, options, rng);
    state.beach = state.beach.slice(0, 3);
    state.finder = 0;
    emit?.({ type: 'laidOut', crates: 3 }, 'all');
    emit?.({ type: 'looked', crate: state.beach[0] }, 0);
    return state;
  };
  const small = { game: { ...game, setup }, seats: 2, options: { purse: 'full' }, depth: 3, worlds: 6000 };
  const coverage = conform({ ...subject(2, 'full'), small }, { games: 1, seed: 3 });
  expect(coverage.openSmallWorlds).toBeGreaterThan(3);
});
