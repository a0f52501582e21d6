import { addTo, reportRows, type Survey } from '@triptych/kernel';
import { chooseLanguage } from '@triptych/words';
import type { Pack } from './content/pack.ts';
import { outcome } from './rules.ts';
import type { FlotsamEvent, FlotsamState } from './state.ts';
import { catalogues } from './words/catalogues.ts';

/** What `triptych simulate` measures: whether every seat wins equally often. */
export function survey(pack: Pack): Survey<FlotsamState, FlotsamEvent> {
  return {
    count(tally, state) {
      const ranking = outcome(pack, state)?.ranking ?? [];
      const winners = ranking.filter(({ rank }) => rank === 1).length;
      for (const { seat, rank } of ranking) addTo(tally, `wins/${seat}`, rank === 1 ? 1 / winners : 0);
    },
    report(tally, seats, language) {
      const words = catalogues[chooseLanguage([language])].survey;
      const { wins } = reportRows(tally, seats);
      const rows = Array.from({ length: seats }, (_, seat) => wins(`wins/${seat}`, words.seat(seat + 1)));
      return { sections: [{ id: 'wins', title: words.wins, rows }] };
    },
  };
}
