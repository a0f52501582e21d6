import { type Report, reportRows, reportSections, type Tally } from '@triptych/kernel';
import type { Language } from '@triptych/words';
import type { Components } from '../content/components.ts';
import { BUILDINGS, SATRAPS } from '../content/things.ts';
import { SCENARIOS } from '../meta.ts';
import { ROUNDS } from '../rules/ending.ts';
import { FEWEST_POINTS, MOST_POINTS, SOURCES } from './count.ts';
import { words } from './words.ts';

const CARD_SHARES = ['campaigns', 'taxes'] as const;
const CARD_NUMBERS = ['campaignsWon', 'taxesPaid', 'forces'] as const;

export function report(components: Components, tally: Tally, seats: number, language: Language): Report {
  const text = words[language];
  const { number, share, wins } = reportRows(tally, seats);
  const section = reportSections(text.titles);
  const years = Array.from({ length: ROUNDS }, (_, at) => at + 1);
  const players = Array.from({ length: seats }, (_, seat) => seat);
  const satrapName = (satrap: number): string => components.names(language).areas[satrap];

  const always = [
    section('length', [
      number('years', text.years),
      share('years/early', text.early),
      ...years.map((year) => share(`years/${year}`, text.endedIn(year))),
    ]),
    section('cards', [
      ...CARD_SHARES.map((name) => share(`cards/${name}`, text.cards[name])),
      ...CARD_NUMBERS.map((name) => number(`cards/${name}`, text.cards[name])),
    ]),
    section(
      'buildings',
      BUILDINGS.map((name, building) =>
        number(`building/${name}`, components.names(language).buildings[building]),
      ),
    ),
    section(
      'buildings-by-year',
      years.map((year) => number(`building/year/${year}`, text.year(year))),
    ),
    section(
      'abilities',
      SATRAPS.map((_, satrap) => share(`ability/${satrap}`, satrapName(satrap))),
    ),
  ];
  if (seats === 1) {
    const played = SCENARIOS.filter((scenario) => tally[`solo/${scenario}`] !== undefined);
    const rows = played.map((scenario) => share(`solo/${scenario}`, text.scenarios[scenario]));
    return { sections: [section('solo', rows), ...always] };
  }
  return {
    sections: [
      section(
        'wins-by-satrap',
        SATRAPS.map((_, satrap) => wins(`wins/satrap/${satrap}`, satrapName(satrap))),
      ),
      section(
        'wins-by-position',
        players.map((place) => wins(`wins/position/${place}`, text.position(place + 1))),
      ),
      section(
        'wins-by-seat',
        players.map((seat) => wins(`wins/seat/${seat}`, text.seat(seat + 1))),
      ),
      section('points', [
        number('points/winner', text.winner),
        number('points/player', text.player),
        share('points/usual', text.usualWinner(FEWEST_POINTS, MOST_POINTS)),
      ]),
      section(
        'sources',
        SOURCES.map((source) => number(`source/player/${source}`, text.sources[source])),
      ),
      section(
        'sources-of-winner',
        SOURCES.map((source) => number(`source/winner/${source}`, text.sources[source])),
      ),
      ...always,
    ],
  };
}
