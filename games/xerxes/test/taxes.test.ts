import { describe, expect, test } from 'vitest';
import { Build, Pair, Pay, Rob } from '../questions.ts';
import { force, resource, type Store, TestTable } from './table.ts';

const POINTS: Store = { iron: 2, stone: 2, gold: 1 };

/** The first of three has the turn to pay taxes. */
function paying(store: Store): TestTable {
  const table = new TestTable(['lydia', 'aegyptus', 'sogdia']).emptyHands();
  table.seat(0).ability = 0;
  table.store(0, store);
  table.at('tax', 0, 'heir');
  return table;
}

describe('E9 taxes', () => {
  test('E9.1: in turn order each player may fulfil any number of their cards, paying the resources', () => {
    const table = paying({ gold: 3, stone: 3, iron: 3, wood: 3, wheat: 3, wool: 3 });
    const first = table.tax(0, POINTS);
    const second = table.tax(0, { wood: 1, wheat: 1, wool: 2 }, 'cavalry');
    table.tax(1, { gold: 1, iron: 1, wheat: 2 });
    table.store(1, { gold: 1, iron: 1, wheat: 2 });
    expect(table.offered).toEqual([Pay.done, Pay.card(first), Pay.card(second)]);
    table.answer(Pay.card(first));
    table.answer(Pay.card(second));
    expect(table.seat(0).taxesPaid).toEqual([first, second]);
    expect(table.stored(0)).toEqual({ gold: 2, stone: 1, iron: 1, wood: 2, wheat: 2, wool: 1 });
    table.skipTo('tax', 1);
    expect(table.asked).toBe('tax 1');
  });

  test('E9.1: the card must be in hand, and all its resources in store', () => {
    const table = paying({ iron: 2, stone: 2 });
    const own = table.tax(0, POINTS);
    const other = table.tax(1, { stone: 1, iron: 2, wood: 2 });
    expect(table.refusal(Pay.card(own))).toMatchObject({ code: 'cannot-pay', rule: 'E9.1' });
    expect(table.refusal(Pay.card(other))).toMatchObject({ code: 'not-in-hand', rule: 'E9.1' });
  });

  test('E9.2: a card with 5 resources gives 3 points', () => {
    const table = paying(POINTS);
    table.answer(Pay.card(table.tax(0, POINTS)));
    expect(table.seat(0)).toMatchObject({ points: 3, permanent: [] });
  });

  test('E9.2: a card with 4 gives its force for good, from the next campaign phase on', () => {
    const table = paying({ gold: 1, iron: 2, wool: 1 });
    table.answer(Pay.card(table.tax(0, { gold: 1, iron: 2, wool: 1 }, 'elephant')));
    expect(table.seat(0)).toMatchObject({ points: 0, permanent: [force('elephant')] });
    // home: weapon, Thracia: mercenary, Persis: weapon
    const card = table.campaign(0, 'elephant', 'mercenary', 'weapon', 'weapon');
    table.skipTo('worker');
    table.nextEvent('gold');
    table.placeAll(['thracia', 'persis']);
    expect(table.asked).toBe('campaign 0');
    expect(table.offered).toContain(1 + card);
  });
});

