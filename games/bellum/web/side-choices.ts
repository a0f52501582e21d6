import type { CardId } from '../content/components.ts';
import type { BellumModel } from './types.ts';

/** A card that still needs a side. */
export interface Waiting {
  readonly card: CardId;
  readonly chosen: number | null;
  choose(side: 0 | 1): void;
}

export function waitingCards(model: BellumModel): readonly Waiting[] {
  const { draft, question } = model;
  if (question === null || !model.asked) return [];
  if (question.kind === 'side') {
    const chosen = typeof draft === 'number' ? draft : null;
    return [{ card: question.card, chosen, choose: (side) => model.choose(side) }];
  }
  if (question.kind !== 'goblins') return [];
  return question.cards.map((card, item) => ({
    card,
    chosen: draft === null || typeof draft === 'number' ? null : draft[item],
    choose: (side) => model.set(item, side),
  }));
}
