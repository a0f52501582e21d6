import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { eloOf, rateOf, type Series } from '@triptych/bots/rating';
import { type Contestant, CONTESTANTS, pairingsOf, readContestant } from '@triptych/bots/tournament';
import type { GameModule } from '@triptych/kernel';
import { padEnd, padStart } from '@triptych/terminal-kit/text.ts';
import { defineCommand } from '../command.ts';
import { namedGame } from '../games.ts';
import { choosePack } from '../packs.ts';
import { usageProblem } from '../problem.ts';
import { command } from '../program.ts';
import { readCharacter, readOptions } from '../setup.ts';
import { progress } from '../simulate/progress.ts';
import { readNumber } from '../simulate/read-number.ts';
import { outputPaint } from '../terminal.ts';
import { playRounds } from '../tournament/round.ts';
import type { Words } from '../words/index.ts';
import { simulateWords } from '../words/simulate.ts';
import { tournamentWords } from '../words/tournament.ts';

const STANDARD_GAMES = 40;
const MOST_GAMES = 1_000_000;
const MOST_THREADS = 256;

export function tournamentCommand(words: Words) {
  const text = tournamentWords[words.language];
  const shared = simulateWords[words.language];
  const { play, game, lang } = words.commands;
  return defineCommand({
    description: text.what,
    args: {
      game: { type: 'positional', required: false, description: game },
      bots: { type: 'string', valueHint: 'strong,master', description: text.bots(CONTESTANTS.join(', ')) },
      games: { type: 'string', valueHint: 'N', description: text.games },
      players: { type: 'string', valueHint: '2', description: text.players },
      budget: { type: 'string', valueHint: '500', description: text.budget },
      option: { type: 'string', valueHint: 'castles=dealt', multiple: true, description: play.option },
      pack: { type: 'string', valueHint: 'file', description: play.pack },
      seed: { type: 'string', valueHint: 'text', description: shared.seed },
      threads: { type: 'string', valueHint: 'N', description: shared.threads },
      lang: { type: 'string', valueHint: 'de', description: lang },
    },
    async run(args) {
      if (args.game === undefined) {
        throw usageProblem(words.problems.missingArgument(game, command('tournament', '<game>')));
      }
      const number = (flag: string, wanted: string | undefined, standard: number, most: number): number =>
        wanted === undefined ? standard : readNumber(flag, wanted, 1, most, words);
      const module = namedGame(args.game, words);
      const { min, max } = module.seats;
      const players = args.players === undefined ? Math.max(2, min) : Number(args.players);
      if (!(Number.isInteger(players) && players >= Math.max(2, min) && players <= max)) {
        throw usageProblem(text.badPlayers(args.players ?? '', Math.max(2, min), max));
      }
      await playAll({
        module,
        bots: readBots(args.bots ?? 'strong,master', args.budget, words),
        games: number('--games', args.games, STANDARD_GAMES, MOST_GAMES),
        players,
        options: args.option,
        pack: args.pack,
        seed: args.seed ?? randomBytes(8).toString('hex'),
        threads: number('--threads', args.threads, availableParallelism(), MOST_THREADS),
        words,
      });
    },
  });
}

interface Named {
  readonly name: string;
  readonly contestant: Contestant;
}

/** `strong,master@500`: a bot without its own budget gets the common one. */
function readBots(wanted: string, budget: string | undefined, words: Words): Named[] {
  const text = tournamentWords[words.language];
  const bots = wanted.split(',').map((each) => {
    const bare = each.trim();
    const isProgram = bare.startsWith('program:');
    const alone = isProgram || budget === undefined || bare.includes('@');
    const name = isProgram ? bare : `${bare.toLowerCase()}${alone ? '' : `@${budget}`}`;
    const contestant = readContestant(name);
    if (contestant === null) throw usageProblem(text.badBots(name, CONTESTANTS.join(', ')));
    return { name, contestant };
  });
  if (bots.length < 2 || new Set(bots.map(({ name }) => name)).size < bots.length) {
    throw usageProblem(text.tooFew);
  }
  return bots;
}

