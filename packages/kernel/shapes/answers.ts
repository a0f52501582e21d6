import type { Answer } from '../question.ts';
import { type KernelRefusal, type Refusal, refuse } from '../refusal.ts';
import type { Rng } from '../rng.ts';
import { assign } from './assign.ts';
import { distribute } from './distribute.ts';
import { one } from './one.ts';
import { order } from './order.ts';
import { sequence } from './sequence.ts';
import type { ShapeRules } from './shape-rules.ts';
import type { Shape } from './shape.ts';
import { some } from './some.ts';

type RulesByShape = { readonly [K in Shape['shape']]: ShapeRules<Extract<Shape, { shape: K }>> };

const RULES: RulesByShape = { one, some, sequence, distribute, order, assign };

/** TypeScript cannot prove that a shape matches the rules under its name; this is the only cast. */
function rulesOf<S extends Shape>(shape: S): ShapeRules<S> {
  const rules: { readonly [name: string]: ShapeRules<never> } = RULES;
  return rules[shape.shape] as ShapeRules<S>;
}

/** No legal answer of any game comes close to this length; longer ones are not even examined. */
const LONGEST = 256;

/** A clean copy of outside data, if it is an answer at all. */
export function readAnswer(raw: unknown): Answer | Refusal<KernelRefusal> {
  if (isWhole(raw)) return raw;
  if (!Array.isArray(raw)) return refuse('not-a-number');
  if (raw.length > LONGEST) return refuse('too-many', null, { most: LONGEST });
  const copy: number[] = [];
  for (let at = 0; at < raw.length; at++) {
    const item: unknown = raw[at];
    if (!isWhole(item)) return refuse('not-a-number');
    copy.push(item);
  }
  return copy;
}

export function isRefusal(read: Answer | Refusal<KernelRefusal>): read is Refusal<KernelRefusal> {
  return typeof read === 'object' && 'code' in read;
}

function isWhole(raw: unknown): raw is number {
  return Number.isSafeInteger(raw) && !Object.is(raw, -0);
}

export function checkShape(shape: Shape, answer: Answer): Refusal<KernelRefusal> | null {
  return rulesOf(shape).check(shape, answer);
}

export function countAnswers(shape: Shape): number {
  return rulesOf(shape).count(shape);
}

export function listAnswers(shape: Shape): Iterable<Answer> {
  return rulesOf(shape).list(shape);
}

export function sampleAnswer(shape: Shape, rng: Rng): Answer {
  return rulesOf(shape).sample(shape, rng);
}
