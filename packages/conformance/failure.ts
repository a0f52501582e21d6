/** Every check of the suite, as the sentence that it proves. */
export type Check =
  | 'nothing throws'
  // 1: what is legal and what is not
  | 'a legal answer applies'
  | 'everything is plain data'
  | 'questions are well formed'
  | 'every question leaves a choice'
  | 'a shape agrees with itself'
  | 'everything else is refused'
  | 'a refusal has a reason'
  | 'a refusal changes nothing'
  | 'every game ends'
  | 'the outcome ranks every seat'
  | 'a match can end early'
  // 2: state and log
  | 'the same seed gives the same match'
  | 'a record opens again'
  | 'copies are equal and independent'
  | 'looking changes nothing'
  | 'what was handed out stays as it was'
  | 'telling changes nothing'
  | 'chance comes from the generator'
  | 'components are conserved'
  // 3: imagined states
  | 'imagined states look real'
  | 'imagined states ask the same'
  | 'imagined states refuse the same'
  | 'imagining is repeatable'
  | 'imagined states can be played'
  | 'advice is legal'
  // 4: sealed answers
  | 'sealed answers are invisible'
  | 'the order of sealing does not matter'
  | 'the record forgets what was replaced'
  // 5: new information and undo
  | 'free undo takes back no news'
  | 'news is marked as revealing'
  | 'imagined states foretell news'
  | 'views and questions show only what was told'
  | 'undo restores'
  | 'undo stops at news'
  // 6: small worlds
  | 'imagine draws every possible world'
  | 'imagine draws only possible worlds';

/** Where in a run a check failed: enough to repeat it. */
export interface FailurePlace {
  readonly subject: string;
  readonly seed: number;
  /** Counted from 1. */
  readonly game: number;
  /** The number of answers before it. */
  readonly step: number;
}

/** A game violates its contract. */
export class ConformanceFailure extends Error {
  override readonly name = 'ConformanceFailure';
  readonly check: Check;
  readonly place: FailurePlace;
  readonly detail: string;

  constructor(check: Check, place: FailurePlace, detail: string, cause?: unknown) {
    const { subject, seed, game, step } = place;
    super(
      `${subject}: not true that ${check}. ${detail}\n` +
        `  game ${game}, after ${step} answers; repeat it with { seed: ${seed}, games: 1 }`,
      { cause },
    );
    this.check = check;
    this.place = place;
    this.detail = detail;
  }
}
