import { listOf } from '@triptych/words';
import type { Assessment } from '../../content/symbols.ts';
import type { Idle } from '../../events.ts';
import type { XiditWords } from '../en.ts';
import type { CityWords } from '../things.ts';
import { army, names, objects, ROADS } from './things.ts';

/** `Rebenhall (7)` */
export const at = ({ number, name }: CityWords): string => `${name} (${number})`;

const OF: Readonly<Record<Assessment, string>> = {
  wealth: 'des Reichtums',
  influence: 'des Einflusses',
  reputation: 'des Ansehens',
};

const IDLE: Readonly<Record<Idle, string>> = {
  noTile: 'findet nichts zu tun',
  alreadyRecruited: 'hat dort in diesem Jahr schon angeworben',
  alreadyEliminated: 'hat dort in diesem Jahr schon eine Bedrohung beseitigt',
  unitsMissing: 'hat nicht die nötigen Einheiten',
};

export const events: XiditWords['events'] = {
  firstPlayerSet: ({ player }) => `${player} ist Startspieler.`,
  assessmentsLaid: ({ assessments }) =>
    `Die Prüfungen am Ende: ${assessments.map((name) => names.assessments[name]).join(', dann ')}.`,
  lordPlaced: ({ player, city }) => `${player} beginnt in ${at(city)}.`,
  yearBegan: ({ year, first }) => `Jahr ${year}: ${first} beginnt.`,
  ordersRevealed: ({ programs }) =>
    `Befehle: ${programs
      .map(({ player, orders }) => `${player}: ${orders.map((order) => names.orderWords[order]).join(', ')}`)
      .join('; ')}.`,
  moved: ({ player, city, colour }) => `${player} nimmt die ${ROADS[colour]} Straße nach ${at(city)}.`,
  noRoad: ({ player, city, colour }) => `${player} findet in ${at(city)} keine ${ROADS[colour]} Straße.`,
  waited: ({ player, city }) => `${player} wartet in ${at(city)} ab.`,
  recruited: ({ player, city, unit }) => `${player} wirbt in ${at(city)} ${objects(unit, 1)} an.`,
  idled: ({ player, city, why }) => `${at(city)}: ${player} ${IDLE[why]}.`,
  threatEliminated: ({ player, city, foe, units }) =>
    `${player} beseitigt die Bedrohung in ${at(city)} (${foe}) und zahlt ${army(units, objects)}.`,
  titanFaced: ({ player, titan }) => `${player} stellt sich einem Titanen: ${titan}.`,
  titanEliminated: ({ player, titan, units }) =>
    `${player} beseitigt einen Titanen (${titan}) und zahlt ${army(units, objects)}.`,
  titansLeft: ({ player }) => `${player} lässt die Titanen in Ruhe.`,
  rewardsChosen: ({ player, rewards }) =>
    rewards.length === 0
      ? `${player} bekommt keine Belohnung.`
      : `${player} wählt ${listOf(
          'de',
          rewards.map((reward) => names.rewards[reward]),
        )}.`,
  goldGained: ({ player, gold }) => `${player} bekommt ${objects('gold', gold)}.`,
  guildBuilt: ({ player, city, floors, kept }) =>
    `${player} baut in ${at(city)} ${objects('floor', floors)}${kept === 0 ? '' : ` und ${kept} ${kept === 1 ? 'aufbewahrtes' : 'aufbewahrte'}`}.`,
  bardsPlaced: ({ player, regions, fortress }) => {
    const placed = regions.map(({ region, bards }) => `${bards} in „${region}“`);
    if (fortress) placed.push('eine geheime Anzahl in die Festung');
    return placed.length === 0
      ? `${player} legt keine Barden.`
      : `${player} legt Barden: ${listOf('de', placed)}.`;
  },
  fortressEntered: ({ player, bards }) => `${player} legt ${objects('bard', bards)} in die Festung.`,
  dummyRaised: ({ player, assessment, value }) =>
    `${player} erhöht einen Wert des Dummy-Spielers: ${names.assessments[assessment]} ${value}.`,
  tileDiscarded: {
    recruit: ({ city }) => `Das Anwerbungsplättchen von ${at(city)} kommt auf den Abwurfstapel.`,
    threat: ({ city }) => `Das Bedrohungsplättchen von ${at(city)} kommt auf den Abwurfstapel.`,
  },
  recruitEntered: ({ city, units }) => `Anwerbung in ${at(city)}: ${army(units)}.`,
  threatEntered: ({ city, foe }) => `Bedrohung für ${at(city)}: ${foe}.`,
  recruitUnfilled: ({ city }) => `In der Kaserne fehlen die Einheiten für ${at(city)}.`,
  pilesMade: ({ recruit, threat }) =>
    `Plättchen: ${recruit} im Anwerbungsstapel, ${threat} im Bedrohungsstapel.`,
  nextDrawn: {
    recruit: ({ city }) => `Nächste Anwerbung: ${at(city)}.`,
    threat: ({ city, foe }) => `Nächste Bedrohung: ${at(city)} (${foe}).`,
  },
  topTurned: ({ pile, city }) => `Oben auf dem ${names.piles[pile]}: ${at(city)}.`,
  discardTurned: ({ pile, cities }) =>
    `Der Abwurfstapel wird zum ${names.piles[pile]}: ${cities.map(({ number }) => number).join(', ')}.`,
  titansAwoke: ({ titans }) =>
    titans.length === 0
      ? 'Die Titanen regen sich, doch keiner erwacht.'
      : `${titans.length === 1 ? 'Ein Titan erwacht' : 'Titanen erwachen'}: ${listOf('de', titans)}!`,
  reinforced: ({ recruit, threat }) =>
    `Nachschub trifft ein. Plättchen: ${recruit} im Anwerbungsstapel, ${threat} im Bedrohungsstapel.`,
  censusBegan: ({ year }) => `Militärische Erhebung im Jahr ${year}.`,
  censusShown: ({ unit, shown }) =>
    `Erhebung, ${names.units[unit]}: ${shown.map(({ player, number }) => `${player} (${number})`).join(', ')}.`,
  censusWon: {
    alone: ({ players, unit }) => `${players[0]} zeigt die meisten (${names.units[unit]}).`,
    tied: ({ players, unit }) =>
      `Gleichstand (${names.units[unit]}): ${listOf('de', players)} zeigen die meisten.`,
  },
  floorAdded: ({ player, city }) => `${player} baut in ${at(city)} ein weiteres Stockwerk.`,
  floorKept: ({ player }) => `${player} bewahrt ein Stockwerk hinter dem Sichtschirm auf.`,
  floorDeclined: ({ player }) => `${player} verzichtet auf das Stockwerk.`,
  gameEnded: ({ early }) =>
    early
      ? 'Die Partie endet vorzeitig: Die Prüfungen beginnen jetzt.'
      : 'Das letzte Jahr ist zu Ende: Die Prüfungen beginnen.',
  fortressEmptied: ({ bards }) =>
    `Die Festung wird geleert: ${bards.map(({ player, number }) => `${player} (${number})`).join(', ')}.`,
  assessed: ({ assessment, ranking, eliminated }) =>
    `Prüfung ${OF[assessment]}: ${ranking
      .map(({ player, value }) => `${player} (${value})`)
      .join(', ')}. Ausgeschieden: ${listOf('de', eliminated)}.`,
  saved: ({ player }) => `Retter des Königreichs: ${player}!`,
};