describe('E11.3 India', () => {
  function robbing(phase: 'build' | 'tax', own: Store, rival: Store): TestTable {
    const table = new TestTable(['india', 'bactria', 'sogdia']).emptyHands();
    table.store(0, own);
    table.store(1, rival);
    table.at(phase, 0, 'wood');
    return table;
  }

  test.each(['build', 'tax'] as const)(
    'E11.3: in the %s turn, takes 1 resource from an opponent who has it',
    (phase) => {
      const table = robbing(phase, { wood: 1 }, { wood: 2, gold: 1 });
      expect(table.offered).toEqual([0, phase === 'build' ? Build.ability : Pay.ability]);
      table.answer(Build.ability);
      expect(table.asked).toBe('rob 0');
      expect(table.offered).toEqual([Rob.option(1, resource('gold')), Rob.option(1, resource('wood'))]);
      expect(table.refusal(Rob.option(2, resource('wood')))).toMatchObject({
        code: 'rival-has-none',
        rule: 'E11.3',
      });
      expect(table.refusal(Rob.option(0, resource('wood')))).toMatchObject({
        code: 'not-a-rival',
        rule: 'E11.3',
      });
      table.answer(Rob.option(1, resource('wood')));
      expect([table.stored(0), table.stored(1)]).toEqual([{ wood: 2 }, { wood: 1, gold: 1 }]);
      expect(table.seat(0).ability).toBe(0);
    },
  );

  test('E11.3, E1.8: only what fits under the limit', () => {
    const table = robbing('build', { wood: 3 }, { wood: 2, gold: 1, iron: 1 });
    table.answer(Build.ability);
    expect(table.refusal(Rob.option(1, resource('wood')))).toMatchObject({
      code: 'store-full',
      rule: 'E1.8',
    });
    table.answer(Rob.option(1, resource('iron')));
    expect(table.stored(0)).toEqual({ wood: 3, iron: 1 });
  });

  test('E11.3, E1.8: against a full store there is nothing to take', () => {
    const table = robbing('tax', { wood: 3 }, { wood: 2 });
    expect(table.offered).toEqual([Pay.done]);
    expect(table.refusal(Pay.ability)).toMatchObject({ code: 'no-ability', rule: 'E11.3' });
  });

  test('E11.3: the only possible resource is taken without asking, and the turn continues', () => {
    const table = robbing('build', { wheat: 3, wood: 1, stone: 1 }, { wood: 1 });
    table.answer(Build.ability);
    expect(table.stored(0)).toEqual({ wheat: 3, wood: 2, stone: 1 });
    expect(table.asked).toBe('build 0');
  });
});

describe('E11.4 Parthia', () => {
  function replacing(phase: 'build' | 'tax', store: Store): TestTable {
    const table = new TestTable(['parthia', 'bactria']).emptyHands();
    table.store(0, store);
    table.at(phase, 0, 'wool');
    return table;
  }
  const pair = (...names: ('gold' | 'stone' | 'wood' | 'wool' | 'iron' | 'wheat')[]): number => {
    const [first, second] = names.map(resource).sort((a, b) => a - b);
    return Pair.option(first, second);
  };

  test.each(['build', 'tax'] as const)(
    'E11.4: in the %s turn, replaces 2 resources by 2 others, even of a stopped kind',
    (phase) => {
      const table = replacing(phase, { stone: 1, wood: 2 });
      table.answer(Build.ability);
      expect(table.asked).toBe('give 0');
      expect(table.offered).toEqual([pair('stone', 'wood'), pair('wood', 'wood')]);
      expect(table.refusal(pair('stone', 'stone'))).toMatchObject({ code: 'none-held', rule: 'E11.4' });
      table.answer(pair('stone', 'wood'));
      expect(table.asked).toBe('take 0');
      expect(table.refusal(pair('wood', 'wool'))).toMatchObject({ code: 'given-kind', rule: 'E11.4' });
      table.answer(pair('wool', 'wool'));
      expect(table.stored(0)).toEqual({ wood: 1, wool: 2 });
      expect(table.seat(0).ability).toBe(0);
    },
  );

  test('E11.4, E1.8: within the limit', () => {
    const table = replacing('build', { stone: 2, wool: 3, gold: 2 });
    table.answer(Build.ability);
    table.answer(pair('stone', 'stone'));
    expect(table.refusal(pair('wool', 'wool'))).toMatchObject({ code: 'store-full', rule: 'E1.8' });
    expect(table.refusal(pair('gold', 'gold'))).toMatchObject({ code: 'store-full', rule: 'E1.8' });
    table.answer(pair('gold', 'iron'));
    expect(table.stored(0)).toEqual({ wool: 3, gold: 3, iron: 1 });
  });

  test('E11.4: not with fewer than two resources, nor where nothing else fits', () => {
    expect(replacing('tax', { gold: 1 }).refusal(Pay.ability)).toMatchObject({
      code: 'no-ability',
      rule: 'E11.4',
    });
    const full = replacing('tax', { gold: 3, stone: 3, iron: 3, wood: 3, wheat: 3, wool: 2 });
    expect(full.offered).not.toContain(Pay.ability);
  });
});
