import type { Answer, Seat } from '@triptych/kernel';
import { answerGive, answerRob, answerTake } from './abilities.ts';
import { answerBuild, answerDivide, answerMove, seekBuilder } from './buildings.ts';
import { answerCampaign, answerConvert, answerForces, answerRival, seekMarcher } from './campaigns.ts';
import { answerBonus, answerGiveUp, collectAll, seekGiver, seekBonus } from './collecting.ts';
import { asksForOrder, endsWithRound, setOrder } from './ending.ts';
import type { Play } from './play.ts';
import { asksForCampaigns, keepCampaigns, keepTaxes, takeSatrap } from './set-up.ts';
import { answerTax, seekPayer } from './taxes.ts';
import { answerPush, answerWorker, beginRound, seekPlacer } from './workers.ts';
import { answerHeir, answerIgnore, revealEvent, seekDenier, seekHeir } from './year-event.ts';
import type { Phase } from '../state.ts';

/** Executes a legal answer, and then everything that follows automatically. */
export function answer(play: Play, seat: Seat, given: Answer): void {
  carryOut(play, seat, given);
  while (!waits(play));
}

/** E2.3, E2.4: all players' cards at once. */
export function answerKeeps(play: Play, given: readonly (Answer | null)[]): void {
  const kept = given.map((cards) => (cards === null ? null : asList(cards)));
  if (play.state.phase === 'keepTaxes') keepTaxes(play, kept);
  else {
    keepCampaigns(play, kept);
    beginRound(play);
  }
  while (!waits(play));
}

function carryOut(play: Play, seat: Seat, given: Answer): void {
  const { state } = play;
  switch (state.phase) {
    case 'satrap':
      return takeSatrap(play, seat, asOne(given));
    case 'worker':
      return answerWorker(play, seat, asOne(given));
    case 'push':
      return answerPush(play, seat, asOne(given));
    case 'ignore':
      return answerIgnore(play, seat, asOne(given));
    case 'heir':
      return answerHeir(play, seat, asList(given));
    case 'campaign':
      return answerCampaign(play, seat, asOne(given));
    case 'convert':
      return answerConvert(play, seat, asOne(given));
    case 'forces':
      return answerForces(play, seat, asList(given));
    case 'rival':
      return answerRival(play, seat, asOne(given));
    case 'giveUp':
      return answerGiveUp(play, seat, asOne(given));
    case 'bonus':
      return answerBonus(play, seat, asOne(given));
    case 'build':
      return answerBuild(play, seat, asOne(given));
    case 'move':
      return answerMove(play, seat, asOne(given));
    case 'divide':
      return answerDivide(play, seat, asList(given));
    case 'tax':
      return answerTax(play, seat, asOne(given));
    case 'rob':
      return answerRob(play, seat, asOne(given));
    case 'give':
      return answerGive(play, seat, asOne(given));
    case 'take':
      return answerTake(play, seat, asOne(given));
    case 'order':
      return setOrder(play, seat, asList(given));
    case 'keepTaxes':
    case 'keepCampaigns':
    case 'over':
      return;
  }
}

/** The phases of a round, each until somebody has a choice; false: the next phase has begun. */
function waits(play: Play): boolean {
  switch (play.state.phase) {
    case 'keepCampaigns':
      if (play.state.seats.some((_, seat) => asksForCampaigns(play.state, seat))) return true;
      keepCampaigns(
        play,
        play.state.seats.map(() => null),
      );
      beginRound(play);
      return false;
    case 'worker':
      if (seekPlacer(play)) return true;
      revealEvent(play);
      return false;
    case 'ignore':
      return seekDenier(play) || begin(play, 'heir');
    case 'heir':
      return seekHeir(play) || begin(play, 'campaign');
    case 'campaign':
      if (seekMarcher(play)) return true;
      collectAll(play);
      return false;
    case 'giveUp':
      return seekGiver(play) || begin(play, 'bonus');
    case 'bonus':
      return seekBonus(play) || begin(play, 'build');
    case 'build':
      return seekBuilder(play) || begin(play, 'tax');
    case 'tax':
      if (seekPayer(play)) return true;
      if (endsWithRound(play)) return true;
      return begin(play, 'order');
    case 'order':
      if (asksForOrder(play)) return true;
      beginRound(play);
      return false;
    case 'satrap':
    case 'keepTaxes':
    case 'push':
    case 'convert':
    case 'forces':
    case 'rival':
    case 'move':
    case 'divide':
    case 'rob':
    case 'give':
    case 'take':
    case 'over':
      return true;
  }
}

function begin({ state }: Play, phase: Phase): false {
  state.phase = phase;
  state.served = 0;
  state.passes = 0;
  return false;
}

function asOne(given: Answer): number {
  return typeof given === 'number' ? given : given[0];
}

function asList(given: Answer): readonly number[] {
  return typeof given === 'number' ? [] : given;
}
