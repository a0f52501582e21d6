import { FastRng, sampleAnswer, type Seat } from '@triptych/kernel';
import { expect, it } from 'vitest';
import { components } from '../../content/components.ts';
import { standard } from '../../content/standard.ts';
import type { BellumEvent } from '../../events.ts';
import { bellumGame } from '../../game.ts';
import type { BellumQuestion } from '../../questions.ts';
import { consequences } from '../consequences.ts';

const parts = components(standard);
const game = bellumGame(parts);

/** Food, glyphs, barrels and chests that came of an answer, or went. */
type Change = readonly [food: number, glyphs: number, barrels: number, chests: number];
const NOTHING: Change = [0, 0, 0, 0];

/** What the rules made of the answer of a seat, until the next day. */
function brought(events: readonly BellumEvent[], seat: Seat, next: BellumQuestion | undefined): Change {
  const ends = events.findIndex(({ type }) => type === 'dayBegan');
  const own = (ends < 0 ? events : events.slice(0, ends)).filter(
    (event) => 'seat' in event && event.seat === seat,
  );
  const bought = own.find((event) => event.type === 'recruited');
  if (bought !== undefined) return [0 - bought.food, 0 - bought.glyphs, 0, 0];
  const { food = 0, glyphs = 0, barrels = 0 } = own.find((event) => event.type === 'looted') ?? {};
  const stolen = next?.kind === 'theft' && next.seat === seat ? next.shape.max : null;
  const gained = own.filter(({ type }) => type === 'chestGained' || type === 'chestStolen').length;
  return [food, glyphs, barrels, stolen ?? gained];
}

it('what is promised before an attack or a recruitment is what the rules then bring', () => {
  const rng = new FastRng(4);
  const seen = new Map<string, number>();
  for (let match = 0; match < 6; match++) {
    const state = game.setup(4, { castles: 'dealt', first: '1' }, rng);
    for (let questions = game.pending(state); questions.length > 0; questions = game.pending(state)) {
      const [question] = questions;
      const { seat, kind } = question;
      const answers = questions.map(({ shape }) => sampleAnswer(shape, rng));
      if (question.sealed) {
        game.reveal(state, answers, rng);
        continue;
      }
      const [answer] = answers;
      const draft = typeof answer === 'number' ? answer : null;
      const { goods, chests } = consequences(parts, game.view(state, seat), seat, question, draft);
      const events: BellumEvent[] = [];
      game.apply(state, seat, answer, rng, (event) => events.push(event));
      const weighed = kind === 'attack' || kind === 'recruit';
      const change = weighed ? brought(events, seat, game.pending(state)[0]) : NOTHING;
      expect([goods.food ?? 0, goods.glyph ?? 0, goods.barrel ?? 0, chests]).toEqual(change);
      const [first] = events;
      if (weighed) seen.set(first.type, (seen.get(first.type) ?? 0) + 1);
    }
  }
  for (const act of ['placeTaken', 'castleStormed', 'recruited']) expect(seen.get(act)).toBeGreaterThan(3);
});
