import { answerAs } from '@triptych/bots';
import type { Rng, Seat } from '@triptych/kernel';
import { Curtain } from './curtain.ts';
import { showEnd } from './end.ts';
import type { Sitting } from './sitting.ts';
import { takeTurn } from './turn.ts';

/** How a sitting ended: the match is over, or somebody left. */
export type Ending = 'over' | 'left';

/** Plays on from where the match stands. */
export async function playOn(sitting: Sitting, rng: Rng): Promise<Ending> {
  const { match, people } = sitting.showing.table;
  const curtain = new Curtain(sitting);
  while (!match.over) {
    const seat = nextSeat(sitting);
    if (people.includes(seat)) {
      const handed = await curtain.handTo(seat);
      if (handed === 'left') return 'left';
      if (handed === 'handed' && (await takeTurn(sitting, seat)) === 'left') return 'left';
    } else {
      botAnswers(sitting, seat, rng);
      if (curtain.looking !== null) sitting.tellNews(curtain.looking);
    }
  }
  showEnd(sitting);
  return 'over';
}

/** People answer secret questions before bots: as long as nobody else has answered, they can take back. */
function nextSeat(sitting: Sitting): Seat {
  const { match, people } = sitting.showing.table;
  const waiting = match.questions.filter(({ ready }) => !ready).map(({ seat }) => seat);
  return waiting.find((seat) => people.includes(seat)) ?? waiting[0];
}

function botAnswers(sitting: Sitting, seat: Seat, rng: Rng): void {
  const { match, game } = sitting.showing.table;
  const question = match.questionOf(seat);
  if (question === null) return;
  const { strength = 'normal' } = match.record.seats[seat];
  match.answer(seat, answerAs(strength, game, match.view(seat), match.memory(seat), question, rng));
  sitting.save();
}
