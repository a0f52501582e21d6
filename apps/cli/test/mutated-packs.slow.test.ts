import { playOut } from '@triptych/bots';
import { mutatePack } from '@triptych/conformance';
import { completeOptions, FastRng, type GameModule } from '@triptych/kernel';
import { exceededPackLimit } from '@triptych/protocol';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';

/** `MUTATED_PACKS=10000 MUTATION_SEED=7 npx vitest run apps/cli/test/mutated-packs.slow.test.ts` */
const NUMBER = Number(process.env['MUTATED_PACKS'] ?? 120);
const SEED = Number(process.env['MUTATION_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const UNKNOWN = /Something is wrong/;

/** Plays a whole game with a pack; throws at any fault. */
function play(module: GameModule, pack: unknown, rng: FastRng): void {
  const { min, max } = module.seats;
  const seats = min + rng.below(max - min + 1);
  const wishes = module.options.map(({ name, values }) => {
    const all = values(seats);
    return [name, all[rng.below(all.length)]];
  });
  const options = completeOptions(module, seats, Object.fromEntries(wishes));
  if (!options.ok) throw new Error(options.problem);
  const game = module.open(pack);
  const state = playOut(
    game,
    seats,
    options.options,
    rng,
    () => {},
    () => 'casual',
  );
  expect(game.outcome(state)?.ranking).toHaveLength(seats);
}

describe.each(GAMES.map((module) => [module.id, module] as const))('Mutated packs of %s', (_, module) => {
  it('are refused with places and sentences, or are played to the end without fault', () => {
    const [ours] = Object.values(module.packs);
    const narrator = module.narrator(ours, 'en');
    let played = 0;
    for (let number = 0; number < NUMBER; number++) {
      const rng = new FastRng(SEED + number);
      const pack = mutatePack(ours, rng);
      try {
        expect(exceededPackLimit(pack)).toBeNull();
        const reading = module.readPack(pack);
        const problems = reading.ok ? reading.findings : reading.problems;
        if (!reading.ok) expect(problems).not.toHaveLength(0);
        // What is no object has no places inside.
        if (!reading.ok && Object(pack) === pack && !Array.isArray(pack))
          expect(problems.map(({ path }) => path)).not.toContain('');
        for (const problem of problems) expect(narrator.packProblem(problem)).not.toMatch(UNKNOWN);
        if (!reading.ok) continue;
        play(module, reading.pack, rng);
        played++;
      } catch (error) {
        throw new Error(`MUTATED_PACKS=1 MUTATION_SEED=${SEED + number}`, { cause: error });
      }
    }
    console.info(`${module.id}: ${played} of ${NUMBER} mutated packs were played; MUTATION_SEED=${SEED}`);
    expect(played).toBeGreaterThan(NUMBER === 1 ? -1 : 0);
  }, 3_600_000);
});
