/** What the companion says in the lesson of Lords of Xidit. The English texts give the type. */
export const en = {
  goal: 'The game ends with three assessments: wealth, influence, reputation. Whoever is last in one is out; the last lord left wins. Each year, you set six secret orders. Start with Action: it recruits a unit in {here}.',
  road: 'Second order: the black road. Your lord follows the road of that colour; the map shows where it leads.',
  notThat:
    'That works, too. Every road leads somewhere, and the map shows where. I’d take the black one here.',
  fill: 'Set the rest: Action, red, Action, red. An Action in a city with recruits takes one unit, always the weakest. Each city gives you only one per year.',
  ready:
    'Six orders! The numbers on the map mark your route; an exclamation mark warns you of an order that has no effect. Press Ready: all players reveal together.',
  three: 'Three units! They are behind your screen now, where no one else can count them.',
  some: 'That’s a start. More cities on your route mean more units.',
  none: 'Not a single unit this year. An Action needs a city with a tile, so plan your route from tile to tile.',
  threat:
    'Now a threat: it requires {asks}. With these units, an Action in {threat} eliminates it. A good plan: {route}.',
  gather:
    'Another year of recruiting. Threats require the units they show, so gather what you’ll need. A good plan: {route}.',
  slain: 'The threat is gone, and the kingdom sings of you!',
  notSlain: 'No threat eliminated this year. Your units must match exactly, and someone else may be faster.',
  rewards:
    'Take two of the three rewards: gold counts for wealth, guild floors for influence, bards for reputation. One weak spot is enough to lose, so build up all three.',
  bards:
    'Your bards sing in the regions that border your city. At the end, whoever has the most bards in a region scores its first value, the second most its second.',
  alone:
    'Year {year} is yours to plan. Every three years there is a census: whoever shows the most units of a class is rewarded. So units are worth keeping, too.',
  end: 'You know the game now. When the threats run out, titans awaken; the rules explain them when the time comes. Survive the three assessments. Over to you!',
  refused: 'The rules don’t allow that. Everything you can choose is marked on the map and below it.',
  asideOrders: 'Plan from tile to tile: recruit what a threat requires, then go there.',
  asideRewards: 'Two of the three rewards. Where are you weakest?',
  asideBards:
    'Bards go to regions that border your city. Look for one where a few are enough for first place.',
  asideTitan: 'A raging titan can be fought from a city without a tile, with any units you like.',
  asidePayment: 'Pay with the units you need least.',
  asideCensus:
    'Show units to win the reward of their class. You keep them, but everyone will know about them.',
  asideFloor: 'One more floor: add it to one of your guilds.',
};

export type LessonText = keyof typeof en;
