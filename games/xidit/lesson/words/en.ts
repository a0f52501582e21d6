/** What the companion says in the lesson of Lords of Xidit. The English texts give the type. */
export const en = {
  goal: 'After {years} years come three assessments in random order: wealth, influence, reputation. Whoever is last in one is out; the last lord left wins. Each year, you set six secret orders. Start with Action: it recruits a unit in {here}.',
  goalRoad:
    'After {years} years come three assessments in random order: wealth, influence, reputation. Whoever is last in one is out; the last lord left wins. Each year, you set six secret orders. From {here}, start on the “{first}” road.',
  road: 'Second order: “{second}”. Your lord follows the road of that colour; the map shows where it leads.',
  act: 'Second order: Action. It recruits a unit in {stop}.',
  wrong: 'Order {place} is “{wrong}”; I meant “{meant}”. Tap that dial, then the right symbol.',
  vainPlan:
    'Careful: orders with an exclamation mark have no effect. My plan was: {route}. Tap a dial to change it.',
  otherPlan: 'Not my plan, but it works as things stand. Press Ready, or tap a dial to change it.',
  fill: 'Set the rest: {rest}. An Action in a city with recruits takes one unit, always the weakest: classes are listed weakest first. Each city gives you only one per year.',
  ready:
    'Six orders! The numbers on the map mark your route; an exclamation mark warns you of an order that has no effect. Hover over anything, or press and hold it, to see what it is. Press Ready: all players reveal together.',
  three: 'Three units, hidden behind your screen!',
  some: 'That’s a start. More cities on your route mean more units.',
  none: 'Not a single unit this year. An Action needs a city with a tile, so plan your route from tile to tile.',
  threat:
    'Now a threat: the one in {threat} requires {asks}; you have {have}. Pick up what is missing, then take an Action there: {route}.',
  again:
    'Try again: the threat in {threat} requires {asks}. You have {have}. This plan works unless someone is faster: {route}.',
  gather:
    'Another year of recruiting. Threats require the units they show, so gather what you’ll need. A good plan: {route}.',
  slain: 'The threat is gone, and the kingdom sings of you!',
  tooLate:
    'Someone was faster: the threat was gone when you acted. Take it back and try a shorter route, or play on; there will be more threats.',
  unitsMissing:
    'You were there, but without all the units the threat shows; nothing replaces a missing one. Take it back, or play on and try again.',
  notThere:
    'No threat eliminated: you took no Action in a city with a threat. Take it back, or play on and try again.',
  rewards:
    'Take two of the three rewards: gold counts for wealth, guild floors for influence, bards for reputation. One weak spot is enough to lose, so build up all three.',
  bards:
    'Your bards sing in regions that border your city, never in wasteland. In {central} they enter the Fortress, and how many stays secret. At the end, whoever has the most bards in a region scores its first value, the second most its second.',
  alone:
    'Year {year} is yours to plan. Tap a city to see what its tile holds. Every order starts with whoever has the flag, so others may get there before you. Afterwards there is a census: whoever shows the most units of a class is rewarded.',
  censusNone:
    'The census! Class by class, everyone secretly chooses how many units to show, and whoever shows the most is rewarded. You have none of this class: just confirm.',
  census:
    'The census! Class by class, everyone secretly chooses how many units to show. Whoever shows the most gains the reward named below; if tied, each gains one. You keep your units; they are just no longer secret.',
  censusWon: 'No one shows more: the reward is yours, and your units stay with you.',
  censusOthers: 'This reward goes to someone else, or to no one. Your units stay with you all the same.',
  rewardsTold:
    'What a threat brings: two of its three rewards. Gold counts for wealth, guild floors for influence, bards for reputation. One weak spot is enough to lose, so build up all three.',
  bardsTold:
    'Bards sing in regions that border your city, never in wasteland. In {central} they enter the Fortress, and how many stays secret. At the end, whoever has the most bards in a region scores its first value, the second most its second.',
  fortress:
    'Two more things: the bards in the Fortress of {central} are counted only at the end. And a city has room for one guild only, with at most four floors.',
  next: 'These tiles come next: each goes to the city with its number when one of its kind leaves the map.',
  titans:
    'When no threat is left to draw, these titans awaken. Fight them from any city without a tile, with any units.',
  end: 'The assessments come in this order: {assessments}. Whoever is last is out before the next one; a tie goes to whoever has more units left. You know the game now. Over to you!',
  refused: 'The rules don’t allow that. Everything you can choose is marked on the map and below it.',
  asideLord: 'Where does your lord start? A city with recruits is good: your first Action can recruit there.',
  asideOrders: 'Plan from tile to tile: recruit what a threat requires, then go there.',
  asideRewards: 'Two of the three rewards. Where are you weakest?',
  asideBards:
    'Bards go to regions that border your city. Look for one where a few are enough for first place. Those for {central} enter the Fortress: how many stays secret.',
  asideTitan: 'A raging titan can be fought from a city without a tile, with any units you like.',
  asidePayment: 'Pay with the units you need least.',
  asideCensus:
    'If you have units of this class, show some to win its reward. You keep them, but everyone will know about them.',
  asideFloor: 'One more floor: add it to one of your guilds.',
};

export type LessonText = keyof typeof en;
