/** What the companion says in the lesson of Bellum Magica. The English texts give the type. */
export const en = {
  castle:
    'Welcome, boss! Once someone owns ten chests, the most valuable hoard wins. First you need a castle. Each has 2 shields and six rows, one for each face of the die. {castle} has a bit of everything: choose it, then Move in.',
  goblins:
    'Your first goblins. Only one half of a card counts: on the left it gathers food, on the right it fights, in the rows that show something. On the left: {left}; on the right: {right}. Choose the halves that glow, then Ready.',
  roll: 'You are the captain today: roll the die! The number is the row that counts for everyone.',
  row: 'The die shows {row}, so today only row {row} counts, in every castle: castle and creatures together. Whatever food and glyphs its left side shows, you gain at once.',
  attack:
    'Now use the swords of row {row}: you have {swords}. You may make one attack a day, and you need a sword for each shield. Choose {place}, then Attack!',
  tooStrong:
    'That won’t do. Each shield takes a sword from your active row, and a castle also takes a thief, and a chest to steal. Choose something with a bright outline.',
  goodRaid: 'Splendid! The loot is yours, and the place is gone for good. Only the tavern always stays.',
  tavernRaid:
    'A barrel for you! The tavern always stays: everyone can raid it, every day. Other places are gone for good once they fall.',
  stayedHome: 'Staying home costs nothing, but it brings nothing either. You had enough swords for a raid.',
  recruit:
    'Now spend your food. A fearsome creature costs 2 food; an extremely fearsome one costs 4 food and 1 glyph, or 3 glyphs. Choose one that you can pay for. It serves you for the rest of the game.',
  noRecruit: 'A full larder never won a war. A bigger horde pays off every day from now on.',
  tooDear:
    'You cannot pay for that one yet. Fearsome creatures cost 2 food; extremely fearsome ones 4 food and 1 glyph, or 3 glyphs.',
  side: 'On the left a creature gathers food, glyphs and treasure maps. On the right it brings swords and thieves. Compare the rows and choose: it stays there for good.',
  wentRight: 'More fighters! On a good roll, no one is safe from you.',
  wentLeft: 'A good provider. Just remember: someone has to do the fighting, too.',
  daily:
    'Every day is the same: roll, gather, attack, recruit. The die then passes to the left, and the new captain goes first. Today it’s row {row}; your swords: {swords}. Now attack {place}!',
  recruitAgain:
    'Recruit as many as you can pay for, then press Done. The market refills at once. You want something in every row, and a thief on your right side soon.',
  scouts:
    'Your treasure map has found a chest! Each day, whoever shows the most maps in the active row gains a metal one; if tied, each gains a wooden one. Wood is worth 1–2, metal 3–5, gold 6–8. Only its owner sees the value.',
  newRoll:
    'A roll can be changed: anyone may pay a barrel to make the captain roll again, as long as there are barrels. A captain may use a confusion spell instead. The last roll counts for everyone.',
  reroll:
    'Pay a barrel, and the captain must roll again. A captain may use a confusion spell instead. Do it when a row helps the others more than you. Keep this roll for now.',
  bought: 'Cheers! Everyone has to live with the new roll, and that includes you.',
  bonus:
    'Some creatures bring a marker for good: a shield or a magic shield for your castle, or a confusion spell. On a day when you are captain, a spell gives you a new roll, and you never lose it.',
  magic:
    'A magic sword beats any shield, and only a magic sword beats a magic shield. Some cities have magic shields and the best chests; castles can have magic shields, too. So collect magic swords before the cities turn up.',
  thief:
    'Look for thieves on the right side. With a thief in your active row and a sword for each shield, you can attack a castle and steal a chest per thief. Its owner gains a shield for good.',
  theft:
    'A thief in your active row! Now you can attack a castle that has chests: a sword for each shield, then one chest per thief. Choose {victim}.',
  noTheft: 'Fair enough. But don’t forget your thief: stolen chests count as much as any.',
  pick: 'Take your pick: up to one chest per thief. Wood is worth 1–2, metal 3–5, gold 6–8. The victim gains a shield for good, so the next theft is harder.',
  stolen: 'Beautifully done. Expect them to come and take it back.',
  robbed:
    '{robber} robbed you! With a thief in the active row and a sword for each of your shields, anyone can: one chest per thief. In return you gain a shield for good. You can do the same to them.',
  rollAgain:
    '{roller} has forced a new roll: the {formerRow} no longer counts. You are the captain, so roll again!',
  scoutsOther:
    '{scout} has found a chest. Each day, whoever shows the most treasure maps in the active row gains a metal one; if tied, each gains a wooden one. Wood is worth 1–2, metal 3–5, gold 6–8. Only its owner sees the value.',
  scoutsTold:
    'Scouts find chests, too: each day, whoever shows the most treasure maps in the active row gains a metal chest; if tied, each gains a wooden one. Wood is worth 1–2, metal 3–5, gold 6–8. Only its owner sees a chest’s value.',
  forced:
    '{roller} forced a new roll. The old one is void: now row {row} counts, for everyone. It costs a barrel, or a confusion spell if you are the captain. After a new roll, everyone with a barrel is asked again.',
  end: 'You know enough to play; everything else is under “{rules}”. Watch the chests: if someone has ten after the attacks, the game ends and all chests are opened. This match is yours now. Go and win it!',
  refused: 'The rules don’t allow that. Everything you can choose has a bright outline.',
  asideReroll: 'Keep the roll, or pay for a new one. Which row would suit you best?',
  asideAttack: 'Attack a place or a castle that your swords can beat. Chests are what counts.',
  asideTheft: 'Pick a chest: gold beats metal, metal beats wood.',
  asideRecruit: 'Recruit as many as you can pay for, then press Done.',
  asideSide: 'Left gathers, right fights. Look at the rows.',
};

export type LessonText = keyof typeof en;
