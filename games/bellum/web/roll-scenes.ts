import type { Scene } from '@triptych/board-kit/event-animations.ts';
import { CHEST_KINDS } from '../content/symbols.ts';
import type { BellumEvent } from '../events.ts';
import { NONE } from '../state.ts';
import type { BellumTypes } from '../types.ts';
import type { BellumView } from '../view.ts';
import { ownRoll } from './weight.ts';

/** What a roll brings before anybody decides. */
const BROUGHT: ReadonlySet<BellumEvent['type']> = new Set([
  'dieRolled',
  'rollAccepted',
  'gathered',
  'scouted',
  'chestGained',
  'chestSeen',
]);

/** What leads to the captain's own roll is shown first, because the roll waits for a click. */
export function scenes(
  _before: BellumView,
  events: readonly BellumEvent[],
  after: BellumView,
): readonly Scene<BellumTypes>[] {
  const whole = [{ view: after, events }];
  const { viewer } = after;
  const at = events.findIndex(({ type }) => type === 'dieRolled');
  const brought = events.slice(at);
  if (at <= 0 || viewer === 'spectator' || !ownRoll(events, viewer)) return whole;
  if (!brought.every(({ type }) => BROUGHT.has(type))) return whole;
  return [
    { view: withoutRoll(after, brought), events: events.slice(0, at) },
    { view: after, events: brought },
  ];
}

/** No row counts before the roll: the last one is over, or void. */
function withoutRoll(after: BellumView, brought: readonly BellumEvent[]): BellumView {
  const castles = [...after.castles];
  const chestsDrawn = [...after.chestsDrawn];
  const chestSeen = [...after.chestSeen];
  const chestValues = [...after.chestValues];
  for (const event of brought) {
    if (event.type === 'gathered') {
      const castle = castles[event.seat];
      const [food, glyphs] = [castle.food - event.food, castle.glyphs - event.glyphs];
      castles[event.seat] = { ...castle, food, glyphs };
    } else if (event.type === 'chestGained') {
      const castle = castles[event.seat];
      castles[event.seat] = { ...castle, chests: castle.chests.filter((chest) => chest !== event.chest) };
      chestsDrawn[CHEST_KINDS.indexOf(event.kind)]--;
      chestSeen[event.chest] = 0;
      chestValues[event.chest] = NONE;
    }
  }
  return { ...after, phase: 'reroll', row: NONE, castles, chestsDrawn, chestSeen, chestValues };
}
