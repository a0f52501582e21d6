import type { Draft } from '@triptych/client/draft.ts';
import type { Seat } from '@triptych/kernel';
import { type Components, TAVERN } from '../content/components.ts';
import { attackTarget, type BellumQuestion, recruitChoice, TAVERN_SPACE } from '../questions.ts';
import { price } from '../rules/recruiting.ts';
import type { BellumView } from '../view.ts';
import { type Good, strength } from './amounts.ts';

/** What an answer would change in one's own hoard. */
export interface Consequences {
  readonly goods: Readonly<Partial<Record<Good, number>>>;
  /** How many chests it brings, at most. */
  readonly chests: number;
}

const NOTHING: Consequences = { goods: {}, chests: 0 };

/** What the chosen attack or creature would change, as things stand. */
export function consequences(
  components: Components,
  view: BellumView,
  seat: Seat,
  question: BellumQuestion | null,
  draft: Draft,
): Consequences {
  if (typeof draft !== 'number') return NOTHING;
  if (question?.kind === 'recruit') return ofRecruiting(components, view, draft);
  if (question?.kind !== 'attack') return NOTHING;
  const target = attackTarget(draft);
  switch (target.on) {
    case 'nothing':
      return NOTHING;
    case 'castle': {
      const chests = Math.min(strength(view, seat).thieves, view.castles[target.seat].chests.length);
      return { goods: {}, chests };
    }
    case 'place': {
      const place = target.space === TAVERN_SPACE ? TAVERN : view.open[target.space];
      const { food, glyphs, barrels, wooden, metal, golden } = components.places[place].loot;
      return { goods: { food, glyph: glyphs, barrel: barrels }, chests: wooden + metal + golden };
    }
  }
}

function ofRecruiting(components: Components, view: BellumView, draft: number): Consequences {
  const choice = recruitChoice(draft);
  if (choice === null) return NOTHING;
  const { food, glyphs } = price(choice.space, choice.forGlyphs);
  const gained: Partial<Record<Good, number>> = {};
  for (const marker of components.cards[view.market[choice.space]].bonus)
    gained[marker] = (gained[marker] ?? 0) + 1;
  return { goods: { ...gained, food: 0 - food, glyph: 0 - glyphs }, chests: 0 };
}
