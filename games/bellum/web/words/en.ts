import { countEnglish } from '@triptych/words';
import type { BellumQuestion } from '../../questions.ts';
import type { Good } from '../amounts.ts';

/** What the board says beyond the game's own words. The English ones give the type. */
export const en = {
  ask: {
    castle: 'Choose your castle',
    goblins: 'Send each goblin to the left or the right of your castle',
    reroll: (row: number) => `The die shows ${row}. Keep it, or pay for a new roll?`,
    attack: 'Attack a place or a castle, or stay at home',
    theft: (most: number, victim: string) =>
      most === 1 ? `Pick a chest of ${victim}` : `Pick 1 to ${most} chests of ${victim}`,
    recruit: 'Recruit a creature, or leave it at that',
    side: (card: string) => `Put ${card} on the left or the right`,
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
  pay: (price: string) => `For ${price}`,
  attackNow: 'Attack!',
  stealNow: (number: number) => (number === 0 ? 'Pick chests' : `Steal ${number}`),
  keepRoll: 'Keep the roll',
  buyRound: 'Buy a round (1 barrel)',
  castSpell: 'Use 1 spell',
  stayHome: 'Stay at home',
  endRecruiting: 'Enough',
  takeCastle: 'Move in',
  goLeft: 'Left',
  goRight: 'Right',
  leftOrRight: 'Left or right?',
  ready: 'Ready',
  defence: 'Defence',
  loot: 'Loot',
  bonus: 'Bonus',
  opens: (player: string) => `${player}: open the castle`,
  look: (thing: string) => `A closer look at ${thing}`,
  chestsOf: (player: string) => `Chests of ${player}`,
  known: 'you know what is in it',
  theCount: 'The chests are opened',
  wins: (players: string) => `${players} wins!`,
  share: (players: string) => `${players} share the win!`,
  points: 'value',
  overTime: 'Chest value, day by day',
  close: 'Close',
  price: 'Price',
  means: {
    food: 'Pays for creatures.',
    glyph: 'Helps to pay for extremely fearsome creatures.',
    map: 'Whoever shows the most in the active row finds a metal chest; if several do, each finds a wooden one.',
    sword: 'Beats one shield.',
    magicSword: 'Beats one shield, magic or not.',
    thief: 'Steals one chest from a castle that falls.',
    shield: 'Stops one sword of an attacker.',
    magicShield: 'Only a magic sword beats it.',
    spell: 'The captain may use it to roll again.',
    barrel: 'Buys a round: the captain rolls again.',
  } satisfies Record<Good, string>,
  gathered: 'Gained on a day when the die shows this row.',
  rowTogether: (row: number) => `Row ${row}, castle and creatures together`,
  rowMeans: (row: number) => `Row ${row}: it counts for everybody on a day when the die shows ${row}.`,
  captainMeans: (player: string) => `${player} is captain today: rolls the die and is asked first.`,
  worth: (value: number) => `Worth ${value}.`,
  worthBetween: (low: number, high: number) => `Worth ${low} to ${high}; only its owners know.`,
  ownersKnow: 'Only you and its former owners know.',
  worthMeans: 'The total value of your chests, which decides the game. Ten chests of one player end it.',
  spentMeans: (number: number) =>
    countEnglish(number, {
      one: '# more is turned over until you are captain on a later day.',
      other: '# more are turned over until you are captain on a later day.',
    }),
  band: (number: number) => countEnglish(number, { one: '# creature', other: '# creatures' }),
  openYours: 'Open your castle',
  dayAxis: 'Days',
  latelyForAll: 'Lately',
  lately: 'Since you last decided',
  raided: (place: string) => `raided ${place}`,
  stormed: (player: string) => `robbed ${player}`,
  recruited: (card: string) => `recruited ${card}`,
  placed: (card: string) => `placed ${card}`,
  countMeans: (number: number) =>
    `Total value of ${countEnglish(number, { one: '# chest', other: '# chests' })}. The highest wins; if tied, more chests.`,
  decks: 'Decks',
  fearsomeLeft: (number: number) =>
    countEnglish(number, {
      one: '# fearsome creature left in the deck',
      other: '# fearsome creatures left in the deck',
    }),
  extremeLeft: (number: number) =>
    countEnglish(number, {
      one: '# extremely fearsome creature left in the deck',
      other: '# extremely fearsome creatures left in the deck',
    }),
};

export type BoardWords = typeof en;
