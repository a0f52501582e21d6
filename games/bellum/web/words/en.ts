import { countEnglish } from '@triptych/words';
import type { BellumQuestion } from '../../questions.ts';
import type { Good } from '../amounts.ts';

/** What the board says beyond the game's own words. The English ones give the type. */
export const en = {
  ask: {
    castle: 'Choose your castle',
    goblins: 'Place each goblin to the left or right of your castle',
    reroll: (row: number) => `The die shows ${row}. Keep it, or pay to re-roll?`,
    attack: 'Attack a place or a castle, or stay home',
    theft: (most: number, victim: string) =>
      most === 1 ? `Steal a chest from ${victim}` : `Steal 1 to ${most} chests from ${victim}`,
    recruit: 'Recruit a creature, or stop here',
    side: (card: string) => `Place ${card} on the left or right`,
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
  setUp: 'Setup',
  captain: 'captain',
  row: (row: number) => `Row ${row}`,
  activeRow: 'active row',
  leftSide: 'left: gather',
  rightSide: 'right: fight',
  yourChests: (number: number, value: number) =>
    number === 0
      ? 'No chests yet'
      : `${countEnglish(number, { one: '# chest', other: '# chests' })}, worth ${value}`,
  secret: 'only you can see these values',
  have: 'have',
  need: 'need',
  missing: (things: string) => `${things} missing`,
  robbed: (players: string) => `${players} robbed you`,
  pay: (price: string) => `For ${price}`,
  attackNow: 'Attack!',
  stealNow: (number: number) => (number === 0 ? 'Choose chests' : `Steal ${number}`),
  keepRoll: 'Keep the roll',
  buyRound: 'Buy a round (1 barrel)',
  castSpell: 'Use 1 spell',
  stayHome: 'Stay home',
  endRecruiting: 'Done',
  takeCastle: 'Move in',
  goLeft: 'Left',
  goRight: 'Right',
  leftOrRight: 'Left or right?',
  ready: 'Ready',
  defence: 'Defence',
  loot: 'Loot',
  bonus: 'Bonus',
  opens: (player: string) => `View ${player}’s castle`,
  look: (thing: string) => `Look closer: ${thing}`,
  chestsOf: (player: string) => `${player}’s chests`,
  known: 'you know its value',
  theCount: 'The chests are opened',
  wins: (players: string) => `${players} wins!`,
  share: (players: string) => `${players} share the win!`,
  points: 'value',
  overTime: 'Chest value by day',
  close: 'Close',
  price: 'Price',
  means: {
    food: 'Pays for creatures.',
    glyph: 'Helps pay for extremely fearsome creatures.',
    map: 'Whoever has the most in the active row gains a metal chest; if tied, each gains a wooden one.',
    sword: 'Beats one shield.',
    magicSword: 'Beats one shield, magic or not.',
    thief: 'Steals one chest from a castle you storm.',
    shield: 'Stops one sword.',
    magicShield: 'Only a magic sword beats it.',
    spell: 'As captain, use it to roll again.',
    barrel: 'Buys a round: the captain rolls again.',
  } satisfies Record<Good, string>,
  gathered: 'You gain this on days when the die shows this row.',
  rowTogether: (row: number) => `Row ${row}: castle and creatures combined`,
  rowMeans: (row: number) => `Row ${row}: active for everyone on days when the die shows ${row}.`,
  captainMeans: (player: string) => `${player} is captain today, rolls the die and goes first.`,
  worth: (value: number) => `Worth ${value}.`,
  worthBetween: (low: number, high: number) => `Worth ${low} to ${high}; only its owners know.`,
  ownersKnow: 'Only you and its former owners know.',
  worthMeans:
    'The total value of your chests; the highest total wins. The game ends once someone has ten chests.',
  spentMeans: (number: number) =>
    countEnglish(number, {
      one: '# more is face down until you are captain on a later day.',
      other: '# more are face down until you are captain on a later day.',
    }),
  band: (number: number) => countEnglish(number, { one: '# creature', other: '# creatures' }),
  openYours: 'View your castle',
  dayAxis: 'Days',
  latelyForAll: 'Recently',
  lately: 'Since your last turn',
  raided: (place: string) => `raided ${place}`,
  stormed: (player: string) => `robbed ${player}`,
  recruited: (card: string) => `recruited ${card}`,
  placed: (card: string) => `placed ${card}`,
  countMeans: (number: number) =>
    `Total value of ${countEnglish(number, { one: '# chest', other: '# chests' })}. The highest wins; ties go to more chests.`,
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
