import { listOf } from '@triptych/words';
import type { Idle } from '../../events.ts';
import type { XiditWords } from '../en.ts';
import type { CityWords } from '../things.ts';
import { army, names, objects, ROADS } from './things.ts';

/** `7 „Winny Dwór”`: names are quoted, because they are not inflected. */
export const at = ({ number, name }: CityWords): string => `${number} „${name}”`;

const IDLE: Readonly<Record<Idle, string>> = {
  noTile: 'nie ma tu nic do zrobienia',
  alreadyRecruited: 'rekrutuje tu w tym roku drugi raz, bez skutku',
  alreadyEliminated: 'eliminuje tu w tym roku drugi raz, bez skutku',
  unitsMissing: 'nie ma potrzebnych jednostek',
};

export const events: XiditWords['events'] = {
  firstPlayerSet: ({ player }) => `Pierwszy gracz: ${player}.`,
  assessmentsLaid: ({ assessments }) =>
    `Oceny na koniec: ${assessments.map((name) => names.assessments[name]).join(', potem ')}.`,
  lordPlaced: ({ player, city }) => `${player} ustawia idrakisa w mieście ${at(city)}.`,
  yearBegan: ({ year, first }) => `Rok ${year}: zaczyna ${first}.`,
  ordersRevealed: ({ programs }) =>
    `Rozkazy: ${programs
      .map(({ player, orders }) => `${player}: ${orders.map((order) => names.orderWords[order]).join(', ')}`)
      .join('; ')}.`,
  moved: ({ player, city, colour }) => `${player} idzie ${ROADS[colour].along} drogą do miasta ${at(city)}.`,
  noRoad: ({ player, city, colour }) =>
    `${player} nie rusza się z miasta ${at(city)}: nie ma stąd ${ROADS[colour].none} drogi.`,
  waited: ({ player, city }) => `${player} czeka w mieście ${at(city)}.`,
  recruited: ({ player, city, unit }) => `${player} rekrutuje ${objects(unit, 1)} w mieście ${at(city)}.`,
  idled: ({ player, city, why }) => `Miasto ${at(city)}: ${player} ${IDLE[why]}.`,
  threatEliminated: ({ player, city, foe, units }) =>
    `${player} eliminuje zagrożenie w mieście ${at(city)} (${foe}) i oddaje ${army(units, objects)}.`,
  titanFaced: ({ player, titan }) => `${player} stawia czoła tytanowi „${titan}”.`,
  titanEliminated: ({ player, titan, units }) =>
    `${player} eliminuje tytana „${titan}” i oddaje ${army(units, objects)}.`,
  titansLeft: ({ player }) => `${player} zostawia tytanów w spokoju.`,
  rewardsChosen: ({ player, rewards }) =>
    rewards.length === 0
      ? `${player} nie otrzymuje nagrody.`
      : `${player} wybiera nagrody: ${listOf(
          'pl',
          rewards.map((reward) => names.rewards[reward]),
        )}.`,
  goldGained: ({ player, gold }) => `${player} otrzymuje ${objects('gold', gold)}.`,
  guildBuilt: ({ player, city, floors, kept }) =>
    `${player} buduje ${objects('floor', floors)} w mieście ${at(city)}${kept === 0 ? '' : ` (i zachowane: ${kept})`}.`,
  bardsPlaced: ({ player, regions, fortress }) => {
    const placed = regions.map(({ region, bards }) => `${region} ${bards}`);
    if (fortress) placed.push('nieznana liczba w Bastionie');
    return placed.length === 0
      ? `${player} nie umieszcza bardów.`
      : `${player} umieszcza bardów: ${placed.join(', ')}.`;
  },
  fortressEntered: ({ player, bards }) => `${player} umieszcza ${objects('bard', bards)} w Bastionie.`,
  dummyRaised: ({ player, assessment, value }) =>
    `${player} podnosi wartość wirtualnego gracza: ${names.assessments[assessment]} ${value}.`,
  tileDiscarded: {
    recruit: ({ city }) => `Żeton rekrutacji miasta ${at(city)} zostaje odrzucony.`,
    threat: ({ city }) => `Żeton zagrożenia miasta ${at(city)} zostaje odrzucony.`,
  },
  recruitEntered: ({ city, units }) => `Rekrutacja w mieście ${at(city)}: ${army(units)}.`,
  threatEntered: ({ city, foe }) => `Zagrożenie miasta ${at(city)}: ${foe}.`,
  recruitUnfilled: ({ city }) => `W koszarach nie ma nikogo dla miasta ${at(city)}.`,
  pilesMade: ({ recruit, threat }) => `Żetony: stos rekrutacji ${recruit}, stos zagrożenia ${threat}.`,
  nextDrawn: {
    recruit: ({ city }) => `Kolejna rekrutacja: ${at(city)}.`,
    threat: ({ city, foe }) => `Kolejne zagrożenie: ${at(city)} (${foe}).`,
  },
  topTurned: ({ pile, city }) => `Na wierzchu (${names.piles[pile]}): ${at(city)}.`,
  discardTurned: ({ pile, cities }) =>
    `Z odrzuconych żetonów powstaje ${names.piles[pile]}: ${cities.map(({ number }) => number).join(', ')}.`,
  titansAwoke: ({ titans }) =>
    titans.length === 0
      ? 'Tytani poruszają się przez sen, ale żaden się nie budzi.'
      : `${titans.length === 1 ? 'Budzi się tytan' : 'Budzą się tytani'}: ${listOf('pl', titans)}!`,
  reinforced: ({ recruit, threat }) =>
    `Przybywają posiłki. Żetony: stos rekrutacji ${recruit}, stos zagrożenia ${threat}.`,
  censusBegan: ({ year }) => `Spis wojskowy w roku ${year}.`,
  censusShown: ({ unit, shown }) =>
    `Spis, ${names.units[unit]}: ${shown.map(({ player, number }) => `${player} (${number})`).join(', ')}.`,
  censusWon: {
    alone: ({ players, unit }) => `Najwięcej pokazuje ${players[0]} (${names.units[unit]}).`,
    tied: ({ players, unit }) =>
      `Remis (${names.units[unit]}), najwięcej pokazują: ${listOf('pl', players)}.`,
  },
  floorAdded: ({ player, city }) => `${player} dodaje piętro w mieście ${at(city)}.`,
  floorKept: ({ player }) => `${player} zachowuje piętro za zasłonką.`,
  floorDeclined: ({ player }) => `${player} rezygnuje z piętra.`,
  gameEnded: ({ early }) =>
    early
      ? 'Partia kończy się przed czasem: oceny zaczynają się teraz.'
      : 'Ostatni rok dobiega końca: zaczynają się oceny.',
  fortressEmptied: ({ bards }) =>
    `Bastion zostaje opróżniony: ${bards.map(({ player, number }) => `${player} (${number})`).join(', ')}.`,
  assessed: ({ assessment, ranking, eliminated }) =>
    `Ocena, ${names.assessments[assessment]}: ${ranking
      .map(({ player, value }) => `${player} (${value})`)
      .join(', ')}. ${eliminated.length === 1 ? 'Odpada' : 'Odpadają'}: ${listOf('pl', eliminated)}.`,
  saved: ({ player }) => `Wybawca królestwa: ${player}!`,
};
