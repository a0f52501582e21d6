import {
  type Answer,
  FastRng,
  FORMAT,
  Match,
  matchRandomness,
  type MatchRecord,
  type Question,
  type Rng,
  sampleAnswer,
  type Seat,
  type Shape,
  type Viewer,
} from '@triptych/kernel';
import type { Coverage } from './coverage.ts';
import { difference } from './difference.ts';
import type { ForbiddenCalls } from './forbidden-calls.ts';
import { type Check, ConformanceFailure } from './failure.ts';
import type { ConformancePlan } from './plan.ts';
import type { Subject } from './subject.ts';

/** One game under test: the match, the suite's generator, and how checks fail. */
export class Trial {
  readonly subject: Subject;
  readonly plan: ConformancePlan;
  readonly coverage: Coverage;
  readonly rng: Rng;
  readonly match: Match;
  readonly seats: readonly Seat[];
  readonly viewers: readonly Viewer[];
  /** A state to copy into again and again, as a search would. */
  readonly pooled: unknown;
  /** Another one, for the copy that lives from one answer to the next. */
  readonly scratch: unknown;
  /** The last view of each viewer, and a snapshot of it at that time. */
  readonly shown = new Map<Viewer, { readonly view: unknown; readonly snapshot: unknown }>();
  /** The components after the set-up. */
  readonly components: Readonly<Record<string, number>>;
  /** Whether most answers of this game are sensible; otherwise all are random. */
  readonly sensible: boolean;
  /** Whether this step gets the expensive checks. */
  thorough = true;
  /** Answers and reveals played so far. */
  step = 0;
  readonly #forbidden: ForbiddenCalls;
  readonly #number: number;
  readonly #seed: number;

  constructor(
    subject: Subject,
    plan: ConformancePlan,
    number: number,
    coverage: Coverage,
    forbidden: ForbiddenCalls,
  ) {
    this.subject = subject;
    this.plan = plan;
    this.coverage = coverage;
    this.#forbidden = forbidden;
    this.#number = number;
    this.#seed = plan.seed + number;
    this.sensible = this.#seed % 2 === 1;
    this.rng = new FastRng(this.#seed);
    this.seats = Array.from({ length: subject.seats }, (_, seat) => seat);
    this.viewers = [...this.seats, 'spectator'];
    const record = freshRecord(subject, this.#seed);
    this.match = this.attempt('a legal answer applies', 'set-up', () => this.open(record));
    this.pooled = subject.game.setup(subject.seats, subject.options, this.newRng());
    this.scratch = subject.game.setup(subject.seats, subject.options, this.newRng());
    this.components = { ...subject.components?.(this.match.state) };
  }

  get game(): Subject['game'] {
    return this.subject.game;
  }

  open(record: MatchRecord): Match {
    const match = Match.open(this.game, record);
    if (match instanceof Match) return match;
    return this.fail('a record opens again', `entry ${match.entry} is refused: ${match.refusal.code}`);
  }

  /** A second match in the same position. */
  fork(): Match {
    return this.open(this.match.record);
  }

  /** Recreates the generator that the match will use for its next answer. */
  nextRandomness(): () => Rng {
    const number = this.match.steps.length + 1;
    return () => matchRandomness(this.match.record.seed)(number);
  }

  /** A generator for one call, which can be repeated with an equal one. */
  newRng(): Rng {
    return new FastRng(this.newSeed());
  }

  newSeed(): number {
    return this.rng.below(2 ** 32);
  }

  sample(shape: Shape, seed: number): Answer {
    return sampleAnswer(shape, new FastRng(seed));
  }

  /** Sealed answers for a reveal: the given one for this seat, any for the others. */
  sealedAround(pending: readonly Question[], seat: Seat, answer: Answer): (Answer | null)[] {
    return this.seats.map((other) => {
      if (other === seat) return answer;
      const question = pending.find((asked) => asked.seat === other);
      return question === undefined ? null : this.sample(question.shape, this.newSeed());
    });
  }

  attempt<T>(check: Check, what: string, run: () => T): T {
    try {
      return run();
    } catch (error) {
      if (error instanceof ConformanceFailure) throw error;
      return this.fail(check, `${what} throws: ${String(error)}`, error);
    }
  }

  demandSame(check: Check, what: string, expected: unknown, found: unknown): void {
    const different = difference(expected, found);
    if (different !== null) this.fail(check, `${what}: ${different}`);
  }

  /** Fails with a problem, if there is one. */
  demandNone(check: Check, what: string, problem: string | null): void {
    if (problem !== null) this.fail(check, `${what}: ${problem}`);
  }

  fail(check: Check, detail: string, cause?: unknown): never {
    const place = {
      subject: this.subject.name,
      seed: this.#seed,
      game: this.#number + 1,
      step: this.step,
    };
    // Outside randomness makes other checks fail first; report the cause instead.
    const called = this.#forbidden.called;
    if (called !== null) {
      throw new ConformanceFailure('chance comes from the generator', place, `${called} was called.`, cause);
    }
    throw new ConformanceFailure(check, place, detail, cause);
  }
}

function freshRecord(subject: Subject, seed: number): MatchRecord {
  return {
    format: FORMAT,
    game: subject.game.id,
    rules: subject.game.rules,
    pack: { name: 'conformance', hash: '' },
    options: subject.options,
    seats: Array.from({ length: subject.seats }, (_, seat) => ({ name: `seat ${seat}`, player: 'bot' })),
    seed: seed.toString(16).padStart(64, '0'),
    log: [],
    sealed: Array.from({ length: subject.seats }, () => null),
  };
}
