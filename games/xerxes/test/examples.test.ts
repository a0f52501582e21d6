import { describe, expect, test } from 'vitest';
import { Build, Convert, March, Pair, Pay, Place, Rob, Source, YES } from '../questions.ts';
import { building, force, NONE, resource, TestTable } from './table.ts';

const INDIA = 0;

/** India, first in order, has workers in Assyria and Parthia, which are not in play. */
function indiaPlaces(): TestTable {
  const table = new TestTable(['india', 'bactria', 'sogdia']).emptyHands();
  table.store(INDIA, { wood: 2, stone: 1, gold: 1, iron: 1, wool: 1 });
  table.nextEvent('wheat');
  return table;
}

describe('E14 worked examples', () => {
  test('E14.1: India collects 2 gold, 2 iron, 1 wood, 2 wool and no wheat, and gives up 1 stone', () => {
    const table = indiaPlaces();
    table.placeAll(['assyria', 'parthia']);
    expect(table.stored(INDIA)).toEqual({ gold: 3, iron: 3, wood: 3, wool: 3, stone: 1 });
    const collected = table.events('collected').filter(({ seat }) => seat === INDIA);
    const all = (field: 'gained' | 'lost' | 'stopped', name: Parameters<typeof resource>[0]): number =>
      collected.flatMap((event) => event[field]).filter((kind) => kind === resource(name)).length;
    expect([
      all('gained', 'gold'),
      all('gained', 'iron'),
      all('gained', 'wood'),
      all('gained', 'wool'),
    ]).toEqual([2, 2, 1, 2]);
    expect([all('lost', 'wood'), all('gained', 'wheat'), all('stopped', 'wheat')]).toEqual([1, 0, 1]);
    expect(table.asked).toBe('giveUp 0');
    table.answer(resource('stone'));
    expect(table.stored(INDIA)).toEqual({ gold: 3, iron: 3, wood: 3, wool: 3 });
  });

  test('E14.2: the same placement serves a campaign instead; nothing is collected, and 1 resource is given up', () => {
    const table = indiaPlaces();
    const card = table.campaign(INDIA, 'chariot', 'chariot', 'mercenary', 'elephant');
    table.permanent(INDIA, 'chariot');
    table.placeAll(['assyria', 'parthia']);
    expect(table.asked).toBe('campaign 0');
    table.answer(March.card(card));
    expect(table.events('campaignFulfilled')[0].areas).toHaveLength(3);
    expect(table.seat(INDIA).points).toBe(5);
    expect(table.stored(INDIA)).toEqual({ wood: 2, stone: 1, gold: 1, iron: 1, wool: 1 });
    expect(table.asked).toBe('giveUp 0');
    table.answer(resource('wood'));
    expect(table.stored(INDIA)).toEqual({ wood: 1, stone: 1, gold: 1, iron: 1, wool: 1 });
  });

  test('E14.3: a granary for 3 wheat, 2 wood, 1 stone: 3 points, minus 2 for one rival and 1 for another', () => {
    const table = new TestTable(['india', 'parthia', 'babylonia']).emptyHands();
    table.store(INDIA, { wheat: 3, wood: 2, stone: 1 });
    table.seat(1).points = 2;
    table.seat(2).points = 1;
    table.at('build', INDIA, 'heir');
    table.answer(Build.building(building('granary')));
    table.answer([2, 1]);
    expect(table.state.seats.map(({ points }) => points)).toEqual([3, 0, 0]);
    expect(table.stored(INDIA)).toEqual({});
  });

  test('E14.4: a tax card of 2 iron, 2 stone, 1 gold: 3 points', () => {
    const table = new TestTable(['india', 'sogdia']).emptyHands();
    const card = table.tax(INDIA, { iron: 2, stone: 2, gold: 1 });
    table.store(INDIA, { iron: 2, stone: 2, gold: 1 });
    table.at('tax', INDIA, 'heir');
    table.answer(Pay.card(card));
    expect(table.seat(INDIA).points).toBe(3);
    expect(table.stored(INDIA)).toEqual({});
  });

  test('E14.5: Aegyptus campaigns with the blessing, collects from Bactria, gains gold and builds the fortification', () => {
    const table = new TestTable(['india', 'assyria', 'sogdia', 'aegyptus']).emptyHands();
    const aegyptus = 3;
    table.state.round = 5;
    table.seat(INDIA).points = 6;
    table.store(aegyptus, { stone: 3, wheat: 1 });
    table.permanent(aegyptus, 'ship');
    const card = table.campaign(aegyptus, 'chariot', 'cavalry', 'mercenary', 'ship');
    table.nextEvent('blessing');
    table.placeAll([], [], [], ['thracia', 'bactria']);
    expect(table.asked).toBe('campaign 3');
    table.answer(March.card(card));
    if (table.asked === 'forces 3') {
      const { forces } = table.game.components.campaigns[card];
      const sources: Record<number, number> = {
        [force('chariot')]: Source.home,
        [force('cavalry')]: Source.blessing,
        [force('mercenary')]: Source.worker(0),
        [force('ship')]: Source.permanent(0),
      };
      table.answer(forces.map((kind) => sources[kind]));
    }
    table.answer(INDIA);
    expect(table.seat(aegyptus).points).toBe(5);
    expect(table.seat(INDIA).points).toBe(5);
    table.skipTo('bonus');
    expect(table.stored(aegyptus)).toEqual({ stone: 3, wheat: 2, wool: 1, wood: 1 });
    table.answer(resource('gold'));
    expect(table.stored(aegyptus)).toEqual({ gold: 1, stone: 3, wheat: 2, wool: 1, wood: 1 });
    table.skipTo('build', aegyptus);
    table.answer(Build.building(building('fortification')));
    expect(table.seat(aegyptus).points).toBe(10);
    expect(table.stored(aegyptus)).toEqual({ gold: 1, wool: 1 });
  });

  test('E14.6: Aegyptus turns the permanent mercenary into a weapon', () => {
    const table = new TestTable(['aegyptus', 'india']).emptyHands();
    table.stand(0, 'media', 'bactria');
    table.permanent(0, 'mercenary');
    const card = table.campaign(0, 'cavalry', 'chariot', 'elephant', 'weapon');
    table.at('campaign', 0, 'wheat');
    expect(table.offered).not.toContain(March.card(card));
    table.answer(March.ability);
    table.answer(Convert.option(Source.permanent(0), force('weapon')));
    table.answer(March.card(card));
    expect(table.seat(0)).toMatchObject({ points: 5, ability: 0, campaignsWon: [card] });
    expect(table.seat(0).permanent).toEqual([force('mercenary')]);
  });

  test('E14.8: Babylonia ignores locusts and gets wheat in Thracia and Babylonia; the others do not', () => {
    const table = new TestTable(['babylonia', 'aegyptus']).emptyHands();
    table.nextEvent('wheat');
    table.placeAll(['thracia', 'track'], ['phoenicia', 'persis']);
    table.answer(YES);
    const wheat = (seat: number): number => table.seat(seat).resources[resource('wheat')];
    expect([wheat(0), wheat(1)]).toEqual([2, 0]);
  });

  test('E14.9: India takes 1 wood from a rival and builds with it', () => {
    const table = new TestTable(['india', 'sogdia']).emptyHands();
    table.store(INDIA, { wheat: 3, wood: 1, stone: 1 });
    table.store(1, { wood: 1, gold: 1 });
    table.at('build', INDIA, 'heir');
    expect(table.offered).toEqual([Build.pass, Build.ability]);
    table.answer(Build.ability);
    table.answer(Rob.option(1, resource('wood')));
    table.answer(Build.building(building('granary')));
    expect(table.seat(INDIA).points).toBe(3);
    expect(table.stored(1)).toEqual({ gold: 1 });
  });

  test('E14.10: Parthia replaces 1 stone and 1 wood by 2 wool for a tax card', () => {
    const table = new TestTable(['parthia', 'sogdia']).emptyHands();
    const card = table.tax(0, { gold: 1, iron: 1, wood: 1, wool: 2 });
    table.store(0, { gold: 1, iron: 1, wood: 2, stone: 1 });
    table.at('tax', 0, 'wool');
    table.answer(Pay.ability);
    table.answer(Pair.option(resource('stone'), resource('wood')));
    table.answer(Pair.option(resource('wool'), resource('wool')));
    table.answer(Pay.card(card));
    expect(table.seat(0).points).toBe(3);
    expect(table.stored(0)).toEqual({});
  });

  test('E14.11: Lydia, second in order, claims the space, goes third and gives the others their places', () => {
    const table = new TestTable(['india', 'lydia', 'sogdia', 'aegyptus']).emptyHands();
    table.answer(table.area('thracia'));
    expect(table.asked).toBe('worker 1');
    table.answer(Place.claim);
    table.placeAll();
    table.skipTo('order');
    expect(table.asked).toBe('order 1');
    table.answer([3, 0, 1, 2]);
    expect(table.state.order).toEqual([3, 0, 1, 2]);
    expect(table.state.round).toBe(2);
    expect(table.asked).toBe('worker 3');
  });

  test('E14.12: Sogdia in round 6 builds the fortification that India built in round 5: 6 points', () => {
    const table = new TestTable(['india', 'sogdia']).emptyHands();
    table.state.round = 6;
    table.built(INDIA, 'fortification');
    table.seat(INDIA).points = 5;
    table.store(1, { stone: 3, wheat: 2, wood: 1 });
    table.at('build', 1, 'heir');
    table.answer(Build.displace(building('fortification')));
    table.answer(building('bridge'));
    expect(table.state.seats.map(({ points }) => points)).toEqual([5, 6]);
    expect(table.state.buildings[building('fortification')]).toBe(1);
    expect(table.state.buildings[building('bridge')]).toBe(INDIA);
  });

  test('E14.13: Bactria takes Phoenicia and pushes the rival’s worker to Hyrcania', () => {
    const table = new TestTable(['india', 'bactria']);
    table.answer(table.area('phoenicia'));
    table.answer(Place.push(table.area('phoenicia')));
    table.answer(table.area('hyrcania'));
    expect(table.seat(1).workers).toEqual([table.area('phoenicia'), NONE]);
    expect(table.seat(INDIA).workers).toEqual([table.area('hyrcania'), NONE]);
  });

  test('E14.14: Aegyptus, second, puts the second worker on the space and is third from the next round on', () => {
    const table = new TestTable(['india', 'aegyptus', 'sogdia']).emptyHands();
    table.placeAll([], ['thracia', 'track']);
    table.skipTo('order');
    expect(table.asked).toBe('order 1');
    table.answer([0, 2, 1]);
    expect(table.state.order).toEqual([0, 2, 1]);
    expect(table.state.round).toBe(2);
  });
});
