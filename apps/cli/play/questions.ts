import { userInfo } from 'node:os';
import type { GameModule, Options, SeatRecord } from '@triptych/kernel';
import { LONGEST_NAME, readName } from '@triptych/protocol';
import { spaced } from '@triptych/words';
import { GAMES, gameIds, gameWithId } from '../games.ts';
import { choosePack, standardPack } from '../packs.ts';
import { Problem } from '../problem.ts';
import {
  arrange,
  checkOptions,
  readCount,
  readNames,
  readOptions,
  seatsFor,
  standardBots,
  type SetupRequest,
} from '../setup.ts';
import type { Terminal } from '../terminal.ts';
import type { Words } from '../words/index.ts';

/** What a new match needs to know. */
export interface NewMatch {
  readonly module: GameModule;
  readonly seats: readonly SeatRecord[];
  readonly options: Options;
}

/** A few questions with good defaults; null if somebody quits instead of answering. */
export async function askForMatch(
  module: GameModule | undefined,
  requested: SetupRequest,
  terminal: Terminal,
  words: Words,
): Promise<NewMatch | null> {
  const game = module ?? (await askGame(terminal, words));
  if (game === null) return null;
  // Refuse bad flags before the questions, not after them.
  checkOptions(game, requested.options, words);
  choosePack(game, requested.pack, words);
  const names = await ask(terminal, words.play.whoPlays(defaultName(words)), (line) => {
    const people = readNames(line === '' ? defaultName(words) : line, words);
    // Refuse too many people now, not after the next question.
    seatsFor(game, people, Math.max(0, game.seats.min - people.length), words);
    return people;
  });
  if (names === null) return null;
  const asked = await askSeats(game, names, terminal, words);
  if (asked === null) return null;
  const seats = arrange(asked, requested.seatOrder, words);
  const options = await askOptions(game, seats.length, requested.options, terminal, words);
  return options === null ? null : { module: game, seats, options };
}

/** The login name, capitalized like a person's name. */
export function defaultName(words: Words): string {
  try {
    const { username } = userInfo();
    const name = readName(username.replace(/[^\p{L}\p{N} ._-]/gu, '').slice(0, LONGEST_NAME));
    return name === null ? words.play.player : name[0].toUpperCase() + name.slice(1);
  } catch {
    return words.play.player;
  }
}

async function askGame(terminal: Terminal, words: Words): Promise<GameModule | null> {
  const [first] = GAMES;
  if (GAMES.length === 1) return first;
  for (const module of GAMES) {
    const { title } = module.narrator(standardPack(module).pack, words.language);
    terminal.print(`  ${module.id.padEnd(8)} ${title}`);
  }
  return ask(terminal, words.play.whichGame(first.id), (line) => {
    const module = line === '' ? first : gameWithId(line.toLowerCase());
    if (module === undefined) throw new Problem(words.problems.unknownGame(line, gameIds()));
    return module;
  });
}

function askSeats(
  game: GameModule,
  names: readonly string[],
  terminal: Terminal,
  words: Words,
): Promise<SeatRecord[] | null> {
  const { min, max } = game.seats;
  const standard = standardBots(game, names.length);
  const least = Math.max(0, min - names.length);
  if (names.length === max) return Promise.resolve(seatsFor(game, names, 0, words));
  return ask(terminal, words.play.howManyBots(standard, least, max - names.length), (line) =>
    seatsFor(game, names, line === '' ? standard : readCount(line, words.play.theNumber, words), words),
  );
}

async function askOptions(
  game: GameModule,
  seats: number,
  requested: readonly string[],
  terminal: Terminal,
  words: Words,
): Promise<Options | null> {
  const narrator = game.narrator(standardPack(game).pack, words.language);
  let options = readOptions(game, requested, seats, words);
  for (;;) {
    const now = game.options.map(({ name }, at) =>
      spaced(
        words.language,
        `${at + 1} ${narrator.matchOption(name)}: ${narrator.matchOptionValue(name, options[name])}`,
      ),
    );
    if (now.length === 0) return options;
    terminal.print(words.play.optionsAre(now.join(' · ')));
    const chosen = await ask(terminal, words.play.changeOptions, (line) => {
      if (line !== '' && game.options[Number(line) - 1] === undefined) {
        throw new Problem(words.play.noSuchNumber(game.options.length));
      }
      return line;
    });
    if (chosen === null) return null;
    if (chosen === '') return options;
    const option = game.options[Number(chosen) - 1];
    const { name } = option;
    const possible = option.values(seats);
    for (const [at, value] of possible.entries()) {
      terminal.print(`  ${at + 1} ${narrator.matchOptionValue(name, value)}`);
    }
    const value = await ask(terminal, narrator.matchOption(name), (line) => {
      const found = line === '' ? options[name] : possible[Number(line) - 1];
      if (found === undefined) throw new Problem(words.play.noSuchNumber(possible.length));
      return found;
    });
    if (value === null) return null;
    options = { ...options, [name]: value };
  }
}

/** Asks until the line makes sense, and says what is wrong with it. */
async function ask<T>(terminal: Terminal, prompt: string, read: (line: string) => T): Promise<T | null> {
  for (;;) {
    const line = (await terminal.ask(`${prompt} > `))?.trim();
    if (line === undefined || line.toLowerCase() === 'q') return null;
    try {
      return read(line);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      terminal.print(terminal.paint(`× ${error.message}`, 'yellow'));
    }
  }
}
