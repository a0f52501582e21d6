import { answerAll, FastRng, type Tally } from '@triptych/kernel';
import { describe, expect, test } from 'vitest';
import { proposeForces } from '../bot/propose-forces.ts';
import { satrapId } from '../content/components.ts';
import type { Satrap } from '../content/things.ts';
import { xerxes } from '../index.ts';
import { Build, March, NO, Pay, Source, YES } from '../questions.ts';
import type { XerxesEvent } from '../events.ts';
import type { XerxesState } from '../state.ts';
import { building, force, game, TestTable } from './table.ts';

const advice = (table: TestTable): unknown => game.advise(table.state, table.question, new FastRng(1));

describe('quick advice', () => {
  test('E5.2: permanent and bonus forces serve before areas do, and areas with needed resources last', () => {
    const table = new TestTable(['aegyptus', 'india', 'lydia']).emptyHands();
    table.stand(0, 'thracia', 'hyrcania');
    table.permanent(0, 'cavalry', 'ship', 'chariot');
    const card = table.campaign(0, 'chariot', 'cavalry', 'mercenary', 'ship');
    table.at('campaign', 0, 'heir');
    const sources = proposeForces(game.components, table.state, 0, card)?.sources ?? [];
    expect(sources).not.toContain(Source.home);
    expect(
      sources.filter((source) => source === Source.worker(0) || source === Source.worker(1)),
    ).toHaveLength(1);
    const other = table.campaign(0, 'elephant', 'elephant', 'ship', 'ship');
    expect(proposeForces(game.components, table.state, 0, other)).toBeNull();
  });

  test('E11.8: Assyria keeps all cards', () => {
    const options = { satraps: 'chosen', events: 'base', order: 'random', scenario: 'easy' };
    const state = game.setup(1, options, new FastRng(1));
    game.apply(state, 0, satrapId('assyria'), new FastRng(1));
    const [question] = game.pending(state);
    expect(game.advise(state, question, new FastRng(1))).toHaveLength(6);
  });

  test('E11.1: Aegyptus converts a force where one is missing', () => {
    const table = new TestTable(['aegyptus', 'india']).emptyHands();
    table.state.round = 6;
    table.stand(0, 'thracia', 'phoenicia');
    table.permanent(0, 'weapon');
    const card = table.campaign(0, 'chariot', 'cavalry', 'mercenary', 'ship');
    table.at('campaign', 0, 'wheat');
    expect(advice(table)).toBe(March.ability);
    table.answer(March.ability);
    table.answer(Number(advice(table)));
    expect(table.offered).toContain(March.card(card));
  });

  test('E9.1: in playouts, resources for points are kept until the last round, unless there is only one rival', () => {
    const paysIn = (round: number, ...satraps: Satrap[]): boolean => {
      const table = new TestTable(satraps).emptyHands();
      table.state.round = round;
      const card = table.tax(0, { iron: 2, stone: 2, gold: 1 });
      table.store(0, { iron: 2, stone: 2, gold: 1 });
      table.at('tax', 0, 'wheat');
      return game.knowledge?.quick?.(table.state, table.question, new FastRng(1)) === Pay.card(card);
    };
    expect(paysIn(4, 'lydia', 'aegyptus', 'india')).toBe(false);
    expect(paysIn(7, 'lydia', 'aegyptus', 'india')).toBe(true);
    expect(paysIn(4, 'lydia', 'aegyptus')).toBe(true);
  });

  test('E8.1, E9.1: builds and pays taxes when it can', () => {
    const table = new TestTable(['lydia', 'aegyptus']).emptyHands();
    table.state.round = 6;
    table.store(0, { stone: 3, wheat: 2, wood: 1 });
    table.at('build', 0, 'heir');
    expect(advice(table)).toBe(Build.building(building('fortification')));
    const card = table.tax(0, { iron: 2, stone: 2, gold: 1 });
    table.store(0, { iron: 2, stone: 2, gold: 1 });
    table.at('tax', 0, 'wheat');
    expect(advice(table)).toBe(Pay.card(card));
  });

  test.each([
    ['wheat', YES],
    ['iron', NO],
  ] as const)(
    'E11.2: Babylonia, who needs wheat for the fortification, faces a year without %s',
    (event, wanted) => {
      const table = new TestTable(['babylonia', 'india']).emptyHands();
      table.state.round = 6;
      table.store(0, { stone: 3, wood: 1 });
      table.nextEvent(event);
      table.placeAll(['thracia', 'hyrcania']);
      expect(advice(table)).toBe(wanted);
    },
  );

  test('E3.2: a worker goes where the missing force of a campaign is', () => {
    const table = new TestTable(['aegyptus', 'india', 'lydia']).emptyHands();
    table.state.round = 7;
    table.permanent(0, 'cavalry', 'ship');
    table.campaign(0, 'chariot', 'cavalry', 'mercenary', 'ship');
    const area = Number(advice(table));
    expect(game.components.areas[area].force).toBe(force('mercenary'));
  });
});

/** Plays one game of equal bots that see only their own cards. */
function play(seats: number, scenario: string, seed: number): { state: XerxesState; events: XerxesEvent[] } {
  const rng = new FastRng(seed);
  const events: XerxesEvent[] = [];
  const tell = (event: XerxesEvent): void => void events.push(event);
  const state = game.setup(seats, { satraps: 'dealt', events: 'base', order: 'random', scenario }, rng, tell);
  answerAll(game, state, (question) => game.advise(state, question, rng), rng, tell);
  return { state, events };
}

describe('statistics of many games', () => {
  const survey = xerxes.survey(xerxes.packs.standard);

  test('E15.2: wins by satrap and position, points by source, cards and buildings', () => {
    const tally: Tally = {};
    for (let seed = 0; seed < 150; seed++) {
      const { state, events } = play(4, 'normal', seed);
      survey.count(tally, state, events);
    }
    const { sections } = survey.report(tally, 4, 'de');
    const rows = (id: string): readonly { mean: number; fair?: number }[] =>
      sections.find((section) => section.id === id)?.rows ?? [];
    const sum = (id: string): number => rows(id).reduce((total, { mean }) => total + mean, 0);
    expect(rows('wins-by-satrap')).toHaveLength(8);
    for (const { mean, fair } of rows('wins-by-satrap')) {
      expect(fair).toBe(0.25);
      // 75 games each: a satrap far out of balance would show even here
      expect(Math.abs(mean - 0.25)).toBeLessThan(0.2);
    }
    expect(sum('wins-by-position')).toBeCloseTo(1);
    expect(sum('wins-by-seat')).toBeCloseTo(1);
    expect(sum('sources')).toBeCloseTo(rows('points')[1].mean);
    expect(sum('buildings')).toBeCloseTo(sum('buildings-by-year'));
    // most winners have 15 to 27 points
    expect(rows('points')[2].mean).toBeGreaterThan(0.8);
  });

  test('E12.4: easy is won more often than normal, normal more often than hard', () => {
    const [easy, normal, hard] = ['easy', 'normal', 'hard'].map((scenario) => {
      const tally: Tally = {};
      for (let seed = 0; seed < 80; seed++) {
        const { state, events } = play(1, scenario, seed);
        survey.count(tally, state, events);
      }
      return survey.report(tally, 1, 'en').sections[0].rows[0].mean;
    });
    expect(easy).toBeGreaterThan(normal);
    expect(normal).toBeGreaterThan(hard);
    expect(hard).toBeGreaterThan(0);
  });
});
