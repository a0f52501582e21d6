/** The rules of Bellum Magica for players. The English texts give the type. */
export const en = {
  goal: 'You are a dark lord with a castle, a handful of goblins and an eye on other people’s property. Collect chests! Once someone owns ten, the game ends: all chests are opened, and the highest total value wins.',
  end: 'If anyone has ten or more chests after the day’s attacks, the game ends at once. All chests are opened: wooden ones are worth 1–2, metal 3–5, golden 6–8. The highest total wins; if tied, whoever has more chests.',
  parts: {
    roll: {
      title: 'Roll',
      text: 'The captain rolls the die. It activates one of the six rows for everyone, on both sides of the castle, for the whole day. Whatever your castle and creatures show in that row is your horde today.',
      example:
        'The die shows 5, so everyone looks at row 5. Yours has one food, a treasure map and three swords.',
    },
    gather: {
      title: 'Gather and scout',
      text: 'Everyone gains the food and glyphs in their active row. Whoever shows the most treasure maps there gains a metal chest; if players tie, each of them gains a wooden one.',
      example: 'You and Bot 1 show one map each, more than anyone else: you each gain a wooden chest.',
    },
    attack: {
      title: 'Attack',
      text: 'Starting with the captain, everyone may attack once. A place falls if you have at least as many swords as it has shields. Only magic swords beat magic shields. You gain the loot, and the place leaves the game; only the tavern stays.',
      example:
        'One magic sword and six other swords beat one magic shield and six shields. Seven ordinary swords do not.',
    },
    recruit: {
      title: 'Recruit',
      text: 'Starting with the captain, everyone may recruit as many creatures as they can pay for. Fearsome creatures cost 2 food; extremely fearsome ones cost 1 glyph and 4 food, or 3 glyphs. Then the next player becomes captain.',
      example: 'With 4 food, you can recruit two fearsome creatures, one after the other.',
    },
    sides: {
      title: 'Left or right?',
      text: 'Each creature goes on one side of your castle and stays there. On the left, its food, glyphs and treasure maps count; on the right, its swords, magic swords and thieves. You gain the card’s bonus markers at once: shields, magic shields and confusion spells.',
    },
    theft: {
      title: 'Robbing a castle',
      text: 'With at least one thief in your active row, you may attack a castle that has a chest. You need enough swords to beat all its shields. Then you steal up to one chest per thief, and the victim gains a shield.',
      example:
        'Two swords and one thief against a castle with two shields: you steal one chest, and the castle now has three shields.',
    },
    barrels: {
      title: 'Rolling again',
      text: 'After the roll, each player in turn may pay a barrel to make the captain roll again. The captain may use a confusion spell instead; it is ready again when that player is captain on a later day. This goes on until everyone accepts the roll.',
    },
    secrets: {
      title: 'What is secret?',
      text: 'Only the values of chests: you see your own and remember those of chests you once owned. Everything else is public, even how many chests everyone has.',
    },
  },
  legend: {
    food: 'Food. Pays for creatures.',
    glyph: 'Glyph. Pays for extremely fearsome creatures.',
    map: 'Treasure map. Whoever shows the most in the active row gains a chest.',
    sword: 'Sword. Beats one shield.',
    magicSword: 'Magic sword. Beats any shield, even a magic one.',
    thief: 'Thief. Steals a chest from a castle you storm.',
    shield: 'Shield. Stops one sword.',
    magicShield: 'Magic shield. Stops everything but a magic sword.',
    barrel: 'Barrel. Buys a round: the captain rolls again.',
    spell: 'Confusion spell. Lets you roll again when you are captain.',
    captain: 'The captain rolls the die and goes first.',
  },
};
