import type { OptionSpec } from '@triptych/kernel';

export const ID = 'xerxes';

/** Raised whenever the same log could lead to another state. */
export const RULES = 2;

/** E1.1 */
export const SEATS = { min: 1, max: 4 } as const;

/** What suits somebody who plays for the first time. */
export const FIRST_GAME = { seats: 3 };

/** E12.4 */
export const SCENARIOS = ['easy', 'normal', 'hard'] as const;
export type Scenario = (typeof SCENARIOS)[number];

export const OPTIONS: readonly OptionSpec[] = [
  /** E2.2: satraps are chosen in seat order, or dealt. */
  { name: 'satraps', standard: 'chosen', values: () => ['chosen', 'dealt'] },
  /** E2.1: the eight events of the base game, or the six of the expansion with them. */
  { name: 'events', standard: 'base', values: () => ['base', 'expansion'] },
  /** E2.6: the first turn order is drawn, or set by the host: the numbers of the seats, counted from 1. */
  {
    name: 'order',
    standard: 'random',
    values: (seats) => (seats === 1 ? ['random'] : ['random', ...turnOrders(seats)]),
  },
  /** E12.4: what a solo game must achieve. */
  { name: 'scenario', standard: 'normal', values: (seats) => (seats === 1 ? SCENARIOS : ['normal']) },
];

/** Every order of that many seats, written as `2-1-3`. */
function turnOrders(seats: number): string[] {
  const numbers = Array.from({ length: seats }, (_, seat) => String(seat + 1));
  const arrange = (left: readonly string[]): string[] =>
    left.length === 1
      ? [...left]
      : left.flatMap((first) =>
          arrange(left.filter((number) => number !== first)).map((rest) => `${first}-${rest}`),
        );
  return arrange(numbers);
}
