/** What the companion says in the lesson of Bellum Magica. The English texts give the type. */
export const en = {
  goal: 'As soon as somebody owns ten chests, the most valuable hoard wins. The die shows {row}, so row {row} of every castle fights today. Your {swords} swords beat 2 shields: choose {farm}, then Attack!',
  tooStrong:
    'Too many shields for your swords. Count the swords in your active row, then look for a place with no more shields than that.',
  goodRaid: 'Splendid! The loot is yours, and the farm is gone for good.',
  otherRaid: 'A fine raid! The loot is yours.',
  stayedHome:
    'Staying at home costs nothing, but it brings nothing either. You had enough swords for a raid.',
  recruit:
    'Now spend your food: a fearsome creature costs 2. Choose one from the market. It will serve you for the rest of the game.',
  noRecruit: 'Food in the larder never won a war. A bigger horde makes every future day better.',
  tooDear:
    'You cannot pay for that one yet. Fearsome creatures cost 2 food; extremely fearsome ones want glyphs as well.',
  side: 'On the left a creature gathers: food, glyphs, maps. On the right it brings swords and thieves. Compare the rows and choose; it stays there for good.',
  wentRight: 'More swords! On a good roll nobody is safe from you.',
  wentLeft: 'A good provider. Just remember that somebody has to do the fighting, too.',
  second:
    'Every day: roll, gather, attack, recruit. Today row {row} counts; whoever shows the most maps in it has found a chest. Raid again: there is a barrel at {farm}.',
  secondAny:
    'Every day: roll, gather, attack, recruit. Today row {row} counts; whoever shows the most maps in it has found a chest. Now attack: swords against shields.',
  gotBarrel: 'A barrel! You will see in a moment what it is good for.',
  recruitAgain: 'Recruit again, if you can. A creature with a thief on its right side would be useful soon.',
  sideAgain:
    'Left or right? A good horde has something to show in every row, because nobody knows what the die will say.',
  reroll:
    'A barrel buys a round: the captain must roll again. Spend it when a row helps the others. Row {row} suits you, so keep this roll.',
  bought: 'Cheers! Everybody has to live with the new roll. So do you.',
  theft:
    'A thief in your active row! So you may attack a castle: swords against its shields, then one chest for each thief. Choose {victim}.',
  noTheft: 'Fair enough. Do not forget the thief: other people’s chests count as much as your own.',
  pick: 'Take your pick. Wood is worth 1–2, metal 3–5, gold 6–8; only the owner sees the exact value. The victim gets a shield for next time.',
  stolen: 'Beautifully done. Expect them to come and fetch it back.',
  end: 'That is the whole game. Keep an eye on the chests: once somebody has ten after the attacks, all are opened. This match is yours now. Play on and win it!',
  refused: 'The rules do not allow that. What you can choose has a bright edge.',
  asideReroll: 'Keep the roll, or pay for a new one. Which row would you like best?',
  asideAttack: 'Attack a place or a castle that your swords can beat. Chests are what counts.',
  asideTheft: 'Pick a chest: golden beats metal, metal beats wood.',
  asideRecruit: 'Recruit as many as you can pay for, or press Enough.',
  asideSide: 'Left gathers, right fights. Look at the rows.',
};

export type LessonText = keyof typeof en;
