import { randomBytes } from 'node:crypto';
import { type Strength, STRENGTH_NAMES, strengthNamed, STRENGTHS } from '@triptych/bots';
import { nameOfBot } from '@triptych/words';
import {
  completeOptions,
  FastRng,
  type GameModule,
  type Options,
  SEED,
  type SeatRecord,
  shuffle,
  type MatchRequestProblem,
} from '@triptych/kernel';
import { isSeen, LONGEST_NAME, readName } from '@triptych/protocol';
import { type Problem, usageProblem } from './problem.ts';
import type { Words } from './words/index.ts';

/** What the command line says about a new match. */
export interface SetupRequest {
  readonly players: string | undefined;
  readonly people: string | undefined;
  readonly bots: string | undefined;
  readonly seatOrder: string | undefined;
  readonly options: readonly string[];
  readonly pack: string | undefined;
  readonly seed: string | undefined;
}

/** Stands for the next bot in the order of seats. */
const BOT = 'bot';

/** One person alone meets two bots; several play among themselves. */
export function standardBots(module: GameModule, people: number): number {
  const { min, max } = module.seats;
  if (people >= Math.max(2, min)) return 0;
  return Math.min(max, Math.max(min, 3)) - people;
}

export function readNames(text: string, words: Words): string[] {
  const names = text.split(',').map((typed) => {
    const name = readName(typed);
    if (name !== null) return name;
    const { emptyName, longName } = words.problems;
    throw usageProblem(isSeen(typed) ? longName(typed.trim(), LONGEST_NAME) : emptyName);
  });
  const reserved = names.find((name) => name.toLowerCase() === BOT || /^\d+$/.test(name));
  if (reserved !== undefined) throw usageProblem(words.problems.reservedName(reserved));
  const lower = names.map((name) => name.toLowerCase());
  const twice = names.find((_, at) => lower.indexOf(lower[at]) !== at);
  if (twice !== undefined) throw usageProblem(words.problems.sameName(twice));
  return names;
}

export function readCount(text: string, flag: string, words: Words): number {
  if (!/^\d{1,3}$/.test(text)) throw usageProblem(words.problems.notANumber(flag, text));
  return Number(text);
}

/** Who sits where: as the flags say, with sensible defaults for the rest. */
export function planSeats(
  module: GameModule,
  requested: SetupRequest,
  defaultName: string,
  words: Words,
): SeatRecord[] {
  const people = requested.people === undefined ? [defaultName] : readNames(requested.people, words);
  const players =
    requested.players === undefined ? undefined : readCount(requested.players, '--players', words);
  const requestedBots = requested.bots === undefined ? undefined : readBots(module, requested.bots, words);
  const standard = players === undefined ? standardBots(module, people.length) : players - people.length;
  const bots = requestedBots?.length ?? standard;
  if (bots < 0 || (players !== undefined && players !== people.length + bots)) {
    throw usageProblem(words.problems.seatsDoNotAddUp(people.length, Math.max(bots, 0), players ?? 0));
  }
  return arrange(seatsFor(module, people, bots, words, requestedBots), requested.seatOrder, words);
}

/** A bot that somebody wants; without a character it gets one that no other has, as far as possible. */
interface WantedBot {
  readonly strength: Strength;
  readonly character?: string;
}

/** `2`, or how strong each bot is, perhaps with its character: `novice,strong:thief`. */
function readBots(module: GameModule, text: string, words: Words): WantedBot[] {
  if (/^\d/.test(text))
    return Array.from({ length: readCount(text, '--bots', words) }, () => ({ strength: 'casual' }));
  return text.split(',').map((wanted) => {
    const [name, character] = wanted.trim().toLowerCase().split(':', 2);
    const known = STRENGTH_NAMES.some((strength) => strength === name);
    if (!known) throw usageProblem(words.problems.badBots(text, STRENGTHS.join(', ')));
    const strength = strengthNamed(name);
    return character === undefined
      ? { strength }
      : { strength, character: readCharacter(module, character, words) };
  });
}

/** One of the game's characters, by its id. */
export function readCharacter(module: GameModule, wanted: string, words: Words): string {
  const known = (module.characters?.(words.language) ?? []).map(({ id }) => id);
  if (known.includes(wanted)) return wanted;
  throw usageProblem(words.problems.badCharacter(wanted, known.join(', ')));
}

