import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isStrength, type Strength, STRENGTHS } from '@triptych/bots/strength';
import { type GameModule, mergeTally, type Report, type Tally } from '@triptych/kernel';
import { defineCommand } from '../command.ts';
import { namedGame } from '../games.ts';
import { choosePack } from '../packs.ts';
import { Problem, reasonOf, usageProblem } from '../problem.ts';
import { command } from '../program.ts';
import { readCharacter, readOptions } from '../setup.ts';
import { chunksOf } from '../simulate/chunk.ts';
import { progress } from '../simulate/progress.ts';
import { readNumber } from '../simulate/read-number.ts';
import { tableLines } from '../simulate/tables.ts';
import { playChunks } from '../simulate/threads.ts';
import { outputPaint } from '../terminal.ts';
import type { Words } from '../words/index.ts';
import { simulateWords } from '../words/simulate.ts';

const STANDARD_GAMES = 1000;
const MOST_GAMES = 10_000_000;
const MOST_THREADS = 256;

export function simulateCommand(words: Words) {
  const text = simulateWords[words.language];
  const { play, game, lang } = words.commands;
  return defineCommand({
    description: text.what,
    args: {
      game: { type: 'positional', required: false, description: game },
      games: { type: 'string', valueHint: 'N', description: text.games },
      players: { type: 'string', valueHint: '2-5', description: text.players },
      option: { type: 'string', valueHint: 'castles=dealt', multiple: true, description: play.option },
      pack: { type: 'string', valueHint: 'file', description: play.pack },
      strength: { type: 'string', valueHint: 'casual', description: text.strength(STRENGTHS.join(', ')) },
      character: { type: 'string', valueHint: 'thief', description: text.character },
      seed: { type: 'string', valueHint: 'text', description: text.seed },
      json: { type: 'string', valueHint: 'file', description: text.json },
      threads: { type: 'string', valueHint: 'N', description: text.threads },
      lang: { type: 'string', valueHint: 'de', description: lang },
    },
    async run(args) {
      if (args.game === undefined) {
        throw usageProblem(words.problems.missingArgument(game, command('simulate', '<game>')));
      }
      const number = (flag: string, wanted: string | undefined, standard: number, most: number): number =>
        wanted === undefined ? standard : readNumber(flag, wanted, 1, most, words);
      const module = namedGame(args.game, words);
      await simulate({
        module,
        games: number('--games', args.games, STANDARD_GAMES, MOST_GAMES),
        players: args.players,
        options: args.option,
        pack: args.pack,
        strength: readStrength(args.strength ?? 'casual', words),
        character: args.character === undefined ? null : readCharacter(module, args.character, words),
        seed: args.seed ?? randomBytes(8).toString('hex'),
        json: args.json,
        threads: number('--threads', args.threads, availableParallelism(), MOST_THREADS),
        words,
      });
    },
  });
}

interface Task {
  readonly module: GameModule;
  readonly games: number;
  readonly players: string | undefined;
  readonly options: readonly string[];
  readonly pack: string | undefined;
  readonly strength: Strength;
  readonly character: string | null;
  readonly seed: string;
  readonly json: string | undefined;
  readonly threads: number;
  readonly words: Words;
}

async function simulate(task: Task): Promise<void> {
  const { module, games, seed, json, words } = task;
  const text = simulateWords[words.language];
  if (json !== undefined && json !== '-' && existsSync(json)) throw new Problem(text.fileExists(json));
  const chosen = choosePack(module, task.pack, words);
  const plans = readPlayers(module, task.players, words).map((seats) => ({
    seats,
    seed,
    strength: task.strength,
    ...(task.character !== null && { character: task.character }),
    options: readOptions(module, task.options, seats, words),
  }));
  const chunks = plans.flatMap((plan) => chunksOf(plan, games));
  const shown = progress(games * plans.length, text);
  const simulation = { game: module.id, pack: chosen.pack };
  const tallies = await playChunks(simulation, chunks, task.threads, (games) => shown.played(games)).finally(
    () => shown.end(),
  );
  const survey = module.survey(chosen.pack);
  const reports = plans.map(({ seats, options }) => {
    const tally: Tally = {};
    for (const [at, { plan }] of chunks.entries()) if (plan.seats === seats) mergeTally(tally, tallies[at]);
    return { players: seats, games, options, ...survey.report(tally, seats, words.language) };
  });
  const data = `${JSON.stringify({ game: module.id, pack: chosen.name, seed, reports }, null, 2)}\n`;
  if (json === '-') {
    process.stdout.write(data);
    return;
  }
  const { title } = module.narrator(chosen.pack, words.language);
  printTables(title, text.playedWith(chosen.name.name, seed), reports, words);
  if (json === undefined) return;
  try {
    writeFileSync(json, data, { flag: 'wx' });
  } catch (error) {
    throw new Problem(text.cannotWrite(json, reasonOf(error)));
  }
  console.log(`\n${text.written(json)}`);
}

interface PlayersReport extends Report {
  readonly players: number;
  readonly games: number;
}

function printTables(
  title: string,
  playedWith: string,
  reports: readonly PlayersReport[],
  words: Words,
): void {
  const text = simulateWords[words.language];
  const paint = outputPaint();
  for (const report of reports) {
    console.log(paint(text.title(title, report.players, report.games), 'bold', 'underline'));
    console.log(`${tableLines(report, paint, text, words.language).join('\n')}\n`);
  }
  console.log(playedWith);
}

function readStrength(wanted: string, words: Words): Strength {
  const name = wanted.trim().toLowerCase();
  if (isStrength(name)) return name;
  throw usageProblem(simulateWords[words.language].badStrength(wanted, STRENGTHS.join(', ')));
}

/** `3`, or `2-5`. */
function readPlayers(
  { seats: { min, max } }: GameModule,
  wanted: string | undefined,
  words: Words,
): number[] {
  const [, first, last] = /^(\d{1,2})(?:[-–](\d{1,2}))?$/.exec(wanted ?? `${min}-${max}`) ?? [];
  const from = Number(first);
  const to = Number(last ?? first);
  if (!(from >= min && to <= max && from <= to)) {
    throw usageProblem(simulateWords[words.language].badPlayers(wanted ?? '', min, max));
  }
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
