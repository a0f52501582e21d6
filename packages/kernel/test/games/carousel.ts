import type { Answer, Game, Question, Seat, Shape } from '../../index.ts';
import { rankBy, refuse, sampleAnswer } from '../../index.ts';

/** Carousel: everybody answers one question of each shape, the first of them sealed. Nothing is hidden. */
export interface CarouselState {
  round: number;
  turn: Seat;
  sums: number[];
}

export interface CarouselQuestion extends Question {
  readonly round: number;
}

export interface CarouselEvent {
  readonly type: 'answered';
  readonly seat: Seat;
  readonly answer: Answer;
}

export const SHAPES: readonly Shape[] = [
  { shape: 'sequence', of: [3, 1, 4], length: 3 },
  { shape: 'one', of: [7, 2, -5] },
  { shape: 'some', of: [9, 2, 6, 5], min: 1, max: 3 },
  { shape: 'distribute', to: [10, 20, 30], caps: [2, 0, 3], min: 1, max: 4 },
  { shape: 'order', of: [8, 1, 6] },
  { shape: 'assign', items: [[1, 2], [2], [2, 3]], each: 2 },
];

export const carousel: Game<CarouselState, CarouselQuestion, CarouselEvent, CarouselState, null> = {
  id: 'carousel',
  rules: 1,
  setup: (seats) => ({ round: 0, turn: 0, sums: Array.from({ length: seats }, () => 0) }),
  copy(from, into) {
    into.round = from.round;
    into.turn = from.turn;
    into.sums.length = 0;
    into.sums.push(...from.sums);
  },
  pending({ round, turn, sums }) {
    const shape = SHAPES[round];
    if (shape === undefined) return [];
    const sealed = round === 0;
    const seats = sealed ? sums.map((_, seat) => seat) : [turn];
    return seats.map((seat) => ({ seat, kind: shape.shape, rule: 'C1', sealed, shape, round }));
  },
  end(state) {
    state.round = SHAPES.length;
  },
  explain: (_state, _question, answer) => (answer === -1 ? refuse('below-zero', 'C2', { answer }) : null),
  apply(state, seat, answer, _rng, emit) {
    state.sums[seat] += sum(answer);
    emit?.({ type: 'answered', seat, answer }, 'all');
    state.turn = (seat + 1) % state.sums.length;
    if (state.turn === 0) state.round++;
  },
  reveal(state, answers, _rng, emit) {
    for (const [seat, answer] of answers.entries()) {
      if (answer === null) continue;
      state.sums[seat] += sum(answer);
      emit?.({ type: 'answered', seat, answer }, 'all');
    }
    state.round++;
  },
  reveals: () => false,
  view: ({ round, turn, sums }) => ({ round, turn, sums: [...sums] }),
  memory: () => null,
  remember: () => {},
  imagine: ({ round, turn, sums }) => ({ round, turn, sums: [...sums] }),
  outcome({ round, sums }) {
    if (round < SHAPES.length) return null;
    return rankBy(
      sums.map((points) => ({ points })),
      ['points'],
    );
  },
  advise: (_state, question, rng) => sampleAnswer(question.shape, rng),
};

function sum(answer: Answer): number {
  return typeof answer === 'number' ? answer : answer.reduce((total, item) => total + item, 0);
}
