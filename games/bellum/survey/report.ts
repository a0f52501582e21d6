import {
  type Estimate,
  estimateShare,
  type Report,
  reportRows,
  reportSections,
  type Tally,
} from '@triptych/kernel';
import type { Language } from '@triptych/words';
import type { Components } from '../content/components.ts';
import { SOURCES } from '../story/chests.ts';
import { COUNTERS, MOST_DAYS, FEWEST_DAYS } from './count.ts';
import { STOCK_IN_BOX, STOCKS } from './supply.ts';
import { words } from './words.ts';

/** Groups of game lengths: from this many days up to the next number. */
const LENGTHS = [1, FEWEST_DAYS, 13, 16, 19, 22, MOST_DAYS + 1, 41] as const;
const LAST = 100;

export function report(components: Components, tally: Tally, seats: number, language: Language): Report {
  const text = words[language];
  const names = components.names(language);
  const { number, share, wins } = reportRows(tally, seats);
  const section = reportSections(text.titles);
  const players = Array.from({ length: seats }, (_, seat) => seat);

  return {
    sections: [
      section('length', [
        number('days', text.days),
        share('days/within', text.within(FEWEST_DAYS, MOST_DAYS)),
        ...LENGTHS.map((from, at) => {
          const to = (LENGTHS[at + 1] ?? LAST + 1) - 1;
          const id = `days/${from}-${to}`;
          return {
            id,
            label: text.daysFromTo(from, to),
            unit: 'share' as const,
            ...shareOfDays(tally, from, to),
          };
        }),
        {
          id: 'end/lastDay',
          label: text.lastDay,
          unit: 'share',
          ...shareOfGames(tally, tally['end/lastDay']?.sum ?? 0),
        },
      ]),
      section(
        'wins-by-seat',
        players.map((seat) => wins(`wins/seat/${seat}`, text.seat(seat + 1))),
      ),
      section(
        'wins-by-place',
        players.map((place) => wins(`wins/place/${place}`, text.place(place))),
      ),
      section(
        'wins-by-castle',
        names.castles.map((name, castle) => wins(`wins/castle/${castle}`, name)),
      ),
      section('treasure', [
        number('treasure/winner', text.treasureOfWinner),
        number('treasure/player', text.treasureOfPlayer),
        number('chests/winner', text.chestsOfWinner),
        number('chests/player', text.chestsOfPlayer),
        number('golden/winner', text.goldenOfWinner),
        number('golden/player', text.goldenOfPlayer),
      ]),
      section(
        'sources',
        SOURCES.map((source) => number(`value/${source}`, text.sources[source])),
      ),
      section(
        'sources-of-winner',
        SOURCES.map((source) => number(`value/winner/${source}`, text.sources[source])),
      ),
      section(
        'deeds',
        COUNTERS.map((counter) => number(counter, text.counters[counter])),
      ),
      section('supply', [
        share('supply/within', text.withinBox),
        ...STOCKS.flatMap((stock) => [
          number(`supply/most/${stock}`, text.most[stock]),
          share(`supply/short/${stock}`, text.short[stock](STOCK_IN_BOX[stock])),
        ]),
        share('supply/short/chests', text.chestsMissing),
        share('supply/short/markers', text.markersMissing),
        share('supply/short/theft', text.theftWithoutShield),
        share('supply/dry/fearsome', text.dry.fearsome),
        share('supply/dry/extreme', text.dry.extreme),
      ]),
      section('sides', [
        share('left/goblin', text.groups.goblin),
        share('left/fearsome', text.groups.fearsome),
        share('left/extreme', text.groups.extreme),
      ]),
      section(
        'sides-of-cards',
        names.cards.map((name, card) => share(`left/card/${card}`, name)),
        'detail',
      ),
    ],
  };
}

function shareOfDays(tally: Tally, from: number, to: number): Estimate {
  let games = 0;
  for (let days = from; days <= to; days++) games += tally[`days/${days}`]?.sum ?? 0;
  return shareOfGames(tally, games);
}

/** The share of games that had it. */
function shareOfGames(tally: Tally, games: number): Estimate {
  return estimateShare(
    { share: { number: tally['days']?.number ?? 0, sum: games, squares: games } },
    'share',
  );
}
