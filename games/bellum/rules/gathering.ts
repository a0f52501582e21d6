import type { Seat } from '@triptych/kernel';
import { FOOD, GLYPH, MAP } from '../content/symbols.ts';
import { active, afterCaptain, type Play } from './play.ts';
import { gainChest } from './supply.ts';

/** B4.1, B4.2: what the left side of everybody's active row brings in; then the attacks begin. */
export function gather(play: Play): void {
  const { state, emit } = play;
  for (let place = 0; place < state.castles.length; place++) {
    const seat = afterCaptain(state, place);
    const castle = state.castles[seat];
    const food = active(state, castle, FOOD);
    const glyphs = active(state, castle, GLYPH);
    castle.food += food;
    castle.glyphs += glyphs;
    if (food + glyphs > 0) emit?.({ type: 'gathered', seat, food, glyphs }, 'all');
  }
  sendScouts(play);
  state.phase = 'attack';
  state.served = 0;
}

/** B4.2: most maps: a metal chest; tied for the most: a wooden chest each; no maps: no chest. */
function sendScouts(play: Play): void {
  const { state, emit } = play;
  let most = 1;
  let best: Seat[] = [];
  for (let place = 0; place < state.castles.length; place++) {
    const seat = afterCaptain(state, place);
    const maps = active(state, state.castles[seat], MAP);
    if (maps > most) best = [];
    if (maps >= most) {
      most = maps;
      best.push(seat);
    }
  }
  if (best.length === 0) return;
  emit?.({ type: 'scouted', seats: best, maps: most }, 'all');
  for (const seat of best) gainChest(play, seat, best.length === 1 ? 'metal' : 'wooden');
}
