import type { TimeControl } from '@triptych/protocol';
import { sayNetwork } from './words/index.ts';

const MINUTE = 60_000;

/** What a time control means for the players, and what happens when time runs out. */
export function timeTold(control: TimeControl): string {
  const { timeTold: told } = sayNetwork();
  switch (control.kind) {
    case 'none':
      return told.none;
    case 'live': {
      const { bank, increment, cap } = control;
      const [minutes, seconds] = [Math.round(bank / MINUTE), Math.round(increment / 1000)];
      return cap === undefined
        ? told.liveAnswers(minutes, seconds)
        : told.live(minutes, seconds, Math.round(cap / MINUTE));
    }
    case 'days':
      return told.days(control.days);
  }
}
