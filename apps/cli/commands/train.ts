import { writeFileSync } from 'node:fs';
import { learn, type TrainingExample, trainingExamplesOf } from '@triptych/bots/train';
import { beliefExamplesOf } from '@triptych/bots/train-beliefs';
import { defineCommand } from '../command.ts';
import { namedGame } from '../games.ts';
import { Problem, reasonOf, usageProblem } from '../problem.ts';
import { command } from '../program.ts';
import { readOptions } from '../setup.ts';
import { progress } from '../simulate/progress.ts';
import { readNumber } from '../simulate/read-number.ts';
import type { Words } from '../words/index.ts';
import { simulateWords } from '../words/simulate.ts';
import { tournamentWords } from '../words/tournament.ts';

const STANDARD_GAMES = 1500;
const MOST_GAMES = 1_000_000;

/** Learns the weights of a game's bots from self-play: the same number of games gives the same weights. */
export function trainCommand(words: Words) {
  const text = tournamentWords[words.language];
  const shared = simulateWords[words.language];
  const { game, lang } = words.commands;
  return defineCommand({
    description: text.trainWhat,
    args: {
      game: { type: 'positional', required: false, description: game },
      games: { type: 'string', valueHint: 'N', description: text.trainGames },
      beliefs: { type: 'boolean', description: text.trainBeliefs },
      json: { type: 'string', valueHint: 'file', description: text.trainJson },
      lang: { type: 'string', valueHint: 'de', description: lang },
    },
    async run(args) {
      if (args.game === undefined) {
        throw usageProblem(words.problems.missingArgument(game, command('train', '<game>')));
      }
      const games =
        args.games === undefined ? STANDARD_GAMES : readNumber('--games', args.games, 1, MOST_GAMES, words);
      const weights = await train(args.game, games, args.beliefs === true, words);
      if (args.json === undefined) {
        console.log(JSON.stringify(weights));
        return;
      }
      try {
        writeFileSync(args.json, `${JSON.stringify(weights)}\n`);
      } catch (error) {
        throw new Problem(shared.cannotWrite(args.json, reasonOf(error)));
      }
      console.log(shared.written(args.json));
    },
  });
}

/** By number of seats and stage of the game. */
async function train(
  name: string,
  games: number,
  beliefs: boolean,
  words: Words,
): Promise<Record<string, number[][]>> {
  const module = namedGame(name, words);
  const game = module.open(module.packs['standard']);
  const outlook = game.knowledge?.outlook;
  if (outlook === undefined) throw new Problem(tournamentWords[words.language].nothingToTrain);
  const learnFrom = beliefs ? beliefExamplesOf : trainingExamplesOf;
  const { min, max } = module.seats;
  const least = Math.max(2, min);
  const shown = progress(games * (max - least + 1), simulateWords[words.language]);
  const weights: Record<string, number[][]> = {};
  for (let seats = least; seats <= max; seats++) {
    const options = readOptions(module, [], seats, words);
    const examples: TrainingExample[] = [];
    for (let number = 0; number < games; number++) {
      examples.push(...learnFrom(game, outlook, seats, options, number));
      shown.played(1);
      // Lets the terminal show the progress.
      await new Promise(setImmediate);
    }
    const stages = Math.max(0, ...examples.map(({ stage }) => stage)) + 1;
    weights[seats] = Array.from({ length: stages }, (_, stage) =>
      learn(
        examples.filter((example) => example.stage === stage),
        outlook.features.length,
      ),
    );
  }
  shown.end();
  return weights;
}
