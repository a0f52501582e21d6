import { FastRng } from '@triptych/kernel';
import { boardgameIo } from './boardgame-io.ts';
import { copying, direct, type MeasuredEngine, playRandomly, type MeasuredGame } from './random-game.ts';

/** How a game is run: our rules in place, with events, on copies; or the same rules inside boardgame.io. */
export const ENGINES = ['silent', 'listened', 'copying', 'boardgame.io'] as const;
export type EngineName = (typeof ENGINES)[number];

export interface Pace {
  readonly decisions: number;
  readonly games: number;
  readonly seconds: number;
  /** A sum over the final states: equal for all engines that played the same games. */
  readonly check: number;
}

/** Plays random games, after a warm-up that is not counted. Always the same games for the same round. */
export function measurePace(subject: MeasuredGame, engine: EngineName, round: number): Pace {
  const games = engine === 'boardgame.io' ? 6 : 1500;
  for (let at = 0; at < games / 2; at++) play(subject, engine, -1 - at);
  const checks = Array.from({ length: 3 }, (_, at) => play(subject, engine, round + at).check);
  const start = performance.now();
  let decisions = 0;
  for (let at = 0; at < games; at++) decisions += play(subject, engine, round * 10_000 + at).decisions;
  const seconds = (performance.now() - start) / 1000;
  return { decisions, games, seconds, check: checks.reduce((sum, check) => sum + check, 0) };
}

function play(subject: MeasuredGame, engine: EngineName, seed: number): { decisions: number; check: number } {
  const { game, seats, options } = subject;
  const rules = new FastRng(seed);
  let heard = 0;
  const emit = engine === 'listened' ? (): void => void heard++ : undefined;
  const start = game.setup(seats, options, rules, emit);
  const table = open(subject, engine, start, rules, emit);
  const decisions = playRandomly(table, seats, new FastRng(seed));
  const check = seed < 3 ? fingerprint(JSON.stringify(table.state())) : 0;
  return { decisions, check };
}

function open(
  subject: MeasuredGame,
  engine: EngineName,
  start: unknown,
  rules: FastRng,
  emit?: () => void,
): MeasuredEngine {
  switch (engine) {
    case 'boardgame.io':
      return boardgameIo(subject, start, rules);
    case 'copying':
      return copying(subject, start, poolFor(subject), rules);
    case 'silent':
    case 'listened':
      return direct(subject, start, rules, emit);
  }
}

let pool: unknown;

/** Memory for copies, allocated once. */
function poolFor({ game, seats, options }: MeasuredGame): unknown {
  pool ??= game.setup(seats, options, new FastRng(0));
  return pool;
}

/** Bytes of a state as JSON, in the middle of a game. */
export function stateSize({ game, seats, options }: MeasuredGame): number {
  const rules = new FastRng(1);
  const engine = direct({ game, seats, options }, game.setup(seats, options, rules), rules);
  const sizes: number[] = [];
  playRandomly(
    { ...engine, questions: () => (sizes.push(JSON.stringify(engine.state()).length), engine.questions()) },
    seats,
    rules,
  );
  return sizes[Math.floor(sizes.length / 2)];
}

function fingerprint(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return sum;
}
