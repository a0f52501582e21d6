import type { Subject } from '@triptych/conformance';
import { components } from '../content/components.ts';
import { standard } from '../content/standard.ts';
import { type Xidit, xiditGame } from '../game.ts';
import type { XiditQuestion } from '../questions.ts';
import { NO_TILE, type XiditState } from '../state.ts';

export const game: Xidit = xiditGame(components(standard));

export const VARIANTS = [
  { seats: 3, options: { length: 'long', dummy: 'normal' } },
  { seats: 3, options: { length: 'short', dummy: 'hard' } },
  { seats: 3, options: { length: 'short', openScreens: 'on' } },
  { seats: 4, options: { length: 'long' } },
  { seats: 4, options: { length: 'short', first: '2' } },
  { seats: 5, options: { length: 'long' } },
  { seats: 5, options: { length: 'short', wasteland: '2' } },
  { seats: 5, options: { length: 'short', openScreens: 'on' } },
] as const;

/** Behind a closed screen only the seat itself knows that it has nothing to choose: no units, no bards left. */
const SECRETLY_FORCED: readonly XiditQuestion['kind'][] = [
  'rewards',
  'titan',
  'payment',
  'census',
  'censusBards',
];

/** X1.2, X1.3, X1.6, X1.7 */
export function count(state: XiditState): Record<string, number> {
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  const found: Record<string, number> = {
    titans: sum(state.lairs.map((lair, at) => lair.slice(state.gone[at]).length + state.gone[at])),
    tiles:
      state.sides.filter((side) => side !== NO_TILE).length +
      [state.recruitPile, state.threatPile, state.recruitDiscard, state.threatDiscard].flat().length +
      Number(state.nextRecruit >= 0) +
      Number(state.nextThreat >= 0),
  };
  for (const [unit, number] of state.barracks.entries()) {
    const onTiles = sum(state.camps.filter((_, at) => at % 5 === unit));
    found[`units ${unit}`] = number + onTiles + sum(state.lords.map(({ units }) => units[unit]));
  }
  for (const [seat, { bards, songs, floors, kept }] of state.lords.entries()) {
    const built = sum(state.heights.filter((_, city) => state.guilds[city] === seat));
    found[`bards of ${seat}`] = bards + sum(songs);
    found[`floors of ${seat}`] = floors + kept + built;
  }
  return found;
}

type Variant = (typeof VARIANTS)[number];

export function optionsOf(variant: Variant): Record<string, string> {
  return { dummy: 'normal', first: 'random', wasteland: '1', openScreens: 'off', ...variant.options };
}

export function subjectOf(variant: Variant): Subject<XiditState, XiditQuestion> {
  const options = optionsOf(variant);
  return {
    name: `xidit for ${variant.seats}`,
    game,
    seats: variant.seats,
    options,
    components: count,
    mayBeForced: ({ kind }) => options.openScreens === 'off' && SECRETLY_FORCED.includes(kind),
  };
}
