import { answerPending, FastRng, type Question } from '@triptych/kernel';
import {
  guessProgram,
  ORDERS,
  ORDERS_PER_YEAR,
  tilesFor,
  worthOf,
  xidit,
  YearRunner,
} from '@triptych/games/xidit';
import { noteFigure } from './figures.ts';
import { median } from './median.ts';

/**
 * Lords of Xidit: how many programs of six orders can be tried for one seat from a given position. Each one is a whole
 * year of four players, the others' programs given, inner choices by a quick policy, under the same rules.
 */

const ROUNDS = 7;
const TRIED = 50_000;
const SEATS = 4;
/** Positions after this many years: armies, guilds and threats differ. */
const YEARS = [0, 4, 8];
const WANTED = 50_000;

const game = xidit.open(xidit.packs.standard);
const options = { length: 'long', dummy: 'normal', first: '1', wasteland: '1', openScreens: 'off' };

/** A position that asks for orders, after this many years between quick bots. */
function position(years: number): ReturnType<typeof game.setup> {
  const rng = new FastRng(7);
  const state = game.setup(SEATS, options, rng);
  const advise = (question: Parameters<typeof game.advise>[1]): ReturnType<typeof game.advise> =>
    game.advise(state, question, rng);
  for (;;) {
    const [{ kind }] = game.pending(state);
    if (kind === 'orders' && state.year > years) return state;
    answerPending(game, state, advise, rng);
  }
}

function measure(years: number): number {
  const state = position(years);
  const rng = new FastRng(1);
  const { components } = game;
  const play = { components, tiles: tilesFor(components, SEATS), state, rng, emit: undefined };
  const runner = new YearRunner(play);
  const programs: (readonly number[])[] = state.lords.map((_, seat) => guessProgram(play, seat, rng));
  const mine = Array.from({ length: 997 }, () =>
    Array.from({ length: ORDERS_PER_YEAR }, () => rng.below(ORDERS.length)),
  );
  const seat: Question['seat'] = 0;
  const rates = Array.from({ length: ROUNDS + 1 }, () => {
    const start = performance.now();
    let worth = 0;
    for (let at = 0; at < TRIED; at++) {
      programs[seat] = mine[at % mine.length];
      runner.runYear(state, programs);
      worth += worthOf(runner.play, seat);
    }
    if (Number.isNaN(worth)) throw new Error('a program is worth nothing that can be compared');
    return (TRIED / (performance.now() - start)) * 1000;
  });
  // The first round warms up.
  return median(rates.slice(1));
}

const rates = YEARS.map(measure);
console.log(`\nxidit: programs of six orders, ${ROUNDS} rounds of ${TRIED}, medians`);
console.table(
  Object.fromEntries(
    rates.map((rate, at) => [
      `year ${YEARS[at] + 1}`,
      { 'programs/s': Math.round(rate), 'µs/year': Number((1e6 / rate).toFixed(2)) },
    ]),
  ),
);
noteFigure({
  name: 'xidit, programs of six orders in a second',
  measured: Math.min(...rates),
  wanted: WANTED,
  is: 'at least',
});
