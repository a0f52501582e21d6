/** The rules of Xerxes for players. The English texts give the type. */
export const en = {
  goal: 'You govern a land of the Great King and score victory points with campaigns, buildings and taxes. Once someone has 25 at the end of a year, or after seven years, whoever has the most wins.',
  end: 'The game ends as soon as someone has 25 or more victory points at the end of a year, and after year 7 at the latest. The player with the most wins; ties go to more campaigns, then more buildings, then more tax cards.',
  parts: {
    workers: {
      title: 'Send your workers',
      text: 'In turn order, everyone places one worker, then a second. A worker goes to a free area that is no one’s home, or to the turn-order space. Each area yields three resources and offers one force. Then the year event is revealed: perhaps no one gets wood this year.',
      example: 'Babylonia yields stone, wood and wheat, and offers cavalry.',
    },
    campaign: {
      title: 'Campaign',
      text: 'Fulfil campaign cards: each requires four forces. You have the force of your home, those of the areas where your workers are, and your permanent ones. A campaign scores 5 points, and a rival of your choice loses 1. An area whose force you use yields nothing this year.',
      example:
        'A mercenary from home, an elephant from Parthia, a ship from Cappadocia and your permanent elephant: 5 points.',
    },
    build: {
      title: 'Collect and build',
      text: 'Everyone collects the resources of their home and workers, up to three of each kind. Then, in turn order, everyone may build one building or pass, until all pass in a row. A building costs six resources and can be built only once; you can have up to three.',
      example:
        'The temple scores 7 points in year 1, but only 3 in year 5. The fortification scores 1 point in year 1 and 5 in year 5.',
    },
    taxes: {
      title: 'Pay taxes',
      text: 'Fulfil as many tax cards as you can. A card that requires four resources gives you a permanent force, starting next year. A card that requires five scores 3 points. You draw no new cards during the game.',
      example: 'For 2 stone, 1 wheat and 1 wool, you gain a permanent elephant.',
    },
    buildings: {
      title: 'The six buildings',
      text: 'Temple: 8 minus the number of the year. Fortification: the number of the year. Road and bridge: 4 points, and your rivals lose 2 in all. Granary and palace: 3 points, and your rivals lose 3 in all. You decide who loses them; no one drops below 0.',
    },
    order: {
      title: 'Turn order',
      text: 'Position 1 costs a resource; in position 2, one of your forces must stay unused; position 3 gains an extra force, position 4 an extra resource. Whoever has a worker on the turn-order space assigns all positions at the end of the year.',
    },
    events: {
      title: 'The year event',
      text: 'Each year, one event is revealed after the workers are placed. Most events stop one resource for everyone. The heir to the throne gives everyone three resources, God’s blessing one more force.',
    },
    abilities: {
      title: 'Special abilities',
      text: 'Each satrap has an ability to use once per game. Point at your satrap or tap your name to read it, and wait for the right moment.',
    },
    secrets: {
      title: 'What is secret?',
      text: 'Only the cards in hand. Resources, forces, points and fulfilled cards are public, so you can see who is about to campaign or build.',
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
    any: 'Any force.',
    points: 'Victory points.',
    worker: 'A worker.',
    tax: 'A tax card: pay resources.',
    campaign: 'A campaign card: use four forces.',
    secret: 'Secret: only you can see it.',
    ability: 'The satrap’s special ability, not used yet.',
    inHand: 'Tax and campaign cards in hand.',
    fulfilled: 'Tax cards and campaigns fulfilled, buildings built.',
    passing: 'A force for this year only.',
    lasting: 'A permanent force, or one of your choice: no area gives up its resources for it.',
    near: 'A red score: one good year could end the game.',
  },
};
