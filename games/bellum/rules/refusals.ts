import { type Answer, type Refusal, refuse, type Seat } from '@triptych/kernel';
import type { Components } from '../content/components.ts';
import { MAGIC_SWORD, SWORD } from '../content/symbols.ts';
import {
  Attack,
  attackTarget,
  type BellumQuestion,
  MARKET,
  OPEN_PER_DECK,
  Recruit,
  Reroll,
  recruitChoice,
} from '../questions.ts';
import { type BellumState, NONE } from '../state.ts';
import { castleDefence, type Defence, mostStolen, placeAt, thieves } from './attack.ts';
import { active } from './play.ts';
import { price } from './recruiting.ts';

export type BellumRefusal =
  | 'castle-taken'
  | 'no-barrel'
  | 'no-spell'
  | 'spell-for-captain'
  | 'no-place'
  | 'too-few-swords'
  | 'too-few-magic-swords'
  | 'own-castle'
  | 'no-thief'
  | 'nothing-to-steal'
  | 'not-the-victims'
  | 'too-few-thieves'
  | 'no-creature'
  | 'not-for-glyphs'
  | 'too-little-food'
  | 'too-little-for-extreme';

type Reason = Refusal<BellumRefusal> | null;

/** Why an answer that the question does not offer is illegal. Everything it says is public. */
export function explain(
  components: Components,
  state: BellumState,
  question: BellumQuestion,
  answer: Answer,
): Reason {
  const { seat } = question;
  switch (question.kind) {
    case 'castle':
      return state.castles.some(({ board }) => board === answer) && answer !== NONE
        ? refuse('castle-taken', 'B2.1')
        : null;
    case 'reroll':
      return noReroll(state, seat, answer);
    case 'attack':
      return typeof answer === 'number' ? noAttack(components, state, seat, answer) : null;
    case 'theft':
      return typeof answer === 'number' ? null : noTheft(state, seat, answer);
    case 'recruit':
      return typeof answer === 'number' ? noRecruit(state, seat, answer) : null;
    case 'goblins':
    case 'side':
      return null;
  }
}

function noReroll(state: BellumState, seat: Seat, answer: Answer): Reason {
  if (answer === Reroll.barrel) return refuse('no-barrel', 'B3.2');
  if (answer !== Reroll.spell) return null;
  return seat === state.captain ? refuse('no-spell', 'B3.4') : refuse('spell-for-captain', 'B3.4');
}

function noAttack(components: Components, state: BellumState, seat: Seat, option: number): Reason {
  const target = attackTarget(option);
  if (target.on === 'castle') return noStorm(components, state, seat, target.seat);
  if (target.on === 'nothing' || option < Attack.nothing || target.space >= state.open.length) return null;
  const place = placeAt(state, target.space);
  return place === NONE ? refuse('no-place', 'B4.5') : tooWeak(state, seat, components.places[place]);
}

/** B4.7 */
function noStorm(components: Components, state: BellumState, seat: Seat, victim: Seat): Reason {
  if (victim >= state.castles.length) return null;
  if (victim === seat) return refuse('own-castle', 'B4.3');
  if (thieves(state, seat) === 0) return refuse('no-thief', 'B4.7');
  if (state.castles[victim].chests.length === 0) return refuse('nothing-to-steal', 'B4.7');
  return tooWeak(state, seat, castleDefence(components, state, victim));
}

/** B4.4 */
function tooWeak(state: BellumState, seat: Seat, { shields, magicShields }: Defence): Reason {
  const magic = active(state, state.castles[seat], MAGIC_SWORD);
  if (magic < magicShields)
    return refuse('too-few-magic-swords', 'B4.4', { have: magic, need: magicShields });
  const have = magic + active(state, state.castles[seat], SWORD);
  return refuse('too-few-swords', 'B4.4', { have, need: shields + magicShields });
}

function noTheft(state: BellumState, seat: Seat, chests: readonly number[]): Reason {
  if (chests.some((chest) => !state.castles[state.victim].chests.includes(chest)))
    return refuse('not-the-victims', 'B4.8');
  const most = mostStolen(state, seat);
  return chests.length > most ? refuse('too-few-thieves', 'B4.7', { have: most }) : null;
}

/** B5.2 */
function noRecruit(state: BellumState, seat: Seat, option: number): Reason {
  const choice = recruitChoice(option);
  if (choice === null || option < Recruit.done || choice.space >= MARKET) return null;
  if (choice.forGlyphs && choice.space < OPEN_PER_DECK) return refuse('not-for-glyphs', 'B5.2');
  if (state.market[choice.space] === NONE) return refuse('no-creature', 'B5.3');
  const castle = state.castles[seat];
  const { food, glyphs } = price(choice.space, false);
  if (choice.space < OPEN_PER_DECK)
    return refuse('too-little-food', 'B5.2', { have: castle.food, need: food });
  return refuse('too-little-for-extreme', 'B5.2', {
    food,
    glyphs,
    glyphsAlone: price(choice.space, true).glyphs,
    haveFood: castle.food,
    haveGlyphs: castle.glyphs,
  });
}
