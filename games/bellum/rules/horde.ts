import type { Seat } from '@triptych/kernel';
import { ROWS } from '../content/symbols.ts';
import { Reroll } from '../questions.ts';
import type { BellumState } from '../state.ts';
import { type Play, seekTurn } from './play.ts';

/** B3.1: a new day; the captain's spells are ready again (B3.4), and the die is rolled. */
export function beginDay(play: Play, captain: Seat): void {
  const { state, emit } = play;
  state.day++;
  state.captain = captain;
  const castle = state.castles[captain];
  castle.spells += castle.spent;
  castle.spent = 0;
  emit?.({ type: 'dayBegan', day: state.day, captain }, 'all');
  roll(play);
}

/** B3.1, B3.2: the row is active for everybody; the question goes round from the captain again. */
function roll({ state, rng, emit }: Play): void {
  state.row = rng.below(ROWS);
  emit?.({ type: 'dieRolled', captain: state.captain, row: state.row }, 'all');
  state.phase = 'reroll';
  state.served = 0;
}

/** B3.2: anybody with a barrel; the captain also with a spell that is ready (B3.4). */
export function rerollOptions(state: BellumState, seat: Seat): number[] {
  const options: number[] = [Reroll.accept];
  if (state.castles[seat].barrels > 0) options.push(Reroll.barrel);
  if (maySpell(state, seat)) options.push(Reroll.spell);
  return options;
}

function maySpell(state: BellumState, seat: Seat): boolean {
  return seat === state.captain && state.castles[seat].spells > 0;
}

/** B3.2 */
export function seekRoller(play: Play): boolean {
  return seekTurn(play, mayReroll);
}

function mayReroll({ state }: Play, seat: Seat): boolean {
  return state.castles[seat].barrels > 0 || maySpell(state, seat);
}

export function answerReroll(play: Play, seat: Seat, option: number): void {
  const { state, emit } = play;
  const castle = state.castles[seat];
  if (option === Reroll.accept) {
    emit?.({ type: 'rollAccepted', seat }, 'all');
    state.served++;
    return;
  }
  if (option === Reroll.spell) {
    castle.spells--;
    castle.spent++;
    emit?.({ type: 'rollBought', seat, with: 'spell' }, 'all');
  } else {
    castle.barrels--;
    emit?.({ type: 'rollBought', seat, with: 'barrel' }, 'all');
  }
  roll(play);
}
