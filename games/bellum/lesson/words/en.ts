/** What the companion says in the lesson of Bellum Magica. The English texts give the type. */
export const en = {
  goal: 'Once someone owns ten chests, the most valuable hoard wins. The die shows {row}, so row {row} of every castle is active today. Your {swords} swords beat 2 shields: choose {farm}, then Attack!',
  tooStrong:
    'Too many shields for your swords. Count the swords in your active row, then look for a place with no more shields than you have swords.',
  goodRaid: 'Splendid! The loot is yours, and the farm is gone for good.',
  otherRaid: 'A fine raid! The loot is yours.',
  stayedHome: 'Staying home costs nothing, but it brings nothing either. You had enough swords for a raid.',
  recruit:
    'Now spend your food: a fearsome creature costs 2. Choose one from the market. It will serve you for the rest of the game.',
  noRecruit: 'A full larder never won a war. A bigger horde pays off every day from now on.',
  tooDear:
    'You cannot pay for that one yet. Fearsome creatures cost 2 food; extremely fearsome ones also want glyphs.',
  side: 'On the left a creature gathers: food, glyphs, maps. On the right it brings swords and thieves. Compare the rows and choose: it stays there for good.',
  wentRight: 'More swords! On a good roll, no one is safe from you.',
  wentLeft: 'A good provider. Just remember: someone has to do the fighting, too.',
  second:
    'Every day: roll, gather, attack, recruit. Today, row {row} counts; whoever shows the most maps there has just gained a chest. Raid again: {farm} has a barrel.',
  secondAny:
    'Every day: roll, gather, attack, recruit. Today, row {row} counts; whoever shows the most maps there has just gained a chest. Now attack: swords against shields.',
  gotBarrel: 'A barrel! You’ll soon see what it’s good for.',
  recruitAgain:
    'Recruit again, if you can. A creature with a thief on its right side will come in handy soon.',
  sideAgain: 'Left or right? A good horde has something in every row: no one knows what the die will say.',
  reroll:
    'A barrel buys a round: the captain must roll again. Spend it when a roll helps the others. Row {row} suits you, so keep this roll.',
  bought: 'Cheers! Everyone has to live with the new roll, and that includes you.',
  theft:
    'A thief in your active row! Now you can attack a castle: swords against its shields, then one chest per thief. Choose {victim}.',
  noTheft: 'Fair enough. But don’t forget your thief: stolen chests count as much as any.',
  pick: 'Take your pick. Wood is worth 1–2, metal 3–5, gold 6–8; only the owner knows the exact value. The victim gains a shield for next time.',
  stolen: 'Beautifully done. Expect them to come and take it back.',
  end: 'That’s the whole game. Keep an eye on the chests: once someone has ten after the attacks, all are opened. This match is yours now. Go and win it!',
  refused: 'The rules don’t allow that. Everything you can choose has a bright edge.',
  asideReroll: 'Keep the roll, or pay for a new one. Which row would suit you best?',
  asideAttack: 'Attack a place or a castle that your swords can beat. Chests are what counts.',
  asideTheft: 'Pick a chest: golden beats metal, metal beats wood.',
  asideRecruit: 'Recruit as many as you can pay for, then press Done.',
  asideSide: 'Left gathers, right fights. Look at the rows.',
};

export type LessonText = keyof typeof en;
