import type { Components } from '../content/components.ts';
import { LEFT, RIGHT } from '../content/symbols.ts';
import type { BellumQuestion } from '../questions.ts';
import type { BellumState } from '../state.ts';
import { attackOptions, mostStolen } from './attack.ts';
import { rerollOptions } from './horde.ts';
import { recruitOptions } from './recruiting.ts';
import { freeCastles } from './set-up.ts';

const SIDES = [LEFT, RIGHT];

/** Who must answer which question now. */
export function pending(components: Components, state: BellumState): readonly BellumQuestion[] {
  const seat = state.turn;
  switch (state.phase) {
    case 'castles': {
      const of = freeCastles(components, state);
      return [{ seat, kind: 'castle', rule: 'B2.1', sealed: false, shape: { shape: 'one', of } }];
    }
    case 'goblins':
      return state.goblins.map((cards, owner) => ({
        seat: owner,
        kind: 'goblins',
        rule: 'B2.1',
        sealed: true,
        cards,
        shape: { shape: 'assign', items: cards.map(() => SIDES), each: cards.length },
      }));
    case 'reroll': {
      const of = rerollOptions(state, seat);
      return [{ seat, kind: 'reroll', rule: 'B3.2', sealed: false, shape: { shape: 'one', of } }];
    }
    case 'attack': {
      const of = attackOptions(components, state, seat);
      return [{ seat, kind: 'attack', rule: 'B4.3', sealed: false, shape: { shape: 'one', of } }];
    }
    case 'theft': {
      const { victim } = state;
      const of = state.castles[victim].chests;
      const shape = { shape: 'some', of, min: 1, max: mostStolen(state, seat) } as const;
      return [{ seat, kind: 'theft', rule: 'B4.8', sealed: false, victim, shape }];
    }
    case 'recruit': {
      const of = recruitOptions(state, seat);
      return [{ seat, kind: 'recruit', rule: 'B5.1', sealed: false, shape: { shape: 'one', of } }];
    }
    case 'side': {
      const shape = { shape: 'one', of: SIDES } as const;
      return [{ seat, kind: 'side', rule: 'B5.4', sealed: false, card: state.recruit, shape }];
    }
    case 'over':
      return [];
  }
}
