import {
  type Answer,
  checkShape,
  FastRng,
  type Foreseen,
  foresee,
  type Game,
  type GameEvent,
  type Question,
  type Refusal,
} from '@triptych/kernel';

/** Everything that a seat knows when it has to answer. */
export interface Known {
  readonly view: unknown;
  readonly story: readonly GameEvent[];
  readonly question: Question;
}

/** The rules, asked about a state that is imagined for one seat. A page may have them in a worker. */
export interface ImaginedRules {
  /** Null if the answer could be given, or why not. */
  check(known: Known, answer: Answer): Promise<Refusal | null>;
  /** What an answer would lead to. */
  foresee(known: Known, answer: Answer): Promise<Foreseen | null>;
}

/** With rules that load when they are needed. */
export function imaginedRules(rules: () => Promise<Game>): ImaginedRules {
  return {
    check: async (known, answer) => checkImagined(await rules(), known, answer),
    foresee: async (known, answer) => foreseeImagined(await rules(), known, answer),
  };
}

const chance = (): FastRng => new FastRng(1);

/**
 * A state consistent with what this seat has seen. Its questions, refusals and foreseeable results equal the
 * real ones.
 */
function imagined(game: Game, known: Known): unknown {
  return game.imagine(known.view, memoryOf(game, known), known.question.seat, chance());
}

/** What a seat has learnt although its view may no longer show it. */
export function memoryOf(game: Game, { story, question: { seat } }: Known): unknown {
  const memory = game.memory(seat);
  for (const event of story) game.remember(memory, event);
  return memory;
}

/** Why the rules forbid an answer; null if they allow it. */
export function checkImagined(game: Game, known: Known, answer: Answer): Refusal | null {
  const { question } = known;
  const refusal = checkShape(question.shape, answer);
  if (refusal === null) return null;
  return game.explain(imagined(game, known), question, answer) ?? { ...refusal, rule: question.rule };
}

export function foreseeImagined(game: Game, known: Known, answer: Answer): Foreseen {
  return foresee(game, imagined(game, known), known.question.seat, answer, chance());
}
