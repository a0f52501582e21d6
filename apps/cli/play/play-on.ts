import type { Rng, Seat } from '@triptych/kernel';
import type { OpenMatch } from '../open-match.ts';
import { Curtain } from './curtain.ts';
import { showEnd } from './end.ts';
import type { PlayedMatch } from './played-match.ts';
import { takeTurn } from './turn.ts';

/** How it ended: the match is over, or somebody left. */
export type Ending = 'over' | 'left';

/** Continues the match to its end, or until somebody leaves. */
export async function playOn(played: PlayedMatch, rng: Rng): Promise<Ending> {
  const { match } = played.screen;
  const curtain = new Curtain(played);
  while (match.table.status !== 'over') {
    const seat = nextSeat(match);
    if (match.people.includes(seat)) {
      const handed = await curtain.handTo(seat);
      if (handed === 'left') return 'left';
      if (handed === 'handed' && (await takeTurn(played, seat)) === 'left') return 'left';
    } else {
      await played.table.answerAsBot(seat, rng);
      if (curtain.looking !== null) played.tellNews(curtain.looking);
    }
  }
  showEnd(played);
  return 'over';
}

/** People answer secret questions before bots: as long as nobody else has answered, they can take back. */
function nextSeat({ table, people }: OpenMatch): Seat {
  const { waitingFor } = table;
  return waitingFor.find((seat) => people.includes(seat)) ?? waitingFor[0];
}
