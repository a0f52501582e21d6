import type { Wants } from './en.ts';

export const de: Wants = {
  firstValue: { more: 'eine bessere Stellung bei der Prüfung „{first}“' },
  firstAboveLast: { more: 'eine bessere Stellung bei der Prüfung „{first}“' },
  firstSafe: { more: 'eine bessere Stellung bei der Prüfung „{first}“' },
  firstBehindBest: { less: 'eine bessere Stellung bei der Prüfung „{first}“' },
  secondValue: { more: 'eine bessere Stellung bei der Prüfung „{second}“' },
  secondAboveLast: { more: 'eine bessere Stellung bei der Prüfung „{second}“' },
  secondSafe: { more: 'eine bessere Stellung bei der Prüfung „{second}“' },
  secondBehindBest: { less: 'eine bessere Stellung bei der Prüfung „{second}“' },
  thirdValue: { more: 'eine bessere Stellung bei der Prüfung „{third}“' },
  thirdAboveLast: { more: 'eine bessere Stellung bei der Prüfung „{third}“' },
  thirdSafe: { more: 'eine bessere Stellung bei der Prüfung „{third}“' },
  thirdBehindBest: { less: 'eine bessere Stellung bei der Prüfung „{third}“' },
  unitWorth: { more: 'stärkere Einheiten' },
  units: { more: 'Einheiten' },
  variety: { more: 'Einheiten aus mehr Klassen' },
  bards: { more: 'übrige Barden' },
  songs: { more: 'Barden in den Gebieten' },
  kept: { more: 'aufbewahrte Stockwerke' },
  prospects: { more: 'Bedrohungen, die du beseitigen kannst' },
  turn: {
    more: 'eine spätere Stelle in der Spielreihenfolge',
    less: 'eine frühere Stelle in der Spielreihenfolge',
  },
};
