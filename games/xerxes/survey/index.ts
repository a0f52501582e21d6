import type { Survey } from '@triptych/kernel';
import { chooseLanguage } from '@triptych/words';
import type { Components } from '../content/components.ts';
import type { XerxesEvent } from '../events.ts';
import type { XerxesState } from '../state.ts';
import { count } from './count.ts';
import { report } from './report.ts';

/** Statistics over many games (E15.2). */
export function survey(components: Components): Survey<XerxesState, XerxesEvent> {
  return {
    count: (tally, state, events) => count(components, tally, state, events),
    report: (tally, seats, language) => report(components, tally, seats, chooseLanguage([language])),
  };
}
