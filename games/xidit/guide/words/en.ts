/** The rules of Lords of Xidit for players. The English texts give the type. */
export const en = {
  goal: 'You lead a lord through a kingdom under threat. The game ends with three assessments: wealth (gold), influence (guild floors) and reputation (bards). Each one eliminates the lowest lord. The last one left saves the kingdom, so you can’t afford a weakness.',
  end: 'After nine years (twelve in the long game), the three assessments are held in the order shown in the Hall of Fame. Each eliminates the lowest-ranked player still in the game; with five players, the first eliminates two. Ties go to whoever has more units left. The last lord left wins.',
  parts: {
    plan: {
      title: 'Plan six orders',
      text: 'Everyone secretly sets six dials: a road to travel (blue, red or black), an action, or wait. Then all dials are revealed and resolved one by one: everyone’s first order, everyone’s second, and so on.',
      example: 'Action, black, action, red, action, red: recruit, travel, recruit, travel, recruit, travel.',
    },
    recruit: {
      title: 'Recruit',
      text: 'An action in a city with recruits takes one unit, always of the weakest class still there. You can recruit once per year in each city. Your units go behind your screen, where no one else can see them.',
      example:
        'A city has an archer, an infantry and a mage: you take the archer. The next player gets the infantry.',
    },
    threat: {
      title: 'Eliminate threats',
      text: 'An action in a city with a threat eliminates it if you have all the units it requires, of exactly these classes. They return to the barracks, and you choose two of the three rewards: gold, bards, guild floors.',
      example: 'The threat requires a militia and two archers. Three mages will not do.',
    },
    build: {
      title: 'Gold, guilds, bards',
      text: 'Gold goes behind your screen. You build guild floors in the city where your lord is: one guild per city, up to four floors. Bards go to regions that border the city; those for the central region are hidden in the Fortress.',
    },
    reputation: {
      title: 'How reputation is scored',
      text: 'In each region, whoever has the most bards scores its first value, the second most its second. If players tie for the most, they all score the first value and no one the second. Bards in the Fortress are counted only at the end.',
      example:
        'A region is worth 5 and 2. You have three bards there, Bot 1 and Bot 2 have two each: you score 5, they score 2 each.',
    },
    census: {
      title: 'The military census',
      text: 'Every three years (four in the long game), the units are counted, class by class. Everyone secretly chooses how many to show; whoever shows the most gains gold, bards or a guild floor. You keep your units.',
    },
    titans: {
      title: 'Titans',
      text: 'When the threats run out, titans awaken. An action in any city without a tile lets you fight a raging titan: pay as many units as it shows, of any class. Titans give better rewards than most threats.',
    },
    tiles: {
      title: 'Where do new tiles come from?',
      text: 'The next recruit tile and the next threat tile are always face up. As soon as a tile leaves the map, the next one enters the city with its number, before the next player’s order. So you can see what’s coming.',
    },
    secrets: {
      title: 'What is secret?',
      text: 'Units, gold and the bards you have left are behind your screen; orders are secret until they are revealed. Everything on the map happens in the open, so an attentive player can keep count.',
    },
  },
  legend: {
    militia: 'Militia, the weakest class.',
    archer: 'Archer.',
    infantry: 'Infantry.',
    cleric: 'Cleric.',
    mage: 'Mage, the strongest class.',
    action: 'Action: recruit, eliminate a threat, or fight a titan.',
    wait: 'Wait: do nothing.',
    gold: 'Gold. Counts in the assessment of wealth.',
    floors: 'Guild floor. Counts in the assessment of influence.',
    bards: 'Bard. Earns reputation in a region.',
    reputation: 'The assessment of reputation.',
    fortress: 'The Fortress: hidden bards of the central region.',
    titan: 'A raging titan.',
    asleep: 'A sleeping titan.',
    first: 'The first player of this year.',
    secret: 'Behind the screen: only you can see it.',
    recruits: 'A city with recruits, on a small map. Tap the city to see them.',
    threat: 'A city with a threat, on a small map. Tap the city to see what it requires and offers.',
    next: 'Dashed: the next tile. It will enter this city.',
    values: 'What a region is worth: for the most bards, and for the second most.',
    guild: 'A guild and its number of floors.',
    kept: 'Floors built, and floors kept behind the screen.',
    unknown: 'Bards in the regions; how many are in the Fortress is secret.',
    deciding: 'This player is still deciding.',
    overtaken: 'Someone has just overtaken your bards in this region.',
  },
};
