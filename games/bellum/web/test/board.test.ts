import { bellum } from '../../index.ts';
import { components } from '../../content/components.ts';
import { Attack } from '../../questions.ts';
import { adviseHonestly } from '@triptych/bots';
import { FastRng, Match, newMatch } from '@triptych/kernel';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { castleDefence } from '../../rules/attack.ts';
import { placeDefence, preview, strength } from '../amounts.ts';
import { castleRoofs } from '../draw/castles.ts';
import { placeDrawing } from '../draw/places.ts';
import { frame, Pen } from '@triptych/board-kit/draw/pen.ts';
import { scoreHistory } from '../score-history.ts';
import { BAND, columnsFor, layOutWing, NARROWEST } from '../wing.ts';

const pack = bellum.packs['standard'];
const parts = components(pack);

function play(seed: number, see: (match: ReturnType<typeof lay>) => void): ReturnType<typeof lay> {
  const match = lay(seed);
  const rng = new FastRng(seed);
  while (!match.over) {
    see(match);
    const [{ seat }] = match.questions.filter(({ ready }) => !ready);
    const question = match.questionOf(seat);
    if (question === null) break;
    match.answer(seat, adviseHonestly(match.game, match.view(seat), match.memory(seat), question, rng));
  }
  return match;
}

function lay(seed: number) {
  const seats = ['a', 'b', 'c'].map((name) => ({ name, player: 'bot' as const }));
  const made = newMatch(bellum, {
    seats,
    options: {},
    pack: { name: 'standard', content: pack },
    seed: seed.toString(16).padStart(64, '0'),
  });
  if (!made.ok) throw new Error('The setup is invalid.');
  const match = Match.open(bellum.open(pack), made.record);
  if (!(match instanceof Match)) throw new Error('The record is invalid.');
  return match;
}

test('B4.4, B4.7: the preview of an attack is complete exactly when the rules allow the attack', () => {
  let attacks = 0;
  for (let seed = 1; seed <= 5; seed++) {
    play(seed, (match) => {
      const [{ seat, kind }] = match.questions;
      const question = match.questionOf(seat);
      if (kind !== 'attack' || question?.kind !== 'attack') return;
      attacks++;
      const view = match.view(seat);
      const mine = strength(view, seat);
      for (const [space, place] of view.open.entries()) {
        if (place < 0) continue;
        const { missing } = preview(mine, placeDefence(parts, place), 0);
        expect(Object.keys(missing).length === 0).toBe(question.shape.of.includes(Attack.place(space)));
      }
      for (const [victim, castle] of view.castles.entries()) {
        if (victim === seat) continue;
        const bare = castle.chests.length === 0;
        const { missing, nothingToSteal } = preview(mine, castleDefence(parts, view, victim), 1, bare);
        const complete = Object.keys(missing).length === 0 && !nothingToSteal;
        expect(complete).toBe(question.shape.of.includes(Attack.castle(victim)));
      }
    });
  }
  expect(attacks).toBeGreaterThan(20);
});

test('the chart ends with the final count', () => {
  const match = play(3, () => {});
  const view = match.view(0);
  const story = [...match.setup, ...match.steps.flatMap(({ events }) => events)].map(({ event }) => event);
  const totals = view.castles.map(({ chests }) =>
    chests.reduce((sum, chest) => sum + view.chestValues[chest], 0),
  );
  expect(scoreHistory(story, view).map((line) => line.at(-1))).toEqual(totals);
});

test('a hand draws the same for the same seed, and differently for another', () => {
  expect(frame(3)).toBe(frame(3));
  expect(frame(3)).not.toBe(frame(4));
  expect(castleRoofs(0)).toEqual(castleRoofs(0));
  expect(new Set([0, 1, 2, 3, 4].map((board) => JSON.stringify(castleRoofs(board)))).size).toBe(5);
  expect(placeDrawing('city', 1)).not.toEqual(placeDrawing('city', 2));
  const hand = new Pen(1);
  for (let number = 0; number < 100; number++) expect(Math.abs(hand.off(2))).toBeLessThanOrEqual(2);
});

test('every creature of our pack has a silhouette under its own name', () => {
  const used: { creatures: Record<string, string> } = JSON.parse(
    readFileSync(new URL('../icons/used.json', import.meta.url), 'utf8'),
  );
  expect(parts.cards.map(({ id }) => id).filter((id) => !(id in used.creatures))).toEqual([]);
});

test('any number of cards fits into a wing, and none is lost', () => {
  for (const room of [268, 334]) {
    for (let number = 0; number <= 40; number++) {
      const cards = Array.from({ length: number }, (_, card) => card);
      const { band, single, width } = layOutWing(cards, room, NARROWEST.mouse);
      expect([...band, ...single]).toEqual(cards);
      expect((band.length > 0 ? BAND : 0) + single.length * width).toBeLessThanOrEqual(room + 0.001);
      expect(single.every(() => width >= NARROWEST.mouse)).toBe(true);
    }
  }
});

test('the silhouettes of a wing fit into the height of the castle', () => {
  for (let number = 1; number <= 60; number++) {
    const columns = columnsFor(number, 63, 164);
    expect(Math.ceil(number / columns) * (63 / columns)).toBeLessThanOrEqual(164);
  }
});