export function seatsFor(
  module: GameModule,
  people: readonly string[],
  bots: number,
  words: Words,
  wanted: readonly WantedBot[] = [],
): SeatRecord[] {
  const { min, max } = module.seats;
  const players = people.length + bots;
  if (players < min || players > max) throw usageProblem(words.problems.wrongPlayers(players, min, max));
  const seats = people.map((name): SeatRecord => ({ name, player: 'person' }));
  for (let bot = 0; bot < bots; bot++)
    seats.push(botSeat(module, wanted[bot] ?? { strength: 'casual' }, seats, words));
  return seats;
}

/** A bot beside these others: named after its character, if the game has characters. */
function botSeat(
  module: GameModule,
  { strength, character }: WantedBot,
  others: readonly SeatRecord[],
  words: Words,
): SeatRecord {
  const taken = others.map(({ name }) => name);
  const strong = strength === 'casual' ? {} : { strength };
  const bots = others.filter(({ player }) => player === 'bot');
  const all = module.characters?.(words.language) ?? [];
  const unseen = all.filter(({ id }) => bots.every((other) => other.character !== id));
  const named = all.find(({ id }) => id === character) ?? unseen[0] ?? all[bots.length % all.length];
  if (named === undefined) {
    const free = words.play.botNames.find((name) => !taken.includes(name));
    return { name: free ?? words.play.botNames[0], player: 'bot', ...strong };
  }
  const name = nameOfBot(named.name, taken);
  return { name, player: 'bot', ...strong, character: named.id };
}

/** `random`, or the names in order, with `bot` for the next bot. */
export function arrange(seats: SeatRecord[], order: string | undefined, words: Words): SeatRecord[] {
  if (order === undefined) return seats;
  if (order === 'random') return shuffle([...seats], secretRng());
  const left = [...seats];
  const arranged = order.split(',').flatMap((wanted) => {
    const name = wanted.trim().toLowerCase();
    const at = left.findIndex((seat) =>
      name === BOT ? seat.player === 'bot' : seat.name.toLowerCase() === name,
    );
    return at < 0 ? [] : left.splice(at, 1);
  });
  if (left.length === 0 && order.split(',').length === seats.length) return arranged;
  const example = seats.map((seat) => (seat.player === 'bot' ? BOT : seat.name)).join(',');
  throw usageProblem(words.problems.badSeatOrder(order, example));
}

/** Options such as `castles=dealt`, over the standard values. */
export function readOptions(
  module: GameModule,
  requested: readonly string[],
  seats: number,
  words: Words,
): Options {
  const complete = completeOptions(module, seats, requestedOptions(requested));
  if (!complete.ok) throw matchRequestProblem(complete, seats, words);
  return complete.options;
}

/** Refuses options that no number of players allows, before asking who plays. */
export function checkOptions(module: GameModule, requested: readonly string[], words: Words): void {
  const { min, max } = module.seats;
  const options = requestedOptions(requested);
  for (let seats = min; seats <= max; seats++) if (completeOptions(module, seats, options).ok) return;
  readOptions(module, requested, max, words);
}

function requestedOptions(requested: readonly string[]): Options {
  const given = requested.map((wanted) => {
    const [name, ...value] = wanted.split('=');
    return [name.trim(), value.join('=').trim()];
  });
  return Object.fromEntries(given);
}

export function matchRequestProblem(problem: MatchRequestProblem, seats: number, words: Words): Problem {
  const { wrongPlayers, unknownOption, unknownValue } = words.problems;
  switch (problem.problem) {
    case 'seats':
      return usageProblem(wrongPlayers(seats, problem.min, problem.max));
    case 'no-such-option':
      return usageProblem(unknownOption(problem.option, problem.possible.join(', ')));
    case 'no-such-value':
      return usageProblem(unknownValue(problem.option, problem.value, problem.possible.join(', ')));
  }
}

export function readSeed(wanted: string | undefined, words: Words): string {
  if (wanted === undefined) return randomBytes(32).toString('hex');
  const seed = wanted.toLowerCase();
  if (!SEED.test(seed)) throw usageProblem(words.problems.badSeed(wanted.length));
  return seed;
}

/** For what need not be repeatable: the bots' random choices and the order of seats. */
export function secretRng(): FastRng {
  return new FastRng(randomBytes(4).readInt32LE());
}
