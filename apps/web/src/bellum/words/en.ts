import { countEnglish } from '@triptych/words';
import type { BellumQuestion } from '@triptych/bellum/questions';

/** What the board says beyond the game's own words. The English ones give the type. */
export const en = {
  ask: {
    castle: 'Choose your castle',
    goblins: 'Send each goblin to the left or the right of your castle',
    reroll: (row: number) => `The die shows ${row}. Keep it, or pay for a new roll?`,
    attack: 'Attack a place or a castle, or stay at home',
    theft: (most: number, victim: string) =>
      most === 1 ? `Pick a chest of ${victim}` : `Pick 1 to ${most} chests of ${victim}`,
    recruit: 'Recruit a creature, or end recruiting',
    side: (card: string) => `Put ${card} on the left or the right, for good`,
  } satisfies Record<BellumQuestion['kind'], unknown>,
  today: 'Today',
  realm: 'Realm of men',
  market: 'Creatures for hire',
  placesLeft: (number: number) =>
    countEnglish(number, { one: '# place left in the deck', other: '# places left in the deck' }),
  empty: 'fallen',
  deckEmpty: 'nobody left',
  takenBy: (player: string) => `taken by ${player}`,
  day: (day: number) => `Day ${day}`,
  setUp: 'Before day 1',
  captain: 'captain',
  row: (row: number) => `Row ${row}`,
  activeRow: 'active row',
  left: 'left',
  right: 'right',
  leftSide: 'left: gathering',
  rightSide: 'right: fighting',
  yourChests: (number: number, value: number) =>
    number === 0
      ? 'No chests yet'
      : `${countEnglish(number, { one: '# chest', other: '# chests' })}, worth ${value}`,
  secret: 'only you see these values',
  have: 'have',
  need: 'need',
  missing: (things: string) => `${things} missing`,
  robbed: (players: string) => `${players} robbed you`,
  pay: (price: string) => `Recruit for ${price}`,
  attackNow: 'Attack!',
  stealNow: (number: number) => (number === 0 ? 'Pick chests' : `Steal ${number}`),
  keepRoll: 'Keep the roll',
  buyRound: 'Buy a round',
  castSpell: 'Cast confusion',
  stayHome: 'Stay at home',
  endRecruiting: 'End recruiting',
  takeCastle: 'Move in',
  goLeft: 'Left',
  goRight: 'Right',
  leftOrRight: 'Left or right?',
  ready: 'Ready',
  defence: 'Defence',
  loot: 'Loot',
  bonus: 'Bonus',
  spent: 'turned over',
  opens: (player: string) => `${player}: open the castle`,
  chestsOf: (player: string) => `Chests of ${player}`,
  known: 'you know what is in it',
  theCount: 'The chests are opened',
  wins: (players: string) => `${players} wins!`,
  share: (players: string) => `${players} share the win!`,
  points: 'value',
  chests: 'chests',
  overTime: 'Chest value, day by day',
  close: 'Close',
  extreme: 'extremely fearsome creature',
  fearsome: 'fearsome creature',
  goblin: 'goblin',
};

export type BoardWords = typeof en;
