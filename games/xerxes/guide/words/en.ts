/** The rules of Xerxes for players. The English texts give the type. */
export const en = {
  goal: 'You govern a land of the Great King. Campaigns, buildings and taxes bring victory points. If somebody has 25 at the end of a year, or after seven years, the player with the most wins.',
  end: 'The game ends at the end of a year in which somebody has 25 victory points or more, and after the seventh year at the latest. The most points win; if players tie, more campaigns, then more buildings, then more tax cards.',
  parts: {
    workers: {
      title: 'Send your workers',
      text: 'In turn order everybody places one worker, then the second. A worker goes to a free area that is nobody’s home, or to the turn-order space. Each area yields three resources and offers one force. Then the year’s event is revealed: for example, nobody gets wood.',
      example: 'Babylonia yields stone, wood and wheat, and offers cavalry.',
    },
    campaign: {
      title: 'March',
      text: 'Fulfil campaign cards: each wants four forces. You have the force of your home, those of the areas with your workers, and your permanent ones. A campaign brings 5 points, and a rival of your choice loses 1. An area that sends its force yields nothing this year.',
      example:
        'Mercenary from home, an elephant from Parthia, a ship from Cappadocia and your permanent elephant: 5 points.',
    },
    build: {
      title: 'Collect and build',
      text: 'Everybody collects the resources of home and workers, three of a kind at most. Then, in turn order, everybody may build, again and again until all pass. A building costs six resources, can be built only once, and you can have three.',
      example:
        'A temple in year 1 brings 7 points, in year 5 only 3. The fortification brings as many points as the number of the year.',
    },
    taxes: {
      title: 'Pay taxes',
      text: 'Fulfil as many tax cards as you like. A card that asks for four resources gives you a force for good, from the next year on. A card that asks for five brings 3 points. No new cards are drawn during the game.',
      example: 'Two stone, a wheat and a wool bring a permanent elephant.',
    },
    buildings: {
      title: 'The six buildings',
      text: 'Temple: 8 minus the number of the year. Fortification: the number of the year. Road and bridge: 4 points, and your rivals lose 2 in all. Granary and palace: 3 points, and your rivals lose 3 in all. You decide who loses; nobody falls below 0.',
    },
    order: {
      title: 'Turn order',
      text: 'Going first costs a resource; in second place one force must stay unused; the third gets an extra force, the fourth an extra resource. Whoever has a worker on the turn-order space gives everybody their place at the end of the year.',
    },
    events: {
      title: 'The year’s event',
      text: 'Every year one event is revealed after the workers are placed. Most of them stop one resource for everybody. The heir to the throne gives everybody three resources, and God’s blessing one more force.',
    },
    abilities: {
      title: 'Special abilities',
      text: 'Each satrap has an ability that can be used once in the game. Point at your satrap to read it. It is worth waiting for the right moment.',
    },
    secrets: {
      title: 'What is secret?',
      text: 'Only the cards in hand. Resources, forces, points and fulfilled cards lie open, so you can see who is about to march or build.',
    },
  },
  legend: {
    gold: 'Gold.',
    stone: 'Stone.',
    iron: 'Iron.',
    wood: 'Wood.',
    wheat: 'Wheat.',
    wool: 'Wool.',
    elephant: 'Elephant, a force.',
    cavalry: 'Cavalry, a force.',
    mercenary: 'Mercenary, a force.',
    chariot: 'Chariot, a force.',
    ship: 'Ship, a force.',
    weapon: 'Weapon, a force.',
    any: 'Any force you like.',
    points: 'Victory points.',
    worker: 'A worker.',
    tax: 'A tax card: pay resources.',
    campaign: 'A campaign card: march with four forces.',
    secret: 'Secret: only you see it.',
  },
};
