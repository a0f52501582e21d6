import { countFrench, deFrench, listOf } from '@triptych/words';
import type { Idle } from '../../events.ts';
import type { XiditWords } from '../en.ts';
import type { CityWords } from '../things.ts';
import { army, counted, names, OF_ASSESSMENT, ROADS } from './things.ts';

/** `Vigneclos (7)` */
export const at = ({ number, name }: CityWords): string => `${name} (${number})`;

const tiles = (number: number): string => countFrench(number, { one: '# tuile', other: '# tuiles' });

const IDLE: Readonly<Record<Idle, string>> = {
  noTile: 'ne trouve rien à faire',
  alreadyRecruited: 'a déjà recruté ici cette année',
  alreadyEliminated: 'a déjà éliminé une menace ici cette année',
  unitsMissing: 'n’a pas les unités requises',
};

export const events: XiditWords['events'] = {
  firstPlayerSet: ({ player }) => `Premier joueur : ${player}.`,
  assessmentsLaid: ({ assessments }) =>
    `Évaluations en fin de partie : ${assessments.map((name) => names.assessments[name]).join(', puis ')}.`,
  lordPlaced: ({ player, city }) => `${player} place son Idrakys à ${at(city)}.`,
  yearBegan: ({ year, first }) => `Année ${year} : ${first} commence.`,
  ordersRevealed: ({ programs }) =>
    `Ordres – ${programs
      .map(({ player, orders }) => `${player} : ${orders.map((order) => names.orderWords[order]).join(', ')}`)
      .join(' ; ')}.`,
  moved: ({ player, city, colour }) => `${player} prend la route ${ROADS[colour]} vers ${at(city)}.`,
  noRoad: ({ player, city, colour }) => `${player} ne trouve aucune route ${ROADS[colour]} à ${at(city)}.`,
  waited: ({ player, city }) => `${player} patiente à ${at(city)}.`,
  recruited: ({ player, city, unit }) => `${player} recrute ${counted(unit, 1)} à ${at(city)}.`,
  idled: ({ player, city, why }) => `${at(city)} : ${player} ${IDLE[why]}.`,
  threatEliminated: ({ player, city, foe, units }) =>
    `${player} élimine une menace (${foe}) à ${at(city)} et paie ${army(units)}.`,
  titanFaced: ({ player, titan }) => `${player} affronte un titan : ${titan}.`,
  titanEliminated: ({ player, titan, units }) =>
    `${player} élimine un titan (${titan}) et paie ${army(units)}.`,
  titansLeft: ({ player }) => `${player} laisse les titans tranquilles.`,
  rewardsChosen: ({ player, rewards }) =>
    rewards.length === 0
      ? `Aucune récompense pour ${player}.`
      : `Récompense pour ${player} : ${listOf(
          'fr',
          rewards.map((reward) => names.rewards[reward]),
        )}.`,
  goldGained: ({ player, gold }) => `${player} gagne ${counted('gold', gold)}.`,
  guildBuilt: ({ player, city, floors, kept }) =>
    `${player} construit ${counted('floor', floors)}${kept === 0 ? '' : countFrench(kept, { one: ' plus # étage mis de côté', other: ' plus # étages mis de côté' })} à ${at(city)}.`,
  bardsPlaced: ({ player, regions, fortress }) => {
    const placed = regions.map(({ region, bards }) => `${bards} (${region})`);
    if (fortress) placed.push('un nombre secret dans la Forteresse');
    return placed.length === 0
      ? `${player} ne place aucun barde.`
      : `${player} place ses bardes : ${listOf('fr', placed)}.`;
  },
  fortressEntered: ({ player, bards }) => `${player} place ${counted('bard', bards)} dans la Forteresse.`,
  dummyRaised: ({ player, assessment, value }) =>
    `${player} augmente une valeur du joueur fictif : ${names.assessments[assessment]} ${value}.`,
  tileDiscarded: {
    recruit: ({ city }) => `La tuile Recrutement est défaussée : ${at(city)}.`,
    threat: ({ city }) => `La tuile Menace est défaussée : ${at(city)}.`,
  },
  recruitEntered: ({ city, units }) => `Nouvelles recrues à ${at(city)} : ${army(units)}.`,
  threatEntered: ({ city, foe }) => `Nouvelle menace à ${at(city)} : ${foe}.`,
  recruitUnfilled: ({ city }) => `La caserne n’a aucune unité pour ${at(city)}.`,
  pilesMade: ({ recruit, threat }) => `Pile Recrutement : ${tiles(recruit)}, pile Menace : ${tiles(threat)}.`,
  nextDrawn: {
    recruit: ({ city }) => `Prochaine tuile Recrutement : ${at(city)}.`,
    threat: ({ city, foe }) => `Prochaine tuile Menace : ${at(city)}, ${foe}.`,
  },
  topTurned: ({ pile, city }) => `Au sommet de la ${names.piles[pile]} : ${at(city)}.`,
  discardTurned: ({ pile, cities }) =>
    `La défausse devient la ${names.piles[pile]} : ${cities.map(({ number }) => number).join(', ')}.`,
  titansAwoke: ({ titans }) =>
    titans.length === 0
      ? 'Les titans remuent, mais aucun ne se réveille.'
      : `${titans.length === 1 ? 'Un titan se réveille' : 'Des titans se réveillent'} : ${listOf('fr', titans)} !`,
  reinforced: ({ recruit, threat }) =>
    `Les renforts arrivent. Pile Recrutement : ${tiles(recruit)}, pile Menace : ${tiles(threat)}.`,
  censusBegan: ({ year }) => `Recensement militaire de l’année ${year}.`,
  censusShown: ({ unit, shown }) =>
    `Recensement des ${names.units[unit]} : ${shown.map(({ player, number }) => `${player} (${number})`).join(', ')}.`,
  censusWon: {
    alone: ({ players, unit }) => `${players[0]} montre le plus ${deFrench(names.units[unit])}.`,
    tied: ({ players, unit }) =>
      `À égalité, ${listOf('fr', players)} montrent le plus ${deFrench(names.units[unit])}.`,
  },
  floorAdded: ({ player, city }) => `${player} ajoute un étage à ${at(city)}.`,
  floorKept: ({ player }) => `${player} garde un étage derrière son paravent.`,
  floorDeclined: ({ player }) => `${player} renonce à l’étage.`,
  gameEnded: ({ early }) =>
    early
      ? 'La partie s’arrête avant la fin : place aux évaluations.'
      : 'La dernière année est finie : place aux évaluations.',
  fortressEmptied: ({ bards }) =>
    `La Forteresse s’ouvre : ${bards.map(({ player, number }) => `${player} (${number})`).join(', ')}.`,
  assessed: ({ assessment, ranking, eliminated }) =>
    `Évaluation ${OF_ASSESSMENT[assessment]} : ${ranking
      .map(({ player, value }) => `${player} (${value})`)
      .join(', ')}. Élimination : ${listOf('fr', eliminated)}.`,
  saved: ({ player }) => `Sauveur du royaume : ${player} !`,
};
