import { countEnglish, listOf } from '@triptych/words';
import type { Assessment, Colour, Order, Reward, Unit } from '../../content/symbols.ts';
import type { Idle, Pile, XiditEvent } from '../../events.ts';
import type { CityWords } from '../things.ts';
import { army, counted, names } from './things.ts';

export interface ByPlayer {
  readonly player: string;
}
export interface InCity extends ByPlayer {
  readonly city: CityWords;
}
export interface Army {
  readonly units: readonly number[];
}
export interface TileWords {
  readonly city: CityWords;
  readonly foe: string;
}

/** `Vinehall (7)` */
export const at = ({ number, name }: CityWords): string => `${name} (${number})`;

const tiles = (number: number): string => countEnglish(number, { one: '# tile', other: '# tiles' });

const IDLE: Readonly<Record<Idle, (city: string) => string>> = {
  noTile: (city) => `finds nothing to do in ${city}`,
  alreadyRecruited: (city) => `has already recruited in ${city} this year`,
  alreadyEliminated: (city) => `has already eliminated a threat in ${city} this year`,
  unitsMissing: (city) => `lacks the required units in ${city}`,
};

/** What happened, by the type of the event. */
export const events = {
  firstPlayerSet: ({ player }: ByPlayer) => `${player} is the first player.`,
  assessmentsLaid: ({ assessments }: { readonly assessments: readonly Assessment[] }) =>
    `Assessments at the end of the game: ${assessments.map((name) => names.assessments[name]).join(', then ')}.`,
  lordPlaced: ({ player, city }: InCity) => `${player}’s lord starts in ${at(city)}.`,
  yearBegan: ({ year, first }: { readonly year: number; readonly first: string }) =>
    `Year ${year}: ${first} goes first.`,
  ordersRevealed: ({
    programs,
  }: {
    readonly programs: readonly (ByPlayer & { readonly orders: readonly Order[] })[];
  }) =>
    `Orders: ${programs
      .map(({ player, orders }) => `${player}: ${orders.map((order) => names.orderWords[order]).join(', ')}`)
      .join('; ')}.`,
  moved: ({ player, city, colour }: InCity & { readonly colour: Colour }) =>
    `${player} takes the ${names.colours[colour]} road to ${at(city)}.`,
  noRoad: ({ player, city, colour }: InCity & { readonly colour: Colour }) =>
    `${player} finds no ${names.colours[colour]} road in ${at(city)}.`,
  waited: ({ player, city }: InCity) => `${player} waits in ${at(city)}.`,
  recruited: ({ player, city, unit }: InCity & { readonly unit: Unit }) =>
    `${player} recruits ${counted(unit, 1)} in ${at(city)}.`,
  idled: ({ player, city, why }: InCity & { readonly why: Idle }) => `${player} ${IDLE[why](at(city))}.`,
  threatEliminated: ({ player, city, foe, units }: InCity & Army & TileWords) =>
    `${player} eliminates a threat (${foe}) in ${at(city)}, paying ${army(units)}.`,
  titanFaced: ({ player, titan }: ByPlayer & { readonly titan: string }) => `${player} faces ${titan}.`,
  titanEliminated: ({ player, titan, units }: ByPlayer & Army & { readonly titan: string }) =>
    `${player} eliminates ${titan}, paying ${army(units)}.`,
  titansLeft: ({ player }: ByPlayer) => `${player} leaves the titans alone.`,
  rewardsChosen: ({ player, rewards }: ByPlayer & { readonly rewards: readonly Reward[] }) =>
    rewards.length === 0
      ? `There is no reward for ${player}.`
      : `${player} takes ${listOf(
          'en',
          rewards.map((reward) => names.rewards[reward]),
        )}.`,
  goldGained: ({ player, gold }: ByPlayer & { readonly gold: number }) => `${player} gains ${gold} gold.`,
  guildBuilt: ({ player, city, floors, kept }: InCity & { readonly floors: number; readonly kept: number }) =>
    `${player} builds ${counted('floor', floors)}${kept === 0 ? '' : countEnglish(kept, { one: ' plus # kept floor', other: ' plus # kept floors' })} in ${at(city)}.`,
  bardsPlaced: ({ player, regions, fortress }: ByPlayer & Songs) => {
    const placed = regions.map(({ region, bards }) => `${bards} in ${region}`);
    if (fortress) placed.push('a secret number in the Fortress');
    return placed.length === 0 ? `${player} places no bards.` : `${player}’s bards: ${listOf('en', placed)}.`;
  },
  fortressEntered: ({ player, bards }: ByPlayer & { readonly bards: number }) =>
    `${player} places ${counted('bard', bards)} in the Fortress.`,
  dummyRaised: ({ player, assessment, value }: ByPlayer & Raised) =>
    `${player} raises the dummy’s ${names.assessments[assessment]} to ${value}.`,
  tileDiscarded: {
    recruit: ({ city }: TileWords) => `The recruit tile in ${at(city)} is discarded.`,
    threat: ({ city }: TileWords) => `The threat tile in ${at(city)} is discarded.`,
  },
  recruitEntered: ({ city, units }: TileWords & Army) => `New recruits in ${at(city)}: ${army(units)}.`,
  threatEntered: ({ city, foe }: TileWords) => `New threat in ${at(city)}: ${foe}.`,
  recruitUnfilled: ({ city }: TileWords) => `The barracks have no units for ${at(city)}.`,
  pilesMade: ({ recruit, threat }: Sizes) =>
    `Recruit pile: ${tiles(recruit)}, threat pile: ${tiles(threat)}.`,
  nextDrawn: {
    recruit: ({ city }: TileWords) => `Next recruit tile: ${at(city)}.`,
    threat: ({ city, foe }: TileWords) => `Next threat tile: ${at(city)}, ${foe}.`,
  },
  topTurned: ({ pile, city }: TileWords & { readonly pile: Pile }) =>
    `On top of the ${names.piles[pile]}: ${at(city)}.`,
  discardTurned: ({ pile, cities }: { readonly pile: Pile; readonly cities: readonly CityWords[] }) =>
    `The discard pile becomes the ${names.piles[pile]}: ${cities.map(({ number }) => number).join(', ')}.`,
  titansAwoke: ({ titans }: { readonly titans: readonly string[] }) =>
    titans.length === 0
      ? 'The titans stir, but none awakens.'
      : `${titans.length === 1 ? 'A titan awakens' : 'Titans awaken'}: ${listOf('en', titans)}!`,
  reinforced: ({ recruit, threat }: Sizes) =>
    `Reinforcements arrive. Recruit pile: ${tiles(recruit)}, threat pile: ${tiles(threat)}.`,
  censusBegan: ({ year }: { readonly year: number }) => `Military census in year ${year}.`,
  censusShown: ({ unit, shown }: Shown) =>
    `Census of ${names.units[unit]}: ${shown.map(({ player, number }) => `${player} (${number})`).join(', ')}.`,
  censusWon: {
    alone: ({ players, unit }: Winners) => `${players[0]} shows the most ${names.units[unit]}.`,
    tied: ({ players, unit }: Winners) => `${listOf('en', players)} tie for the most ${names.units[unit]}.`,
  },
  floorAdded: ({ player, city }: InCity) => `${player} adds a floor in ${at(city)}.`,
  floorKept: ({ player }: ByPlayer) => `${player} keeps a floor behind the screen.`,
  floorDeclined: ({ player }: ByPlayer) => `${player} declines the floor.`,
  gameEnded: ({ early }: { readonly early: boolean }): string =>
    early
      ? 'The match ends early: the assessments begin now.'
      : 'The final year is over: the assessments begin.',
  fortressEmptied: ({ bards }: { readonly bards: readonly (ByPlayer & { readonly number: number })[] }) =>
    `The Fortress is opened: ${bards.map(({ player, number }) => `${player} (${number})`).join(', ')}.`,
  assessed: ({ assessment, ranking, eliminated }: Assessed) =>
    `Assessment of ${names.assessments[assessment]}: ${ranking
      .map(({ player, value }) => `${player} (${value})`)
      .join(', ')}. Eliminated: ${listOf('en', eliminated)}.`,
  saved: ({ player }: ByPlayer) => `The saviour of the kingdom: ${player}!`,
} satisfies Record<XiditEvent['type'], unknown>;

export interface Songs {
  readonly regions: readonly { readonly region: string; readonly bards: number }[];
  readonly fortress: boolean;
}
export interface Raised {
  readonly assessment: Assessment;
  readonly value: number;
}
export interface Sizes {
  readonly recruit: number;
  readonly threat: number;
}
export interface Shown {
  readonly unit: Unit;
  readonly shown: readonly (ByPlayer & { readonly number: number })[];
}
export interface Winners {
  readonly players: readonly string[];
  readonly unit: Unit;
}
export interface Assessed {
  readonly assessment: Assessment;
  readonly ranking: readonly (ByPlayer & { readonly value: number })[];
  readonly eliminated: readonly string[];
}
