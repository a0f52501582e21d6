import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from './median.ts';
import { ENGINES, type EngineName, type Pace } from './pace.ts';
import { SUBJECTS } from './subjects.ts';

/** Engine benchmark: the same random games through our rules and through boardgame.io, alternating, in one run. */

const ROUNDS = 7;
const CHILD = fileURLToPath(new URL('engine-child.mjs', import.meta.url));

const NAMES: Readonly<Record<EngineName, string>> = {
  silent: 'Triptych, nobody listens',
  listened: 'Triptych, with events',
  copying: 'Triptych, each answer on a pooled copy',
  'boardgame.io': 'boardgame.io 0.50',
};

for (const name of Object.keys(SUBJECTS)) {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    process.stderr.write(`${name}: round ${round + 1} of ${ROUNDS}\n`);
    return ENGINES.map((engine): Pace => child(name, engine, String(round)));
  });
  for (const paces of rounds) {
    if (paces.some(({ check }) => check !== paces[0].check))
      throw new Error(`${name}: the engines did not play the same games`);
  }
  console.log(`\n${name}: random games, ${ROUNDS} rounds, medians`);
  console.table(Object.fromEntries(ENGINES.map((engine, at) => [NAMES[engine], summary(rounds, at)])));
  const size: number = child(name, 'size', '0');
  console.log(`One state in the middle of a game: ${size} bytes as JSON.`);
}

function summary(rounds: readonly Pace[][], at: number): Record<string, number> {
  const rate = ({ decisions, seconds }: Pace): number => decisions / seconds;
  return {
    'decisions/s': Math.round(median(rounds.map((paces) => rate(paces[at])))),
    'games/s': Number(median(rounds.map((paces) => paces[at].games / paces[at].seconds)).toPrecision(3)),
    'ns/decision': Math.round(median(rounds.map((paces) => 1e9 / rate(paces[at])))),
    'times boardgame.io': Math.round(median(rounds.map((paces) => rate(paces[at]) / rate(last(paces))))),
    'cost : in place': Number(median(rounds.map((paces) => rate(paces[0]) / rate(paces[at]))).toFixed(2)),
  };
}

function last(paces: readonly Pace[]): Pace {
  return paces[ENGINES.indexOf('boardgame.io')];
}

function child<T>(...args: string[]): T {
  return JSON.parse(execFileSync(process.execPath, [CHILD, ...args], { encoding: 'utf8' }));
}
