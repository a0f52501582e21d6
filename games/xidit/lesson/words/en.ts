/** What the companion says in the lesson of Lords of Xidit. The English texts give the type. */
export const en = {
  goal: 'At the end come three assessments: wealth, influence, reputation. Whoever is last in one is out; the last lord left wins. Every year you set six secret orders. Begin with Action: it recruits a unit in {here}.',
  road: 'Second order: the black road. Your lord follows the road of that colour, and the map shows where it leads.',
  notThat:
    'That works too. Every road leads somewhere; the map shows where. I would take the black one here.',
  fill: 'Set the rest: Action, red, Action, red. An Action in a city with recruits takes one unit there, always the weakest. Each city gives you only one a year.',
  ready:
    'Six orders! The numbers on the map are your way; an exclamation mark warns of an order that does nothing. Press Ready: all lords reveal and move together.',
  three: 'Three units! They stand behind your screen now, where nobody else can count them.',
  some: 'You recruited something. More cities on the way mean more units.',
  none: 'Not a single unit this year. An Action works only in a city with a tile, so plan your way from tile to tile.',
  threat:
    'Now a threat: it asks for {asks}. With these units an Action in {threat} drives it off. A good plan: {route}.',
  gather:
    'Another year of recruiting. Threats ask for the units that they show, so gather what you will need. A good plan: {route}.',
  slain: 'The threat is gone, and the kingdom sings of you!',
  notSlain: 'No threat fell this year. The units must fit exactly, and somebody else may be faster.',
  rewards:
    'Take two of the three rewards: gold counts as wealth, guild floors as influence, bards bring reputation. One weak spot is enough to lose, so let all three grow.',
  bards:
    'Your bards sing in the regions that touch your city. At the end, the most bards in a region earn its first value, the second most its second.',
  alone:
    'Year {year} is yours to plan. After every third year there is a census: whoever shows the most units of a class is rewarded. So units are worth keeping, too.',
  end: 'You know the game now. When the threats run out, titans awaken; the rules tell about them when you meet them. Survive the three assessments. Play on!',
  refused: 'The rules do not allow that. What you can choose is marked on the map and below it.',
  asideOrders: 'Plan from tile to tile: recruit what a threat asks for, then go there.',
  asideRewards: 'Two of three rewards. In which assessment are you weakest?',
  asideBards: 'Bards go to regions that touch your city. Look where a few are enough for the first place.',
  asideTitan: 'A raging titan can be fought from a city without a tile, with any units you like.',
  asidePayment: 'Pay with the units that you need least.',
  asideCensus: 'Show units to win the reward of their class. You keep them, but everybody will know them.',
  asideFloor: 'A guild floor more: put it on one of your guilds.',
};

export type LessonText = keyof typeof en;
