// Checks every phase of every game in many windows: `npm run sweep -- --game <id> --phase orders --size 844x390 --text
// 150 --shots folder`. Without a size: common devices and a dozen random sizes, from a seed that is printed, or a few of
// them: `--windows 5`.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './paths.mjs';

const string = /** @type {const} */ ({ type: 'string' });
const { values } = parseArgs({
  options: {
    game: string,
    phase: string,
    size: string,
    text: string,
    language: string,
    pointer: string,
    shots: string,
    seed: string,
    axe: string,
    windows: string,
  },
});
const seed = values.seed ?? String(randomInt(1_000_000));
const shots = values.shots === undefined ? {} : { shots: resolve(values.shots) };
console.log(`Seed ${seed}`);
process.env['SWEEP_SEED'] = seed;
process.env['SWEEP'] = JSON.stringify({ ...values, ...shots, seed });
const { status } = spawnSync(process.execPath, [join(root, 'scripts/e2e.mjs'), 'sweep'], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
