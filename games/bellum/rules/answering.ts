import type { Answer, Seat } from '@triptych/kernel';
import type { Side } from '../content/symbols.ts';
import type { Phase } from '../state.ts';
import { answerAttack, seekAttacker, steal } from './attack.ts';
import { endAttacks, endDay } from './ending.ts';
import { gather } from './gathering.ts';
import { answerReroll, seekRoller } from './horde.ts';
import type { Play } from './play.ts';
import { answerRecruit, answerSide, seekRecruiter } from './recruiting.ts';
import { placeGoblins, takeCastle } from './set-up.ts';

/** Executes a legal answer, and then everything that follows automatically. */
export function answer(play: Play, seat: Seat, given: Answer): void {
  carryOut(play, seat, given);
  runOn(play);
}

/** B2.1: all players' goblins at once. */
export function answerGoblins(play: Play, given: readonly (Answer | null)[]): void {
  placeGoblins(
    play,
    given.map((sides) => asList(sides).map(asSide)),
  );
  runOn(play);
}

function carryOut(play: Play, seat: Seat, given: Answer): void {
  switch (play.state.phase) {
    case 'castles':
      return takeCastle(play, seat, asOne(given));
    case 'reroll':
      return answerReroll(play, seat, asOne(given));
    case 'attack':
      return answerAttack(play, seat, asOne(given));
    case 'theft':
      return steal(play, seat, asList(given));
    case 'recruit':
      return answerRecruit(play, seat, asOne(given));
    case 'side':
      return answerSide(play, seat, asSide(asOne(given)));
    case 'goblins':
    case 'over':
      return;
  }
}

/** The phases of a day, each until somebody has a choice. */
function runOn(play: Play): void {
  while (!waits(play, play.state.phase));
}

function waits(play: Play, phase: Phase): boolean {
  switch (phase) {
    case 'reroll':
      if (seekRoller(play)) return true;
      gather(play);
      return false;
    case 'attack':
      if (seekAttacker(play)) return true;
      endAttacks(play);
      return false;
    case 'recruit':
      if (seekRecruiter(play)) return true;
      endDay(play);
      return false;
    case 'castles':
    case 'goblins':
    case 'theft':
    case 'side':
    case 'over':
      return true;
  }
}

function asOne(given: Answer): number {
  return typeof given === 'number' ? given : given[0];
}

function asList(given: Answer | null): readonly number[] {
  return typeof given === 'number' || given === null ? [] : given;
}

function asSide(option: number): Side {
  return option === 0 ? 0 : 1;
}
