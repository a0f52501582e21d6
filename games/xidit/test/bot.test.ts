import { surveyGames } from '@triptych/bots';
import { FastRng } from '@triptych/kernel';
import { LANGUAGES } from '@triptych/words';
import { describe, expect, test } from 'vitest';
import { guessProgram } from '../bot/guess.ts';
import { Planner } from '../bot/planner.ts';
import { EVEN, worthOf } from '../bot/worth.ts';
import { YearRunner } from '../bot/year-runner.ts';
import { standard } from '../content/standard.ts';
import { ACTION } from '../content/symbols.ts';
import type { Play } from '../rules/play.ts';
import { cloneState } from '../state.ts';
import { xidit } from '../index.ts';
import { game } from './subjects.ts';
import { TestTable } from './table.ts';

function playAt(table: TestTable): Play {
  const { components } = table.game;
  return { components, tiles: components.large, state: table.state, rng: new FastRng(1), emit: undefined };
}

describe('the bot', () => {
  test('a year run for evaluation equals the year that the rules play', () => {
    const table = TestTable.at(4, {
      lords: [7, 6, 15, 18],
      recruits: { 7: [1, 1, 1, 1, 1], 6: [0, 1, 1, 1, 1] },
    });
    const play = playAt(table);
    const before = cloneState(table.state);
    const runner = new YearRunner(play);
    const orders = [
      [3, 1, 3, 4, 4, 4],
      [3, 4, 4, 4, 4, 4],
      [4, 4, 4, 4, 4, 4],
      [4, 4, 4, 4, 4, 4],
    ];
    runner.runYear(table.state, orders);
    expect(table.state).toEqual(before);
    table.reveal(orders);
    expect(runner.play.state.lords.map(({ units, city }) => [units, city])).toEqual(
      table.state.lords.map(({ units, city }) => [units, city]),
    );
  });

  test('it finds the program that recruits and eliminates', () => {
    const table = TestTable.at(4, {
      lords: [7, 4, 15, 18],
      recruits: { 7: [1, 0, 0, 0, 1] },
      threats: [6],
      units: [[0, 1]],
    });
    const [best] = new Planner(playAt(table)).plan(table.state, 0, 1);
    // Militia in 7, red road to 6, eliminate there.
    expect(best.orders.slice(0, 3)).toEqual([ACTION, 1, ACTION]);
  });

  test('guessed programs have six orders', () => {
    const table = new TestTable(5, {}, standard);
    for (let seat = 0; seat < 5; seat++) table.answer(table.offered[0]);
    for (let seed = 0; seed < 20; seed++) {
      expect(guessProgram(playAt(table), seed % 5, new FastRng(seed))).toHaveLength(6);
    }
  });

  test('gold, floors, majorities and units are worth something', () => {
    const table = TestTable.at(4, {});
    const play = playAt(table);
    const nothing = worthOf(play, 0, EVEN);
    table.lord(0).gold = 5;
    const gold = worthOf(play, 0, EVEN);
    table.build(0, 3, 2);
    const floors = worthOf(play, 0, EVEN);
    table.placeBards(0, 4, 1);
    const bards = worthOf(play, 0, EVEN);
    table.give(0, [1, 0, 0, 0, 1]);
    expect([nothing, gold, floors, bards, worthOf(play, 0, EVEN)]).toEqual(
      [nothing, gold, floors, bards, worthOf(play, 0, EVEN)].toSorted((one, other) => one - other),
    );
    expect(gold).toBeGreaterThan(nothing);
  });
});

describe('the survey', () => {
  test.each([3, 4, 5])(
    'counts games of %i players and reports in every language',
    (seats) => {
      const options = {
        length: 'long',
        dummy: 'normal',
        first: 'random',
        wasteland: '1',
        openScreens: 'off',
      };
      const tally = surveyGames(game, xidit.survey(standard), { seats, options, seed: 'survey' }, 0, 3);
      for (const language of LANGUAGES) {
        const { sections } = xidit.survey(standard).report(tally, seats, language);
        for (const { rows } of sections) {
          for (const row of rows) expect(row.label).not.toMatch(/undefined|^$/);
        }
        const wins = sections.find(({ id }) => id === 'wins-by-seat')?.rows ?? [];
        expect(wins.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(1);
        const rewards = sections.find(({ id }) => id === 'rewards')?.rows ?? [];
        expect(rewards.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(1);
      }
    },
    60_000,
  );
});
