import { listOf } from '@triptych/words';
import type { Idle } from '../../events.ts';
import type { XiditWords } from '../en.ts';
import { at } from './events.ts';
import { army, names, objects, ROADS } from './things.ts';

const IDLE: Readonly<Record<Idle, string>> = {
  noTile: 'nie masz tu nic do zrobienia',
  alreadyRecruited: 'w tym roku możesz tu rekrutować tylko raz',
  alreadyEliminated: 'w tym roku możesz tu eliminować tylko raz',
  unitsMissing: 'nie masz potrzebnych jednostek',
};

export const you: XiditWords['you'] = {
  name: 'ty',
  doing: {
    firstPlayerSet: () => 'Jesteś pierwszym graczem.',
    lordPlaced: ({ city }) => `Twój idrakis zaczyna w mieście ${at(city)}.`,
    yearBegan: ({ year }) => `Rok ${year}: zaczynasz.`,
    moved: ({ city, colour }) => `Idziesz ${ROADS[colour].along} drogą do miasta ${at(city)}.`,
    noRoad: ({ city, colour }) =>
      `Nie ruszasz się z miasta ${at(city)}: nie ma stąd ${ROADS[colour].none} drogi.`,
    waited: ({ city }) => `Czekasz w mieście ${at(city)}.`,
    recruited: ({ city, unit }) => `Rekrutujesz ${objects(unit, 1)} w mieście ${at(city)}.`,
    idled: ({ city, why }) => `Miasto ${at(city)}: ${IDLE[why]}.`,
    threatEliminated: ({ city, foe, units }) =>
      `Eliminujesz zagrożenie w mieście ${at(city)} (${foe}) i oddajesz ${army(units, objects)}.`,
    titanFaced: ({ titan }) => `Stawiasz czoła tytanowi „${titan}”.`,
    titanEliminated: ({ titan, units }) =>
      `Eliminujesz tytana „${titan}” i oddajesz ${army(units, objects)}.`,
    titansLeft: () => 'Zostawiasz tytanów w spokoju.',
    rewardsChosen: ({ rewards }) =>
      rewards.length === 0
        ? 'Nie otrzymujesz nagrody.'
        : `Twoje nagrody: ${listOf(
            'pl',
            rewards.map((reward) => names.rewards[reward]),
          )}.`,
    goldGained: ({ gold }) => `Otrzymujesz ${objects('gold', gold)}.`,
    guildBuilt: ({ city, floors, kept }) =>
      `Budujesz ${objects('floor', floors)} w mieście ${at(city)}${kept === 0 ? '' : ` (i zachowane: ${kept})`}.`,
    bardsPlaced: ({ regions, fortress }) => {
      const placed = regions.map(({ region, bards }) => `${region} ${bards}`);
      if (fortress) placed.push('tajna liczba w Bastionie');
      return placed.length === 0 ? 'Nie umieszczasz bardów.' : `Twoi bardowie: ${placed.join(', ')}.`;
    },
    fortressEntered: ({ bards }) => `Umieszczasz ${objects('bard', bards)} w Bastionie.`,
    dummyRaised: ({ assessment, value }) =>
      `Podnosisz wartość wirtualnego gracza: ${names.assessments[assessment]} ${value}.`,
    censusWon: {
      alone: ({ unit }) => `Pokazujesz najwięcej (${names.units[unit]}).`,
      tied: ({ players, unit }) =>
        `Remis o pierwsze miejsce (${names.units[unit]}): ${listOf('pl', players)}.`,
    },
    floorAdded: ({ city }) => `Dodajesz piętro w mieście ${at(city)}.`,
    floorKept: () => 'Zachowujesz piętro za zasłonką.',
    floorDeclined: () => 'Rezygnujesz z piętra.',
    saved: () => 'Ratujesz królestwo!',
  },
  done: {},
};
