import type { AccountWords } from './account.en.ts';

export const fr: AccountWords = {
  chests: 'D’où vient chaque coffre',
  thefts: 'Vols',
  scouts: 'éclaireurs',
  found: (place, day) => `${place}, jour ${day}`,
  stolen: (victim, day) => `volé à ${victim}, jour ${day}`,
  stolenFromYou: (day) => `volé chez vous, jour ${day}`,
  byThieves: (gained, lost) => `bilan des vols : +${gained} −${lost}`,
  robbery: (thief, victim, day) => `Jour ${day} : ${thief} dévalise ${victim}`,
  youRob: (victim, day) => `Jour ${day} : vous dévalisez ${victim}`,
  robsYou: (thief, day) => `Jour ${day} : ${thief} vous dévalise`,
  worth: (value) => `valeur ${value}`,
  noChests: 'aucun coffre',
  noThefts: 'Aucun château n’a été dévalisé.',
};
