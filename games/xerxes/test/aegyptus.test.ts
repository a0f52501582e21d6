import { describe, expect, test } from 'vitest';
import { Convert, March, Source } from '../questions.ts';
import { force, marching, NONE, TestTable } from './table.ts';

describe('E11.1 Aegyptus', () => {
  test('E11.1: one available force counts as another kind', () => {
    const table = marching('thracia', 'phoenicia');
    table.permanent(0, 'elephant');
    const card = table.campaign(0, 'chariot', 'cavalry', 'mercenary', 'ship');
    expect(table.offered).toEqual([March.done, March.ability]);
    table.answer(March.ability);
    expect(table.asked).toBe('convert 0');
    expect(table.refusal(Convert.option(Source.permanent(0), force('elephant')))?.code).toBe('same-force');
    expect(table.refusal(Convert.option(Source.blessing, force('cavalry')))?.code).toBe('not-at-hand');
    table.answer(Convert.option(Source.permanent(0), force('cavalry')));
    expect(table.seat(0).ability).toBe(0);
    table.answer(March.card(card));
    expect(table.seat(0).campaignsWon).toEqual([card]);
  });

  test('E11.1: this round only, and once per game', () => {
    const table = marching('thracia', 'phoenicia');
    table.permanent(0, 'elephant');
    const card = table.campaign(0, 'elephant', 'cavalry', 'chariot', 'weapon');
    table.answer(March.ability);
    table.answer(Convert.option(Source.permanent(0), force('cavalry')));
    expect(table.offered).toEqual([March.done]);
    expect(table.refusal(March.ability)).toMatchObject({ code: 'no-ability', rule: 'E11.1' });
    table.skipTo(null);
    expect(table.state.converted).toBe(NONE);
    expect(table.seat(0).permanent).toEqual([force('elephant')]);
    expect(table.seat(0).campaigns).toEqual([card]);
  });

  test('E11.1: an area that served as another kind yields nothing all the same', () => {
    const table = marching('thracia', 'arachosia');
    table.permanent(0, 'ship');
    const card = table.campaign(0, 'chariot', 'cavalry', 'mercenary', 'ship');
    table.answer(March.ability);
    table.answer(Convert.option(Source.worker(1), force('cavalry')));
    table.answer(March.card(card));
    expect(table.events('collected').filter(({ seat }) => seat === 0)).toEqual([]);
  });

  test('E11.1: only Aegyptus', () => {
    const table = new TestTable(['india', 'bactria']);
    table.permanent(0, 'elephant', 'cavalry', 'weapon', 'ship');
    table.at('campaign', 0, 'heir');
    expect(table.refusal(March.ability)).toMatchObject({ code: 'no-ability', rule: 'E11.3' });
  });
});
