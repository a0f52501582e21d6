import type { Wants } from './en.ts';

export const pl: Wants = {
  firstValue: { more: 'więcej w pierwszej ocenie' },
  firstAboveLast: { more: 'pewniejsze miejsce w pierwszej ocenie' },
  firstSafe: { more: 'uniknięcie ostatniego miejsca w pierwszej ocenie' },
  firstBehindBest: { less: 'mniejsza strata w pierwszej ocenie' },
  secondValue: { more: 'więcej w drugiej ocenie' },
  secondAboveLast: { more: 'pewniejsze miejsce w drugiej ocenie' },
  secondSafe: { more: 'uniknięcie ostatniego miejsca w drugiej ocenie' },
  secondBehindBest: { less: 'mniejsza strata w drugiej ocenie' },
  thirdValue: { more: 'więcej w trzeciej ocenie' },
  thirdAboveLast: { more: 'pewniejsze miejsce w trzeciej ocenie' },
  thirdSafe: { more: 'uniknięcie ostatniego miejsca w trzeciej ocenie' },
  thirdBehindBest: { less: 'mniejsza strata w trzeciej ocenie' },
  unitWorth: { more: 'silniejsze jednostki' },
  units: { more: 'jednostki' },
  variety: { more: 'jednostki większej liczby typów' },
  bards: { more: 'bardowie w zapasie' },
  songs: { more: 'bardowie w regionach' },
  kept: { more: 'piętra w zapasie' },
  prospects: { more: 'zagrożenia w zasięgu' },
  turn: { more: 'późniejsza tura', less: 'wcześniejsza tura' },
};
