import { type Report, type ReportRow, reportRows, reportSections, type Tally } from '@triptych/kernel';
import type { Language } from '@triptych/words';
import type { Components } from '../content/components.ts';
import { ASSESSMENTS, REWARDS } from '../content/symbols.ts';
import { catalogues } from '../words/catalogues.ts';
import { COUNTERS, GROUP, LAST_GROUP } from './count.ts';
import { words } from './words.ts';

export function report(components: Components, tally: Tally, seats: number, language: Language): Report {
  const text = words[language];
  const { names } = catalogues[language];
  const { number, share, wins } = reportRows(tally, seats);
  const section = reportSections(text.titles);
  const players = Array.from({ length: seats }, (_, seat) => seat);
  const tiles = components
    .names(language)
    .cities.flatMap((city, tile) =>
      tally[`tiles/${tile}`] === undefined ? [] : [{ tile, label: text.tile(tile + 1, city) }],
    );
  const finals = (who: string): ReportRow[] =>
    ([...ASSESSMENTS, 'units', 'bards'] as const).map((name) => number(`final/${who}/${name}`, text[name]));

  return {
    sections: [
      section('wins-by-seat', [
        ...players.map((seat) => wins(`wins/seat/${seat}`, text.seat(seat + 1))),
        ...(seats === 3 ? [share('wins/dummy', text.dummyWins)] : []),
      ]),
      section(
        'wins-by-place',
        players.map((place) => wins(`wins/place/${place}`, text.place(place))),
      ),
      section(
        'assessments',
        ASSESSMENTS.flatMap((_, place) =>
          ASSESSMENTS.map((name) =>
            number(`out/${place}/${name}`, text.outOf(place + 1, names.assessments[name])),
          ),
        ),
      ),
      section(
        'rewards',
        REWARDS.map((name) => ({
          ...share(`rewards/${name}`, names.rewards[name]),
          fair: 1 / REWARDS.length,
        })),
      ),
      section(
        'offered',
        REWARDS.map((name) => share(`offered/${name}`, names.rewards[name])),
      ),
      section('finals', finals('player')),
      section('finals-of-winner', finals('winner')),
      section('titans', [
        share('titans/awake', text.awake),
        number('titans/awakenings', text.awakenings),
        number('titans/beaten', text.titansBeaten),
      ]),
      section(
        'deeds',
        COUNTERS.map((counter) => number(`deeds/${counter}`, text.counters[counter])),
      ),
      section('shortages', [
        share('shortages/games', text.shortGames),
        number('shortages/gaps', text.gaps),
        number('shortages/unfilled', text.unfilled),
      ]),
      section(
        'tiles',
        tiles.map(({ tile, label }) => number(`tiles/${tile}`, label)),
      ),
      section(
        'tiles-ever',
        tiles.map(({ tile, label }) => share(`tiles-ever/${tile}`, label)),
        'detail',
      ),
      section(
        'spread',
        ASSESSMENTS.flatMap((name) =>
          Array.from({ length: LAST_GROUP + 1 }, (_, group) =>
            share(`spread/${name}/${group}`, text.from(text[name], group * GROUP, group * GROUP + GROUP - 1)),
          ),
        ),
        'detail',
      ),
    ],
  };
}
