import type { Seat } from '@triptych/kernel';
import type { Side, Tier } from '../content/symbols.ts';
import { MARKET, OPEN_PER_DECK, Recruit, recruitChoice } from '../questions.ts';
import { type BellumState, NONE } from '../state.ts';
import { fillMarket, putCard } from './cards.ts';
import { type Play, seekTurn } from './play.ts';
import { gainMarker } from './supply.ts';

export interface Price {
  readonly food: number;
  readonly glyphs: number;
}

/** B5.2 */
const FEARSOME: Price = { food: 2, glyphs: 0 };
const EXTREME: Price = { food: 4, glyphs: 1 };
const EXTREME_FOR_GLYPHS: Price = { food: 0, glyphs: 3 };

export function price(space: number, forGlyphs: boolean): Price {
  if (space < OPEN_PER_DECK) return FEARSOME;
  return forGlyphs ? EXTREME_FOR_GLYPHS : EXTREME;
}

/** Every way to pay for a creature of this tier. */
export function pricesOf(tier: Tier): readonly Price[] {
  return tier === 'fearsome' ? [FEARSOME] : [EXTREME, EXTREME_FOR_GLYPHS];
}

function mayRecruit(state: BellumState, seat: Seat, space: number, forGlyphs: boolean): boolean {
  const { food, glyphs } = price(space, forGlyphs);
  const castle = state.castles[seat];
  return state.market[space] !== NONE && castle.food >= food && castle.glyphs >= glyphs;
}

/** B5.1: any of the open creatures that the player can pay. */
export function recruitOptions(state: BellumState, seat: Seat): number[] {
  const options: number[] = [Recruit.done];
  for (let space = 0; space < MARKET; space++) {
    if (mayRecruit(state, seat, space, false)) options.push(Recruit.creature(space));
  }
  for (let space = OPEN_PER_DECK; space < MARKET; space++) {
    if (mayRecruit(state, seat, space, true)) options.push(Recruit.creatureForGlyphs(space));
  }
  return options;
}

/** B5.1: from the captain clockwise. */
export function seekRecruiter(play: Play): boolean {
  return seekTurn(play, mayRecruitAny);
}

function mayRecruitAny({ state }: Play, seat: Seat): boolean {
  for (let space = 0; space < MARKET; space++) {
    if (mayRecruit(state, seat, space, false) || mayRecruit(state, seat, space, true)) return true;
  }
  return false;
}

/** B5.2, B5.3: paid, and replaced at once; the card then waits for its side. */
export function answerRecruit(play: Play, seat: Seat, option: number): void {
  const { state, emit } = play;
  const choice = recruitChoice(option);
  if (choice === null) {
    emit?.({ type: 'recruitingEnded', seat }, 'all');
    state.served++;
    return;
  }
  const { food, glyphs } = price(choice.space, choice.forGlyphs);
  const castle = state.castles[seat];
  castle.food -= food;
  castle.glyphs -= glyphs;
  const card = state.market[choice.space];
  emit?.({ type: 'recruited', seat, card, space: choice.space, food, glyphs }, 'all');
  fillMarket(play, choice.space);
  state.recruit = card;
  state.phase = 'side';
}

/** B5.4, B5.5 */
export function answerSide(play: Play, seat: Seat, side: Side): void {
  const { components, state } = play;
  const card = state.recruit;
  putCard(play, seat, card, side);
  for (const marker of components.cards[card].bonus) gainMarker(play, seat, marker);
  state.recruit = NONE;
  state.phase = 'recruit';
}
