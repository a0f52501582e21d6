import { bellum } from '@triptych/games/bellum';
import type { BellumState } from '@triptych/games/bellum/state.ts';
import { adviseHonestly } from '@triptych/bots';
import {
  FastRng,
  type Game,
  type GameModule,
  Match,
  type MatchRecord,
  newMatch,
  type Options,
  type SeatRecord,
} from '@triptych/kernel';
import { xerxes } from '@triptych/games/xerxes';
import { satrapId } from '@triptych/games/xerxes/content/components.ts';
import { goalsMet } from '@triptych/games/xerxes/rules/solo.ts';
import { xidit } from '@triptych/games/xidit';

/** The longest names that the page accepts. */
const LONG_NAMES = [
  'Maximiliane von Hohenstaufen',
  'Brzęczyszczykiewicz Jan',
  'Anna',
  'Wolfeschlegelsteinhausenberger',
  'Ben',
];

export interface Position {
  readonly record: MatchRecord;
  /** How much is on the table: the fuller, the harder to draw. */
  readonly fullness: number;
}

function seats(number: number): SeatRecord[] {
  return LONG_NAMES.slice(0, number).map((name, seat) => ({ name, player: seat === 0 ? 'person' : 'bot' }));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** The fullest position for every kind of question to seat 0, from games of Bellum Magica among bots. */
export function fullestPositions(players: number, games: number): Map<string, Position> {
  return fullest(
    bellum,
    { players, games, options: {} },
    ({ castles: [{ left, right, chests }] }) => left.length + right.length + chests.length,
  );
}

/** A position of Bellum Magica in which seat 0 is asked this. */
export function bellumPosition(kind: string, fits: (state: BellumState) => boolean): MatchRecord {
  for (let number = 0; number < 50; number++) {
    const match = startMatch(bellum, 2, {}, number);
    const found: MatchRecord[] = [];
    playOut(match, number, (asked) => {
      if (found.length === 0 && asked === kind && fits(match.state)) found.push(match.record);
    });
    if (found.length > 0) return found[0];
  }
  throw new Error(`No such position for ${kind}.`);
}

export function xiditPositions(players: number, games: number): Map<string, Position> {
  return fullest(
    xidit,
    { players, games, options: { length: 'short' } },
    ({ heights, lords, raging }) =>
      sum(heights) + sum(lords.flatMap(({ songs, units }) => [...songs, ...units])) + 9 * sum(raging),
  );
}

export function xerxesPositions(players: number, games: number): Map<string, Position> {
  const options = { events: 'expansion', ...(players === 1 ? { scenario: 'hard' } : {}) };
  return fullest(
    xerxes,
    { players, games, options },
    ({ seats: satrapies, buildings }) =>
      sum(satrapies.map(({ resources, permanent }) => sum(resources) + permanent.length)) +
      3 * sum(satrapies.map(({ workers }) => workers.filter((area) => area >= 0).length)) +
      2 * buildings.filter((owner) => owner >= 0).length,
  );
}

/** An easy solo game of Xerxes that was won or lost. */
export function soloEnd(won: boolean): MatchRecord {
  for (let number = 0; number < 50; number++) {
    const match = startMatch(xerxes, 1, { scenario: 'easy' }, number);
    playOut(match, number, () => undefined);
    if (goalsMet(match.state) === won) return match.record;
  }
  throw new Error('No solo game ended that way.');
}

interface Wanted {
  readonly players: number;
  readonly games: number;
  readonly options: Options;
}

function fullest<P, S>(
  module: GameModule<P, Game<S>>,
  { players, games, options }: Wanted,
  fullness: (state: S) => number,
): Map<string, Position> {
  const found = new Map<string, Position>();
  for (let number = 0; number < games; number++) {
    const match = startMatch(module, players, options, number);
    const keep = (kind: string): void => {
      const position = { record: match.record, fullness: fullness(match.state) };
      const before = found.get(kind);
      if (before === undefined || position.fullness > before.fullness) found.set(kind, position);
    };
    playOut(match, number, keep);
    keep('over');
  }
  return found;
}

/** Lets bots play; reports every question to seat 0 before it is answered. */
function playOut<S>(match: Match<S>, number: number, asked: (kind: string) => void): void {
  const rng = new FastRng(number);
  while (!match.over) {
    const [{ seat }] = match.questions.filter(({ ready }) => !ready);
    const question = match.questionOf(seat);
    if (question === null) break;
    if (seat === 0) asked(question.kind);
    match.answer(seat, adviseHonestly(match.game, match.view(seat), match.memory(seat), question, rng));
  }
}

function startMatch<P, S>(module: GameModule<P, Game<S>>, players: number, options: Options, number: number) {
  const [pack] = Object.entries(module.packs);
  const [name, content] = pack;
  const seed = number.toString(16).padStart(64, '0');
  const made = newMatch(module, { seats: seats(players), options, pack: { name, content }, seed });
  if (!made.ok) throw new Error('The setup of a position is invalid.');
  const match = Match.open(module.open(content), made.record);
  if (!(match instanceof Match)) throw new Error('The record of a position is invalid.');
  return match;
}

/** E11.8: seat 0 is Assyria, and decides which tax cards to keep. */
export function assyriaKeeps(): MatchRecord {
  const pack = { name: 'standard', content: xerxes.packs['standard'] };
  const made = newMatch(xerxes, { seats: seats(3), options: {}, pack, seed: 'a'.repeat(64) });
  if (!made.ok) throw new Error('The options are invalid.');
  const satraps = [satrapId('assyria'), satrapId('lydia'), satrapId('india')];
  return { ...made.record, log: satraps.map((answer, seat) => ({ seat, answer })) };
}
