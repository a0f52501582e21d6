import type { Scene } from '@triptych/board-kit/event-animations.ts';
import type { BellumEvent } from '../events.ts';
import type { BellumView } from '../view.ts';
import type { Bellum } from './types.ts';
import { boardWords } from './words/index.ts';

/** What a roll may bring at once; after anything else, the roll is not the end of an update. */
const YIELD: readonly BellumEvent['type'][] = [
  'dieRolled',
  'gathered',
  'scouted',
  'chestGained',
  'chestSeen',
];

/** The captain rolls the die with a click of their own, so that what came before is shown first. */
export function scenes(
  before: BellumView,
  events: readonly BellumEvent[],
  after: BellumView,
): readonly Scene<Bellum>[] {
  const at = events.findIndex(({ type }) => type === 'dieRolled');
  const rolled = events.slice(at);
  const roll = events.at(at);
  if (at < 0 || roll?.type !== 'dieRolled' || !rolled.every(({ type }) => YIELD.includes(type))) return [];
  const cause = events.at(at - 1);
  // Who buys the roll for themselves has clicked already.
  if (at > 0 && cause?.type === 'rollBought' && cause.seat === roll.captain) return [];
  return [
    { view: unrolled(before, rolled, after), events: events.slice(0, at) },
    {
      view: after,
      events: rolled,
      trigger: { seat: roll.captain, words: (language) => boardWords[language].ownRoll },
    },
  ];
}

/** The table before the roll and what it has brought. */
function unrolled(before: BellumView, rolled: readonly BellumEvent[], after: BellumView): BellumView {
  const castles = after.castles.map((castle, seat) => {
    let { food, glyphs, chests } = castle;
    for (const event of rolled) {
      if (!('seat' in event) || event.seat !== seat) continue;
      if (event.type === 'gathered') {
        food -= event.food;
        glyphs -= event.glyphs;
      }
      if (event.type === 'chestGained') chests = chests.filter((chest) => chest !== event.chest);
    }
    return { ...castle, food, glyphs, chests };
  });
  return { ...after, row: before.row, castles };
}
