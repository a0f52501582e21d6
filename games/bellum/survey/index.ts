import type { Survey } from '@triptych/kernel';
import { chooseLanguage } from '@triptych/words';
import type { Components } from '../content/components.ts';
import type { BellumEvent } from '../events.ts';
import type { BellumState } from '../state.ts';
import { count } from './count.ts';
import { report } from './report.ts';

/** Statistics over many games (B10.6). */
export function survey(components: Components): Survey<BellumState, BellumEvent> {
  return {
    count: (tally, state, events) => count(components, tally, state, events),
    report: (tally, seats, language) => report(components, tally, seats, chooseLanguage([language])),
  };
}
