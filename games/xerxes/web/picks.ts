import type { Seat } from '@triptych/kernel';
import type { Components } from '../content/components.ts';
import { Convert, Pair, type XerxesQuestion } from '../questions.ts';
import { asList, type Draft } from '@triptych/client/draft.ts';
import { buildingOption, cardOption } from './on-board.ts';

// Some options combine two choices in one number. They are chosen one by one; until then the draft is a list.

/** The resources of a pair chosen so far. */
export function pickedPair(draft: Draft): readonly number[] {
  return typeof draft === 'number' ? Pair.resources(draft) : asList(draft);
}

const pairOf = (one: number, other: number): number =>
  Pair.option(Math.min(one, other), Math.max(one, other));

/** Adds a resource to a pair, or removes it. */
export function pickForPair(of: readonly number[], draft: Draft, resource: number): Draft {
  const picked = pickedPair(draft);
  if (picked.length === 2) {
    const at = picked.indexOf(resource);
    return at < 0 ? [resource] : [picked[1 - at]];
  }
  const [first] = picked;
  if (first === undefined) return [resource];
  const pair = pairOf(first, resource);
  if (of.includes(pair)) return pair;
  return first === resource ? null : [resource];
}

/** Whether a resource can be part of a pair. */
export function fitsPair(of: readonly number[], resource: number): boolean {
  return of.some((pair) => Pair.resources(pair).includes(resource));
}

/** What a converted force was and what it becomes, as far as they are chosen. */
export function pickedConversion(draft: Draft): {
  readonly source: number | null;
  readonly force: number | null;
} {
  if (typeof draft === 'number') return { source: Convert.source(draft), force: Convert.force(draft) };
  const [source] = asList(draft);
  return { source: source ?? null, force: null };
}

/** The change that the draft would make to my store, by resource. */
export function storeChange(question: XerxesQuestion, draft: Draft): number[] {
  const change = [0, 0, 0, 0, 0, 0];
  switch (question.kind) {
    case 'give':
      for (const resource of pickedPair(draft)) change[resource]--;
      break;
    case 'take':
      for (const resource of pickedPair(draft)) change[resource]++;
      break;
    case 'giveUp':
      if (typeof draft === 'number') change[draft]--;
      break;
    case 'bonus':
      if (typeof draft === 'number') change[draft]++;
      break;
    case 'heir':
      for (const [at, resource] of question.shape.to.entries()) change[resource] += countAt(draft, at);
      break;
    default:
  }
  return change;
}

/** The price of the chosen building or tax, by resource. */
export function priceOf(
  { buildings, taxes }: Components,
  question: XerxesQuestion,
  draft: Draft,
): readonly number[] {
  if (typeof draft === 'number') {
    const building = buildings.find(
      (_, at) => question.kind === 'build' && buildingOption(question, at) === draft,
    );
    const tax = taxes.find((_, at) => question.kind === 'tax' && cardOption(question, 'tax', at) === draft);
    return building?.cost ?? tax?.cost ?? [];
  }
  return [];
}

export function countAt(draft: Draft, at: number): number {
  return draft === null || typeof draft === 'number' ? 0 : (draft[at] ?? 0);
}

export interface PickCount {
  readonly done: number;
  readonly wanted: number;
}

/** How many parts of an answer are chosen, and how many it needs; null: it has one part. */
export function tallyOf({ shape, kind }: XerxesQuestion, draft: Draft): PickCount | null {
  switch (shape.shape) {
    case 'some':
      // E11.8: a player who keeps more than needed keeps all.
      return { done: asList(draft).length, wanted: asList(draft).length > shape.min ? shape.max : shape.min };
    case 'distribute':
      return { done: asList(draft).reduce((sum, count) => sum + count, 0), wanted: shape.min };
    case 'assign':
      return { done: asList(draft).length, wanted: shape.items.length };
    case 'order':
      return { done: asList(draft).length, wanted: shape.of.length };
    case 'one':
      return kind === 'give' || kind === 'take' ? { done: pickedPair(draft).length, wanted: 2 } : null;
    default:
      return null;
  }
}

/** Gives the next place in the order to this seat; a seat that already has one gives it up. */
export function nextInOrder(draft: Draft, seat: Seat): Seat[] {
  const order = asList(draft);
  return order.includes(seat) ? order.filter((other) => other !== seat) : [...order, seat];
}
