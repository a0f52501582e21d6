import { type Addressed, countEnglish, listOf } from '@triptych/words';
import type { Idle } from '../../events.ts';
import { at, type events } from './events.ts';
import { army, counted, names } from './things.ts';

const IDLE: Readonly<Record<Idle, (city: string) => string>> = {
  noTile: (city) => `You find nothing to do in ${city}`,
  alreadyRecruited: (city) => `You have already recruited in ${city} this year`,
  alreadyEliminated: (city) => `You have already eliminated a threat in ${city} this year`,
  unitsMissing: (city) => `You lack the required units in ${city}`,
};

/** The log when it addresses its reader. */
export const you = {
  name: 'you',
  doing: {
    firstPlayerSet: () => 'You are the first player.',
    lordPlaced: ({ city }) => `Your lord starts in ${at(city)}.`,
    yearBegan: ({ year }) => `Year ${year}: you go first.`,
    moved: ({ city, colour }) => `You take the ${names.colours[colour]} road to ${at(city)}.`,
    noRoad: ({ city, colour }) => `You find no ${names.colours[colour]} road in ${at(city)}.`,
    waited: ({ city }) => `You wait in ${at(city)}.`,
    recruited: ({ city, unit }) => `You recruit ${counted(unit, 1)} in ${at(city)}.`,
    idled: ({ city, why }) => `${IDLE[why](at(city))}.`,
    threatEliminated: ({ city, foe, units }) =>
      `You eliminate a threat (${foe}) in ${at(city)}, paying ${army(units)}.`,
    titanFaced: ({ titan }) => `You face ${titan}.`,
    titanEliminated: ({ titan, units }) => `You eliminate ${titan}, paying ${army(units)}.`,
    titansLeft: () => 'You leave the titans alone.',
    rewardsChosen: ({ rewards }) =>
      rewards.length === 0
        ? 'You get no reward.'
        : `You take ${listOf(
            'en',
            rewards.map((reward) => names.rewards[reward]),
          )}.`,
    goldGained: ({ gold }) => `You gain ${gold} gold.`,
    guildBuilt: ({ city, floors, kept }) =>
      `You build ${counted('floor', floors)}${kept === 0 ? '' : countEnglish(kept, { one: ' plus # kept floor', other: ' plus # kept floors' })} in ${at(city)}.`,
    bardsPlaced: ({ regions, fortress }) => {
      const placed = regions.map(({ region, bards }) => `${bards} in ${region}`);
      if (fortress) placed.push('a secret number in the Fortress');
      return placed.length === 0 ? 'You place no bards.' : `Your bards: ${listOf('en', placed)}.`;
    },
    fortressEntered: ({ bards }) => `You place ${counted('bard', bards)} in the Fortress.`,
    dummyRaised: ({ assessment, value }) =>
      `You raise the dummy’s ${names.assessments[assessment]} to ${value}.`,
    censusWon: {
      alone: ({ unit }) => `You show the most ${names.units[unit]}.`,
      tied: ({ players, unit }) => `A tie for the most ${names.units[unit]}: ${listOf('en', players)}.`,
    },
    floorAdded: ({ city }) => `You add a floor in ${at(city)}.`,
    floorKept: () => 'You keep a floor behind the screen.',
    floorDeclined: () => 'You decline the floor.',
    saved: () => 'You are the saviour of the kingdom!',
  },
  done: {},
} satisfies Addressed<typeof events>;
