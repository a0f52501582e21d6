import type { TimeControl } from '@triptych/protocol';
import { sayNetwork } from './words/index.ts';

const MINUTE = 60_000;

/** What a time control means for the players, and what happens when time runs out. */
export function timeControlText(control: TimeControl): string {
  const { timeTold: texts } = sayNetwork();
  switch (control.kind) {
    case 'none':
      return texts.none;
    case 'live': {
      const { bank, increment, cap } = control;
      const [minutes, seconds] = [Math.round(bank / MINUTE), Math.round(increment / 1000)];
      return cap === undefined
        ? texts.liveAnswers(minutes, seconds)
        : texts.live(minutes, seconds, Math.round(cap / MINUTE));
    }
    case 'days':
      return texts.days(control.days);
  }
}
