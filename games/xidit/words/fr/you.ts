import { countFrench, deFrench, listOf } from '@triptych/words';
import type { Idle } from '../../events.ts';
import type { XiditWords } from '../en.ts';
import { at } from './events.ts';
import { army, counted, names, ROADS } from './things.ts';

const IDLE: Readonly<Record<Idle, string>> = {
  noTile: 'vous ne trouvez rien à faire',
  alreadyRecruited: 'vous avez déjà recruté ici cette année',
  alreadyEliminated: 'vous avez déjà éliminé une menace ici cette année',
  unitsMissing: 'vous n’avez pas les unités requises',
};

export const you: XiditWords['you'] = {
  name: 'vous',
  doing: {
    firstPlayerSet: () => 'Le premier joueur, c’est vous.',
    lordPlaced: ({ city }) => `Vous placez votre Idrakys à ${at(city)}.`,
    yearBegan: ({ year }) => `Année ${year} : vous commencez.`,
    moved: ({ city, colour }) => `Vous prenez la route ${ROADS[colour]} vers ${at(city)}.`,
    noRoad: ({ city, colour }) => `Vous ne trouvez aucune route ${ROADS[colour]} à ${at(city)}.`,
    waited: ({ city }) => `Vous patientez à ${at(city)}.`,
    recruited: ({ city, unit }) => `Vous recrutez ${counted(unit, 1)} à ${at(city)}.`,
    idled: ({ city, why }) => `${at(city)} : ${IDLE[why]}.`,
    threatEliminated: ({ city, foe, units }) =>
      `Vous éliminez une menace (${foe}) à ${at(city)} et payez ${army(units)}.`,
    titanFaced: ({ titan }) => `Vous affrontez un titan : ${titan}.`,
    titanEliminated: ({ titan, units }) => `Vous éliminez un titan (${titan}) et payez ${army(units)}.`,
    titansLeft: () => 'Vous laissez les titans tranquilles.',
    rewardsChosen: ({ rewards }) =>
      rewards.length === 0
        ? 'Aucune récompense pour vous.'
        : `Votre récompense : ${listOf(
            'fr',
            rewards.map((reward) => names.rewards[reward]),
          )}.`,
    goldGained: ({ gold }) => `Vous gagnez ${counted('gold', gold)}.`,
    guildBuilt: ({ city, floors, kept }) =>
      `Vous construisez ${counted('floor', floors)}${kept === 0 ? '' : countFrench(kept, { one: ' plus # étage mis de côté', other: ' plus # étages mis de côté' })} à ${at(city)}.`,
    bardsPlaced: ({ regions, fortress }) => {
      const placed = regions.map(({ region, bards }) => `${bards} (${region})`);
      if (fortress) placed.push('un nombre secret dans la Forteresse');
      return placed.length === 0 ? 'Vous ne placez aucun barde.' : `Vos bardes : ${listOf('fr', placed)}.`;
    },
    fortressEntered: ({ bards }) => `Vous placez ${counted('bard', bards)} dans la Forteresse.`,
    dummyRaised: ({ assessment, value }) =>
      `Vous augmentez une valeur du joueur fictif : ${names.assessments[assessment]} ${value}.`,
    censusWon: {
      alone: ({ unit }) => `Vous montrez le plus ${deFrench(names.units[unit])}.`,
      tied: ({ players, unit }) =>
        `Égalité pour le plus ${deFrench(names.units[unit])} : ${listOf('fr', players)}.`,
    },
    floorAdded: ({ city }) => `Vous ajoutez un étage à ${at(city)}.`,
    floorKept: () => 'Vous gardez un étage derrière votre paravent.',
    floorDeclined: () => 'Vous renoncez à l’étage.',
    saved: () => 'Vous sauvez le royaume !',
  },
  done: {},
};