interface Task {
  readonly module: GameModule;
  readonly bots: readonly Named[];
  /** For each pairing. */
  readonly games: number;
  readonly players: number;
  readonly options: readonly string[];
  readonly pack: string | undefined;
  readonly seed: string;
  readonly threads: number;
  readonly words: Words;
}

async function playAll({
  module,
  bots,
  games,
  players,
  seed,
  threads,
  words,
  ...requested
}: Task): Promise<void> {
  for (const { contestant } of bots)
    if (contestant.name !== 'program' && contestant.character !== undefined)
      readCharacter(module, contestant.character, words);
  const { pack, name } = choosePack(module, requested.pack, words);
  const options = readOptions(module, requested.options, players, words);
  const pairings = pairingsOf(
    bots.map(({ contestant }) => contestant),
    players,
  );
  const rounds = pairings.flatMap((pairing) =>
    Array.from({ length: games }, (_, number) => ({ pairing, number })),
  );
  const shown = progress(rounds.length, simulateWords[words.language]);
  const tournament = { game: module.id, pack, plan: { seats: players, options, seed } };
  const text = tournamentWords[words.language];
  const shares = await playRounds(
    tournament,
    rounds,
    threads,
    () => shown.played(1),
    (program, failure) => console.error(text.failed(program, text.failures[failure])),
  ).finally(() => shown.end());
  const place = (contestant: Contestant): number => bots.findIndex((bot) => bot.contestant === contestant);
  const series = pairings.map(({ one, others }, at) => {
    const won = shares.slice(at * games, (at + 1) * games).reduce((sum, share) => sum + share, 0);
    return { one: place(one), others: place(others), seats: players, games, won };
  });
  const { title } = module.narrator(pack, words.language);
  const heading = simulateWords[words.language].title(title, players, rounds.length);
  console.log(outputPaint()(heading, 'bold', 'underline'));
  console.log(reportLines(bots, series, words).join('\n'));
  console.log(`\n${simulateWords[words.language].playedWith(name.name, seed)}`);
}

const COLUMNS = { share: 9, interval: 17, fair: 9, times: 8 } as const;

/** Who won how often against whom, and the ratings that follow from it. */
function reportLines(bots: readonly Named[], series: readonly Series[], words: Words): string[] {
  const text = tournamentWords[words.language];
  const shared = simulateWords[words.language];
  const paint = outputPaint();
  const number = (value: number, digits: number): string =>
    new Intl.NumberFormat(words.language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);
  const percent = (share: number): string =>
    new Intl.NumberFormat(words.language, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }).format(share);
  const labels = series.map(({ one, others }) => text.against(bots[one].name, bots[others].name));
  const width = Math.max(...labels.map((label) => label.length), ...bots.map(({ name }) => name.length));
  const heads = [
    padStart(text.won, COLUMNS.share),
    padStart(shared.interval, COLUMNS.interval),
    padStart(shared.fair, COLUMNS.fair),
    padStart(text.times, COLUMNS.times),
  ];
  const rows = series.map(({ won, games, seats }, at) => {
    const { share, low, high } = rateOf(won, games);
    return [
      `  ${padEnd(labels[at], width)}`,
      padStart(percent(share), COLUMNS.share),
      padStart(`${percent(low)} – ${percent(high)}`, COLUMNS.interval),
      padStart(percent(1 / seats), COLUMNS.fair),
      padStart(`× ${number(share * seats, 2)}`, COLUMNS.times),
    ].join('');
  });
  const elo = eloOf(bots.length, series)
    .map((points, bot) => ({ points, name: bots[bot].name }))
    .sort((one, other) => other.points - one.points)
    .map(({ points, name }) => `  ${padEnd(name, width)}${padStart(number(points, 0), COLUMNS.share)}`);
  return [paint(`  ${padEnd('', width)}${heads.join('')}`, 'dim'), ...rows, '', paint('Elo', 'bold'), ...elo];
}
