import { FastRng, sampleAnswer } from '@triptych/kernel';
import { expect, it } from 'vitest';
import { components } from '../../content/components.ts';
import { standard } from '../../content/standard.ts';
import type { BellumEvent } from '../../events.ts';
import { bellumGame } from '../../game.ts';
import { consequences } from '../consequences.ts';

const parts = components(standard);
const game = bellumGame(parts);

it('what is promised before an attack or a recruitment is what the rules then bring', () => {
  const rng = new FastRng(4);
  const seen = { place: 0, castle: 0, recruit: 0 };
  for (let match = 0; match < 6; match++) {
    const state = game.setup(4, { castles: 'dealt', first: '1' }, rng);
    for (let questions = game.pending(state); questions.length > 0; questions = game.pending(state)) {
      const [question] = questions;
      const { seat, kind } = question;
      if (question.sealed) {
        game.reveal(
          state,
          questions.map(({ shape }) => sampleAnswer(shape, rng)),
          rng,
        );
        continue;
      }
      const answer = sampleAnswer(question.shape, rng);
      const promised = consequences(
        parts,
        game.view(state, seat),
        seat,
        question,
        Array.isArray(answer) ? null : Number(answer),
      );
      const events: BellumEvent[] = [];
      game.apply(state, seat, answer, rng, (event) => events.push(event));
      const next = events.findIndex(({ type }) => type === 'dayBegan');
      const own = (next < 0 ? events : events.slice(0, next)).filter(
        (event) => 'seat' in event && event.seat === seat,
      );
      if (kind === 'recruit') {
        const bought = own.find((event) => event.type === 'recruited');
        if (bought !== undefined) seen.recruit++;
        expect(0 - (promised.goods.food ?? 0)).toBe(bought?.food ?? 0);
        expect(0 - (promised.goods.glyph ?? 0)).toBe(bought?.glyphs ?? 0);
      } else if (kind === 'attack') {
        const looted = own.find((event) => event.type === 'looted');
        expect(promised.goods.food ?? 0).toBe(looted?.food ?? 0);
        expect(promised.goods.glyph ?? 0).toBe(looted?.glyphs ?? 0);
        expect(promised.goods.barrel ?? 0).toBe(looted?.barrels ?? 0);
        const [asked] = game.pending(state);
        if (asked?.kind === 'theft' && asked.seat === seat) {
          seen.castle++;
          expect(promised.chests).toBe(asked.shape.max);
        } else {
          if (own.some(({ type }) => type === 'placeTaken')) seen.place++;
          const gained = own.filter(({ type }) => type === 'chestGained' || type === 'chestStolen');
          expect(promised.chests).toBe(gained.length);
        }
      } else expect(promised).toEqual({ goods: {}, chests: 0 });
    }
  }
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(3);
});
