import { playOut } from '@triptych/bots';
import { completeOptions, FastRng } from '@triptych/kernel';
import { expect, test } from 'vitest';
import { components } from '../content/components.ts';
import type { BellumEvent } from '../events.ts';
import { bellum } from '../index.ts';
import { isWithinBox, STOCK_IN_BOX, STOCKS, supplyOf } from '../survey/supply.ts';
import { testPack } from './test-pack.ts';

const parts = components(testPack);
const gathered = (food: number, glyphs = 0): BellumEvent => ({ type: 'gathered', seat: 0, food, glyphs });
const RECRUITED: BellumEvent = { type: 'recruited', seat: 0, card: 10, space: 0, food: 2, glyphs: 0 };
const STORMED: BellumEvent = { type: 'castleStormed', seat: 0, victim: 1 };
const SHIELD: BellumEvent = { type: 'markerGained', seat: 1, marker: 'shield' };
const scouted = (...seats: number[]): BellumEvent => ({ type: 'scouted', seats, maps: 1 });

test('B1.4, B10.6: food counts while somebody holds it, of all players together', () => {
  const enough = supplyOf(parts, [gathered(20), gathered(10), RECRUITED, gathered(2)]);
  expect(enough.most.food).toBe(30);
  expect(isWithinBox(enough)).toBe(true);
  const short = supplyOf(parts, [gathered(20), gathered(10), RECRUITED, gathered(3)]);
  expect(short.most.food).toBe(31);
  expect(isWithinBox(short)).toBe(false);
});

test('B1.4, B10.6: glyphs and barrels count too', () => {
  const looted: BellumEvent = { type: 'looted', seat: 0, food: 0, glyphs: 1, barrels: 10 };
  expect(isWithinBox(supplyOf(parts, [gathered(0, 19), looted]))).toBe(true);
  expect(isWithinBox(supplyOf(parts, [gathered(0, 20), looted]))).toBe(false);
  const paid: BellumEvent = { type: 'rollBought', seat: 0, with: 'barrel' };
  expect(supplyOf(parts, [looted, paid, looted]).most.barrels).toBe(19);
});

test('B4.9, B10.6: a theft after the 20th shield leaves its victim without one', () => {
  const thefts = Array.from({ length: 20 }, () => [STORMED, SHIELD]).flat();
  expect(supplyOf(parts, thefts).theftsWithoutShield).toBe(0);
  const one = supplyOf(parts, [...thefts, STORMED]);
  expect(one.theftsWithoutShield).toBe(1);
  expect(isWithinBox(one)).toBe(false);
});

test('B1.5, B10.6: a chest of another kind, or none, was missing', () => {
  const gained = (kind: 'wooden' | 'metal'): BellumEvent => ({
    type: 'chestGained',
    seat: 0,
    chest: 0,
    kind,
  });
  expect(supplyOf(parts, [scouted(0), gained('metal')]).chestsMissing).toBe(0);
  expect(supplyOf(parts, [scouted(0), gained('wooden')]).chestsMissing).toBe(1);
  expect(supplyOf(parts, [scouted(0, 1), gained('wooden'), scouted(0)]).chestsMissing).toBe(2);
});

test('B1.5, B10.6: whole games add up', () => {
  const pack = bellum.packs['standard'];
  const parts = components(pack);
  const options = completeOptions(bellum, 5, {});
  if (!options.ok) throw new Error('The options are invalid.');
  for (let seed = 0; seed < 6; seed++) {
    const story: BellumEvent[] = [];
    const state = playOut(bellum.open(pack), 5, options.options, new FastRng(seed), (event) => {
      story.push(event);
    });
    const supply = supplyOf(parts, story);
    for (const stock of STOCKS) {
      const held = state.castles.reduce((sum, castle) => sum + castle[stock], 0);
      expect(supply.most[stock]).toBeGreaterThanOrEqual(held);
    }
    const sufficed = STOCKS.every((stock) => supply.most[stock] <= STOCK_IN_BOX[stock]);
    expect(isWithinBox(supply) && !sufficed).toBe(false);
    // A deck is dry when nothing is left to turn up.
    const [fearsome, extreme] = state.decks.map((deck, at) => state.decksDrawn[at] === deck.length);
    expect(supply.dryDecks).toEqual({ fearsome, extreme });
    expect(supply.theftsWithoutShield > 0 && state.markers[0] > 0).toBe(false);
  }
});
