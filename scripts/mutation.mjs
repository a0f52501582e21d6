// Changes the code and looks whether a test notices: `npm run mutation -- kernel`. `--share 0.1` tries a random tenth of
// all changes; the seed that drew it is printed. With that seed, `--part 2` tries the next tenth, and so on.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './paths.mjs';
import { prepare } from './prepare.mjs';

/**
 * What is changed, and the tests that must notice: those of the rules. Others (of bots and words, say) load much more and
 * would notice little else.
 */
const game = (/** @type {string} */ id) => ({
  files: [`games/${id}/rules/**/*.ts`],
  tests: [`games/${id}/test/!(*.slow|bot|content|narrator|story|words).test.ts`],
});
const games = readdirSync(join(root, 'games')).filter((id) => existsSync(join(root, 'games', id, 'rules')));
const TARGETS = {
  kernel: {
    files: ['packages/kernel/*.ts', 'packages/kernel/shapes/*.ts'],
    tests: ['packages/kernel/test/*.test.ts'],
  },
  table: {
    files: ['packages/table/*.ts'],
    tests: ['packages/table/test/*.test.ts'],
  },
  ...Object.fromEntries(games.map((id) => [id, game(id)])),
};
/** At least this percentage of the changes must be noticed. */
const WANTED = 85;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: 'string' },
    part: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});
const chosen = Object.entries(TARGETS).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);
if (chosen.length === 0) {
  console.error(
    `Use: npm run mutation -- [${Object.keys(TARGETS).join('|')}] [--share 0.1 --part 1 --seed 1]`,
  );
  process.exit(2);
}

const folder = join(root, 'mutation');
console.error('Stryker is installed in mutation/ only.');
await prepare();
await prepare(folder);
const { share, part, seed } = values;
if (share !== undefined) console.log(`--share ${share} --part ${part} --seed ${seed}`);
const scores = chosen.map(([name, { files, tests }]) => {
  const run = share === undefined ? name : `${name}-${share}-${part}-${seed}`;
  const env = {
    ...process.env,
    STRYKER_RUN: run,
    STRYKER_TARGET: name,
    STRYKER_FILES: files.join(),
    STRYKER_TESTS: tests.join(),
    ...(share !== undefined && { STRYKER_SHARE: share, STRYKER_PART: part, STRYKER_SEED: seed }),
  };
  const stryker = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  spawnSync(process.execPath, [stryker, 'run', 'mutation/stryker.config.mjs'], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  return { name, ...result(run) };
});
for (const { name, noticed, all, survivors } of scores) {
  for (const survivor of survivors) console.log(survivor);
  console.log(`${name}: ${noticed} of ${all} noticed (${((100 * noticed) / all).toFixed(1)} %)`);
}
process.exitCode = scores.every(({ noticed, all }) => 100 * noticed >= WANTED * all) ? 0 : 1;

/** @param {string} run */
function result(run) {
  const file = join(root, `.cache/mutation/${run}.json`);
  if (!existsSync(file)) return { noticed: 0, all: 1, survivors: ['Stryker gave up'] };
  /** @type {{ files: Record<string, { source: string, mutants: { status: string, replacement?: string, location: { start: { line: number } } }[] }> }} */
  const { files } = JSON.parse(readFileSync(file, 'utf8'));
  const mutants = Object.entries(files).flatMap(([path, { source, mutants: inFile }]) =>
    inFile.map(({ status, replacement = '', location: { start } }) => ({
      status,
      text: `${path}:${start.line} ${source.split('\n')[start.line - 1]?.trim()} → ${replacement.replace(/\s+/g, ' ').slice(0, 80)}`,
    })),
  );
  const survivors = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const noticed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  return { noticed, all: noticed + survivors.length, survivors: survivors.map(({ text }) => text) };
}
