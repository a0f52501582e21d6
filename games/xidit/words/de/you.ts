import { listOf } from '@triptych/words';
import type { Idle } from '../../events.ts';
import type { XiditWords } from '../en.ts';
import { at } from './events.ts';
import { army, names, objects, ROADS } from './things.ts';

const IDLE: Readonly<Record<Idle, string>> = {
  noTile: 'Du findest nichts zu tun',
  alreadyRecruited: 'Du hast dort in diesem Jahr schon angeworben',
  alreadyEliminated: 'Du hast dort in diesem Jahr schon eine Bedrohung beseitigt',
  unitsMissing: 'Du hast nicht die nötigen Einheiten',
};

export const you: XiditWords['you'] = {
  name: 'du',
  doing: {
    firstPlayerSet: () => 'Du bist Startspieler.',
    lordPlaced: ({ city }) => `Dein Idrakys beginnt in ${at(city)}.`,
    yearBegan: ({ year }) => `Jahr ${year}: Du beginnst.`,
    moved: ({ city, colour }) => `Du nimmst die ${ROADS[colour]} Straße nach ${at(city)}.`,
    noRoad: ({ city, colour }) => `Du findest in ${at(city)} keine ${ROADS[colour]} Straße.`,
    waited: ({ city }) => `Du wartest in ${at(city)} ab.`,
    recruited: ({ city, unit }) => `Du wirbst in ${at(city)} ${objects(unit, 1)} an.`,
    idled: ({ city, why }) => `${at(city)}: ${IDLE[why]}.`,
    threatEliminated: ({ city, foe, units }) =>
      `Du beseitigst die Bedrohung in ${at(city)} (${foe}) und zahlst ${army(units, objects)}.`,
    titanFaced: ({ titan }) => `Du stellst dich einem Titanen: ${titan}.`,
    titanEliminated: ({ titan, units }) =>
      `Du beseitigst einen Titanen (${titan}) und zahlst ${army(units, objects)}.`,
    titansLeft: () => 'Du lässt die Titanen in Ruhe.',
    rewardsChosen: ({ rewards }) =>
      rewards.length === 0
        ? 'Du bekommst keine Belohnung.'
        : `Du wählst ${listOf(
            'de',
            rewards.map((reward) => names.rewards[reward]),
          )}.`,
    goldGained: ({ gold }) => `Du bekommst ${objects('gold', gold)}.`,
    guildBuilt: ({ city, floors, kept }) =>
      `Du baust in ${at(city)} ${objects('floor', floors)}${kept === 0 ? '' : ` und ${kept} ${kept === 1 ? 'aufbewahrtes' : 'aufbewahrte'}`}.`,
    bardsPlaced: ({ regions, fortress }) => {
      const placed = regions.map(({ region, bards }) => `${bards} in „${region}“`);
      if (fortress) placed.push('eine geheime Anzahl in der Festung');
      return placed.length === 0 ? 'Du legst keine Barden.' : `Deine Barden: ${listOf('de', placed)}.`;
    },
    fortressEntered: ({ bards }) => `Du legst ${objects('bard', bards)} in die Festung.`,
    dummyRaised: ({ assessment, value }) =>
      `Du erhöhst einen Wert des Dummy-Spielers: ${names.assessments[assessment]} ${value}.`,
    censusWon: {
      alone: ({ unit }) => `Du zeigst die meisten (${names.units[unit]}).`,
      tied: ({ players, unit }) =>
        `Gleichstand (${names.units[unit]}), die meisten zeigen: ${listOf('de', players)}.`,
    },
    floorAdded: ({ city }) => `Du baust in ${at(city)} ein weiteres Stockwerk.`,
    floorKept: () => 'Du bewahrst ein Stockwerk hinter dem Sichtschirm auf.',
    floorDeclined: () => 'Du verzichtest auf das Stockwerk.',
    saved: () => 'Du rettest das Königreich!',
  },
  done: {},
};
