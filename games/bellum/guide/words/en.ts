/** The rules of Bellum Magica for players. The English texts give the type. */
export const en = {
  goal: 'You are a dark lord with a castle, a handful of goblins and an eye on other people’s property. Collect chests. The game ends when somebody owns ten; then all chests are opened, and the highest total value wins.',
  end: 'If anybody owns ten chests or more after the attacks of a day, the game ends at once. Everybody opens their chests: wooden ones are worth 1–2, metal ones 3–5, golden ones 6–8. The highest total wins; if it is tied, the larger number of chests.',
  parts: {
    roll: {
      title: 'Roll',
      text: 'The captain rolls the die. It wakes one of the six rows: for everybody, on both sides of the castle, all day. What castle and creatures show in that row is your horde today.',
      example:
        'The die shows 5, so everybody looks at row 5. Yours has a ham, a treasure map and two swords.',
    },
    gather: {
      title: 'Gather and scout',
      text: 'Everybody takes the food and glyphs of the active row. Whoever shows the most treasure maps in it finds a metal chest; if several tie, each of them finds a wooden one.',
      example: 'You and Bot 1 show one map each, more than anybody else: each of you finds a wooden chest.',
    },
    attack: {
      title: 'Attack',
      text: 'From the captain on, everybody may attack once. A place falls if you have at least as many swords as it has shields. Magic shields fall only to magic swords. You take the loot, and the place is gone; only the tavern stays.',
      example:
        'One magic shield and six shields fall to one magic sword and six more swords. Seven ordinary swords are not enough.',
    },
    recruit: {
      title: 'Recruit',
      text: 'From the captain on, everybody may recruit as many creatures as they can pay for. Fearsome ones cost 2 food; extremely fearsome ones 1 glyph and 4 food, or 3 glyphs. Then the next player becomes captain.',
      example: 'With 4 food you recruit two fearsome creatures, one after the other.',
    },
    sides: {
      title: 'Left or right?',
      text: 'A creature goes to one side of your castle and stays there. On the left its food, glyphs and maps count, on the right its swords, magic swords and thieves. Bonus markers on the card are yours at once: shields, magic shields and confusion spells.',
    },
    theft: {
      title: 'Robbing a castle',
      text: 'With at least one thief in the active row you may attack a castle that has a chest. You need swords for all its shields. Then you take one chest for each thief, if you like. The victim gains a shield.',
      example:
        'Two swords and one thief against a castle with two shields: you steal one chest, and the castle has three shields from now on.',
    },
    barrels: {
      title: 'Rolling again',
      text: 'After the roll, everybody in turn may pay a barrel: the captain must roll again. The captain may also use a confusion spell, which is ready again when that player is captain on a later day. It goes on until all accept the roll.',
    },
    secrets: {
      title: 'What is secret?',
      text: 'Only the values of chests: you see those of your own, and remember those you once had. Everything else lies open, also how many chests everybody has.',
    },
  },
  legend: {
    food: 'Food. Pays for creatures.',
    glyph: 'Glyph. Pays for extremely fearsome creatures.',
    map: 'Treasure map. The most in the active row find a chest.',
    sword: 'Sword. Beats one shield.',
    magicSword: 'Magic sword. Beats any shield, also a magic one.',
    thief: 'Thief. Steals a chest from a castle that falls.',
    shield: 'Shield. Stops one sword.',
    magicShield: 'Magic shield. Stops everything but a magic sword.',
    barrel: 'Barrel. Buys a round: the captain rolls again.',
    spell: 'Confusion spell. Lets you roll again when you are captain.',
    captain: 'The captain: rolls the die and goes first.',
  },
};
