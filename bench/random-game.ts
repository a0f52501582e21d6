import type { Answer, Emit, Game, GameEvent, Options, Question } from '@triptych/kernel';
import { FastRng, sampleAnswer } from '@triptych/kernel';

/** A game to be measured. */
export interface MeasuredGame<S = unknown, Q extends Question = Question, E extends GameEvent = GameEvent> {
  readonly game: Game<S, Q, E>;
  readonly seats: number;
  readonly options: Options;
}

/** How answers are executed: by our rules directly, or by the same rules inside another system. */
export interface MeasuredEngine {
  questions(): readonly Question[];
  apply(seat: number, answer: Answer): void;
  reveal(answers: readonly (Answer | null)[]): void;
  state(): unknown;
}

/** Our rules, called directly. */
export function direct<S>(
  { game }: MeasuredGame<S>,
  state: S,
  rules: FastRng,
  emit?: Emit<GameEvent>,
): MeasuredEngine {
  return {
    questions: () => game.pending(state),
    apply: (seat, answer) => game.apply(state, seat, answer, rules, emit),
    reveal: (answers) => game.reveal(state, answers, rules, emit),
    state: () => state,
  };
}

/** Our rules as a search uses them: every answer is executed on a copy, in reused memory. */
export function copying<S>({ game }: MeasuredGame<S>, start: S, pool: S, rules: FastRng): MeasuredEngine {
  let state = start;
  let spare = pool;
  const step = (carryOut: (copy: S) => void): void => {
    game.copy(state, spare);
    carryOut(spare);
    [state, spare] = [spare, state];
  };
  return {
    questions: () => game.pending(state),
    apply: (seat, answer) => step((copy) => game.apply(copy, seat, answer, rules)),
    reveal: (answers) => step((copy) => game.reveal(copy, answers, rules)),
    state: () => state,
  };
}

/** Plays a random game to its end and returns the number of decisions. */
export function playRandomly(engine: MeasuredEngine, seats: number, choices: FastRng): number {
  let decisions = 0;
  for (let questions = engine.questions(); questions.length > 0; questions = engine.questions()) {
    const [question] = questions;
    if (question.sealed) {
      const answers: (Answer | null)[] = Array.from({ length: seats }, () => null);
      for (const { seat, shape } of questions) answers[seat] = sampleAnswer(shape, choices);
      engine.reveal(answers);
      decisions += questions.length;
    } else {
      engine.apply(question.seat, sampleAnswer(question.shape, choices));
      decisions++;
    }
  }
  return decisions;
}
