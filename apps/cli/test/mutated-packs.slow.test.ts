import { playOut } from '@triptych/bots';
import { mutatePack } from '@triptych/conformance';
import { completeOptions, FastRng, type GameModule, type PackProblem } from '@triptych/kernel';
import { exceededPackLimit } from '@triptych/protocol';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';

/** `MUTATED_PACKS=10000 MUTATION_SEED=7 npx vitest run apps/cli/test/mutated-packs.slow.test.ts` */
const NUMBER = Number(process.env['MUTATED_PACKS'] ?? 120);
const SEED = Number(process.env['MUTATION_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const UNKNOWN = /Something is wrong/;

/** Refuses a pack with places and messages, or plays a whole game with it; throws on any fault. */
function tryOut(module: GameModule, pack: unknown, rng: FastRng): 'refused' | 'played' {
  if (exceededPackLimit(pack) !== null) throw new Error('The mutation is too large.');
  const reading = module.readPack(pack);
  const problems = reading.ok ? reading.findings : reading.problems;
  const [ours] = Object.values(module.packs);
  const silent = problems.find((problem) => UNKNOWN.test(module.narrator(ours, 'en').packProblem(problem)));
  if (silent !== undefined) throw new Error(`No sentence for ${silent.code}.`);
  if (reading.ok) {
    play(module, reading.pack, rng);
    return 'played';
  }
  if (!hasPlaces(pack, problems)) throw new Error('Refused without a place.');
  return 'refused';
}

/** Only objects have places inside. */
function hasPlaces(pack: unknown, problems: readonly PackProblem[]): boolean {
  const isObject = Object(pack) === pack && !Array.isArray(pack);
  return problems.length > 0 && (!isObject || problems.every(({ path }) => path !== ''));
}

function play(module: GameModule, pack: unknown, rng: FastRng): void {
  const { min, max } = module.seats;
  const seats = min + rng.below(max - min + 1);
  const requested = module.options.map((option) => {
    const all = option.values(seats);
    return [option.name, all[rng.below(all.length)]];
  });
  const options = completeOptions(module, seats, Object.fromEntries(requested));
  if (!options.ok) throw new Error(options.problem);
  const game = module.open(pack);
  const state = playOut(game, seats, options.options, rng, () => {});
  if (game.outcome(state)?.ranking.length !== seats) throw new Error('The game has no end.');
}

describe.each(GAMES.map((module) => [module.id, module] as const))('Mutated packs of %s', (_, module) => {
  it('are refused with places and messages, or played to the end without a fault', () => {
    const [ours] = Object.values(module.packs);
    const ends = { refused: 0, played: 0 };
    for (let number = 0; number < NUMBER; number++) {
      const rng = new FastRng(SEED + number);
      try {
        ends[tryOut(module, mutatePack(ours, rng), rng)]++;
      } catch (error) {
        throw new Error(`MUTATED_PACKS=1 MUTATION_SEED=${SEED + number}`, { cause: error });
      }
    }
    console.info(`${module.id}: ${JSON.stringify(ends)}; MUTATION_SEED=${SEED}`);
    expect(ends.refused + ends.played).toBe(NUMBER);
    // Among so many, both must occur, or the mutations prove nothing.
    expect(NUMBER < 100 || (ends.refused > 0 && ends.played > 0)).toBe(true);
  }, 3_600_000);
});
