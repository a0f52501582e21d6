import { type Answer, checkShape, listAnswers, type Shape } from '@triptych/kernel';

/** An unfinished answer: nothing yet, a number, or a list with gaps. */
export type Draft = number | readonly (number | null)[] | null;

export function emptyDraft(shape: Shape): Draft {
  switch (shape.shape) {
    case 'one':
      return null;
    case 'some':
      return [];
    case 'sequence':
      return Array.from({ length: shape.length }, () => null);
    case 'order':
      return [];
    case 'distribute':
      return shape.to.map(() => 0);
    case 'assign':
      return shape.items.map(() => null);
  }
}

/** The answer, if the draft is complete and legal. */
export function finished(shape: Shape, draft: Draft): Answer | null {
  if (draft === null) return null;
  if (typeof draft === 'number') return checkShape(shape, draft) === null ? draft : null;
  const whole: number[] = [];
  for (const item of draft) {
    if (item === null) return null;
    whole.push(item);
  }
  return checkShape(shape, whole) === null ? whole : null;
}

/** The only possible answer. The question is still asked: skipping it would give something away. */
export function onlyAnswer(shape: Shape): Answer | null {
  const [first, second] = listAnswers(shape);
  return second === undefined ? (first ?? null) : null;
}

/** Adds or removes an option, keeping the order of the question. */
export function toggled(of: readonly number[], draft: Draft, option: number): number[] {
  const chosen = new Set(asList(draft));
  if (!chosen.delete(option)) chosen.add(option);
  return of.filter((other) => chosen.has(other));
}

export function withItem(draft: Draft, item: number, value: number | null): (number | null)[] {
  const list = draft === null || typeof draft === 'number' ? [] : [...draft];
  list[item] = value;
  return list;
}

/** Moves one item; the items in between close up. */
export function shifted(draft: Draft, from: number, to: number): (number | null)[] {
  const list = draft === null || typeof draft === 'number' ? [] : [...draft];
  const [item] = list.splice(from, 1);
  if (item !== undefined) list.splice(to, 0, item);
  return list;
}

export function asList(draft: Draft): number[] {
  if (draft === null || typeof draft === 'number') return [];
  return draft.filter((item): item is number => item !== null);
}

export function sameDraft(a: Draft, b: Draft): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
