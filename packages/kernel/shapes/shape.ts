/** Exactly one of the options. Answer: the option. */
export interface OneOf {
  readonly shape: 'one';
  readonly of: readonly number[];
}

/** Between `min` and `max` different options. Answer: those options, in the order of `of`. */
export interface SomeOf {
  readonly shape: 'some';
  readonly of: readonly number[];
  readonly min: number;
  readonly max: number;
}

/** `length` options in sequence, repeats allowed. Answer: those options, in order. */
export interface Sequence {
  readonly shape: 'sequence';
  readonly of: readonly number[];
  readonly length: number;
}

/** Between `min` and `max` pieces over the targets, at most `caps[i]` on `to[i]`. Answer: a count per target. */
export interface Distribute {
  readonly shape: 'distribute';
  readonly to: readonly number[];
  readonly caps: readonly number[];
  readonly min: number;
  readonly max: number;
}

/** All options, in any order. Answer: the options in that order. */
export interface Order {
  readonly shape: 'order';
  readonly of: readonly number[];
}

/** One of its targets for each item, no target more than `each` times. Answer: a target per item. */
export interface Assign {
  readonly shape: 'assign';
  readonly items: readonly (readonly number[])[];
  readonly each: number;
}

/**
 * The closed set of shapes: generic code draws controls for them, and checks, counts, lists and samples
 * answers.
 */
export type Shape = OneOf | SomeOf | Sequence | Distribute | Order | Assign;
