import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { noteFigure } from './figures.ts';
import { median } from './median.ts';
import { SUBJECTS } from './subjects.ts';
import type { SearchPace } from './search-pace.ts';

/**
 * Search benchmark: playouts and searches a second in each game, what four times the budget is worth, and the same
 * for the search of boardgame.io in Bellum Magica, in turns, in one run.
 */

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const GAMES = Number(process.env['GAMES'] ?? 20);
const CHILD = fileURLToPath(new URL('search-child.mjs', import.meta.url));
/** The game with which boardgame.io is compared, and by how much its search should be slower. */
const COMPARED = 'bellum';
const WANTED = 100;

for (const name of Object.keys(SUBJECTS)) {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    process.stderr.write(`${name}: round ${round + 1} of ${ROUNDS}\n`);
    const ours: SearchPace = child(name, 'ours', String(round));
    const theirs: SearchPace | null = name === COMPARED ? child(name, 'boardgame.io', String(round)) : null;
    return { ours, theirs };
  });
  const share: number = child(name, 'gain', String(GAMES));
  const paceOf = (of: (pace: SearchPace) => number): number => median(rounds.map(({ ours }) => of(ours)));
  console.log(`\n${name}: searches in the middle of games, ${ROUNDS} rounds, medians`);
  console.table({
    'playouts/s': Math.round(paceOf(({ playouts, seconds }) => playouts / seconds)),
    'strong answers/s': Number(paceOf(({ searches, seconds }) => searches / seconds).toPrecision(3)),
    'share won with 4 times the budget': `${Math.round(share * 100)} % of ${GAMES} games for two or three`,
  });
  if (name !== COMPARED) continue;
  const times = median(
    rounds.flatMap(({ ours, theirs }) =>
      theirs === null ? [] : [(ours.playouts / ours.seconds) * (theirs.seconds / theirs.playouts)],
    ),
  );
  noteFigure({
    name: `${name}: playouts a second, times boardgame.io's MCTS bot`,
    measured: times,
    wanted: WANTED,
    is: 'at least',
  });
}

function child<T>(...args: string[]): T {
  return JSON.parse(execFileSync(process.execPath, [CHILD, ...args], { encoding: 'utf8' }));
}
