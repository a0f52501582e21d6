import { hashText } from '@triptych/bots';
import {
  type Answer,
  checkShape,
  FastRng,
  type Game,
  type Options,
  type Question,
  rememberIn,
  sampleAnswer,
  type Seat,
} from '@triptych/kernel';

/** A match of the engine as plain data: its driver may see every seat, copy it and change its luck. */
export interface EngineMatch {
  readonly game: Game;
  readonly seats: number;
  readonly state: unknown;
  readonly memories: readonly unknown[];
  /** By seat: its secret answer, while others are still asked. */
  sealed: (Answer | null)[];
  seed: string;
  /** How many answers have been carried out: each has luck of its own, which follows from the seed. */
  answered: number;
  /** How many answers have been drawn. */
  sampled: number;
}

export function newEngineMatch(game: Game, seats: number, options: Options, seed: string): EngineMatch {
  const memories = Array.from({ length: seats }, (_, seat) => game.memory(seat));
  const state = game.setup(seats, options, luckOf(seed, 0), rememberIn(game, memories));
  return { game, seats, state, memories, sealed: nothing(seats), seed, answered: 0, sampled: 0 };
}

/** An independent match, which continues as the original would. */
export function copyOf(match: EngineMatch): EngineMatch {
  const { state, memories, sealed } = match;
  return {
    ...match,
    state: structuredClone(state),
    memories: structuredClone(memories),
    sealed: [...sealed],
  };
}

/** What is still to be answered. */
export function questionsOf({ game, state, sealed }: EngineMatch): Question[] {
  return game.pending(state).filter(({ seat }) => sealed[seat] === null);
}

/** One of the legal answers; each time another one may come. */
export function sampleOf(match: EngineMatch, { shape }: Question): Answer {
  return sampleAnswer(shape, new FastRng(hashText(`${match.seed}/sample/${match.sampled++}`)));
}

/** Carries out an answer; secret ones as soon as all have arrived. False: it is not legal. */
export function applyTo(match: EngineMatch, seat: Seat, answer: Answer): boolean {
  const { game, state, memories, seats, sealed } = match;
  const question = questionsOf(match).find((asked) => asked.seat === seat);
  if (question === undefined || checkShape(question.shape, answer) !== null) return false;
  const remember = rememberIn(game, memories);
  if (!question.sealed) {
    game.apply(state, seat, answer, luckOf(match.seed, ++match.answered), remember);
    return true;
  }
  sealed[seat] = answer;
  if (questionsOf(match).length > 0) return true;
  match.sealed = nothing(seats);
  game.reveal(state, sealed, luckOf(match.seed, ++match.answered), remember);
  return true;
}

function nothing(seats: number): null[] {
  return Array.from({ length: seats }, () => null);
}

function luckOf(seed: string, answer: number): FastRng {
  return new FastRng(hashText(`${seed}/${answer}`));
}
