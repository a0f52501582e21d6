import {
  type Estimate,
  estimate,
  estimateShare,
  type Report,
  type ReportRow,
  type ReportSection,
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
  const shareRow = (id: string, label: string, name = id): ReportRow =>
    row(id, label, 'share', estimateShare(tally, name));
  const numberRow = (id: string, label: string): ReportRow => row(id, label, 'number', estimate(tally, id));
  const section = (id: keyof typeof text.titles, rows: readonly ReportRow[]): ReportSection => ({
    id,
    title: text.titles[id],
    rows,
  });
  const wins = (id: string, label: string): ReportRow => ({ ...shareRow(id, label), fair: 1 / seats });
  const players = Array.from({ length: seats }, (_, seat) => seat);

  return {
    sections: [
      section('length', [
        numberRow('days', text.days),
        shareRow('days/within', text.within(FEWEST_DAYS, MOST_DAYS)),
        ...LENGTHS.map((from, at) => {
          const to = (LENGTHS[at + 1] ?? LAST + 1) - 1;
          return row(`days/${from}-${to}`, text.daysFromTo(from, to), 'share', shareOfDays(tally, from, to));
        }),
        row('end/lastDay', text.lastDay, 'share', shareOfGames(tally, tally['end/lastDay']?.sum ?? 0)),
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
        numberRow('treasure/winner', text.treasureOfWinner),
        numberRow('treasure/player', text.treasureOfPlayer),
        numberRow('chests/winner', text.chestsOfWinner),
        numberRow('chests/player', text.chestsOfPlayer),
        numberRow('golden/winner', text.goldenOfWinner),
        numberRow('golden/player', text.goldenOfPlayer),
      ]),
      section(
        'sources',
        SOURCES.map((source) => numberRow(`value/${source}`, text.sources[source])),
      ),
      section(
        'sources-of-winner',
        SOURCES.map((source) => numberRow(`value/winner/${source}`, text.sources[source])),
      ),
      section(
        'deeds',
        COUNTERS.map((counter) => numberRow(counter, text.counters[counter])),
      ),
      section('supply', [
        shareRow('supply/within', text.withinBox),
        ...STOCKS.flatMap((stock) => [
          numberRow(`supply/most/${stock}`, text.most[stock]),
          shareRow(`supply/short/${stock}`, text.short[stock](STOCK_IN_BOX[stock])),
        ]),
        shareRow('supply/short/chests', text.chestsMissing),
        shareRow('supply/short/markers', text.markersMissing),
        shareRow('supply/short/theft', text.theftWithoutShield),
        shareRow('supply/dry/fearsome', text.dry.fearsome),
        shareRow('supply/dry/extreme', text.dry.extreme),
      ]),
      section('sides', [
        shareRow('left/goblin', text.groups.goblin),
        shareRow('left/fearsome', text.groups.fearsome),
        shareRow('left/extreme', text.groups.extreme),
      ]),
      {
        ...section(
          'sides-of-cards',
          names.cards.map((name, card) => shareRow(`left/card/${card}`, name)),
        ),
        detail: true,
      },
    ],
  };
}

function row(id: string, label: string, unit: ReportRow['unit'], numbers: Estimate): ReportRow {
  return { id, label, unit, ...numbers };
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
