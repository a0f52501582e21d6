/** The rules of Lords of Xidit for players. The English texts give the type. */
export const en = {
  goal: 'You lead a lord through a kingdom under threat. At the end there are three assessments: wealth (gold), influence (guild floors) and reputation (bards). In each, the lowest lord is out. Whoever is left saves the kingdom, so you must not be weak anywhere.',
  end: 'After nine years (twelve in the long game) the three assessments are held in the order that lies in the Hall of Fame. In each, the lowest player still in the game is eliminated; with five players, two go in the first. A tie goes to whoever has more units left. The last lord wins.',
  parts: {
    plan: {
      title: 'Plan six orders',
      text: 'Everybody sets six dials in secret: a road to travel (blue, red or black), an action, or waiting. Then all are revealed, and the orders run one by one: everybody’s first, everybody’s second, and so on.',
      example: 'Action, black, action, red, action, red: recruit, travel, recruit, travel, recruit, travel.',
    },
    recruit: {
      title: 'Recruit',
      text: 'An action in a city with recruits takes one unit, always the weakest class that is still there. You can recruit once a year in each city. Your units stand behind your screen, where nobody sees them.',
      example:
        'A city holds an archer, an infantry and a mage: you take the archer. Whoever comes next gets the infantry.',
    },
    threat: {
      title: 'Drive off threats',
      text: 'An action in a city with a threat drives it off if you have all the units that it asks for: exactly these classes. They go back to the barracks, and you choose two of the three rewards: gold, bards, guild floors.',
      example: 'The threat asks for a militia and two archers. With three mages you cannot drive it off.',
    },
    build: {
      title: 'Gold, guilds, bards',
      text: 'Gold goes behind your screen. Guild floors are built in the city where your lord stands, four at most, one guild in each city. Bards go to regions that touch the city; the central region keeps its bards hidden in the Fortress.',
    },
    reputation: {
      title: 'How reputation is counted',
      text: 'In each region the most bards earn its first value, the second most its second. If several tie for the most, all of them earn the first value and nobody the second. Bards in the Fortress are counted only at the end.',
      example:
        'A region is worth 5 and 2. You have three bards there, Bot 1 and Bot 2 two each: you earn 5, both of them 2.',
    },
    census: {
      title: 'The military census',
      text: 'After every third year (fourth in the long game) each class of units is counted. Everybody secretly chooses how many to show; whoever shows the most gains gold, bards or a guild floor. You keep your units.',
    },
    titans: {
      title: 'Titans',
      text: 'When the threats run out, titans awaken. A raging titan can be fought with an action in any city without a tile, and it is paid with as many units as it shows, of any class. It gives better rewards than most threats.',
    },
    tiles: {
      title: 'Where do new tiles come from?',
      text: 'The next recruit tile and the next threat are always visible. As soon as a tile leaves the map, the next one goes to the city with its number, before the next player’s order. So you can see what is coming.',
    },
    secrets: {
      title: 'What is secret?',
      text: 'Units, gold and bards left are behind the screen; orders are secret until they are revealed. Everything that happens on the map is public, so an attentive player can count along.',
    },
  },
  legend: {
    militia: 'Militia, the weakest class.',
    archer: 'Archer.',
    infantry: 'Infantry.',
    cleric: 'Cleric.',
    mage: 'Mage, the strongest class.',
    action: 'Action: recruit, drive off a threat, or fight a titan.',
    wait: 'Wait: nothing happens.',
    gold: 'Gold. Counts in the assessment of wealth.',
    floors: 'Guild floor. Counts in the assessment of influence.',
    bards: 'Bard. Brings reputation in a region.',
    reputation: 'The assessment of reputation.',
    fortress: 'The Fortress: hidden bards of the central region.',
    titan: 'A titan that rages.',
    asleep: 'A titan that still sleeps.',
    first: 'The first player of this year.',
    secret: 'Behind the screen: only you see it.',
  },
};
