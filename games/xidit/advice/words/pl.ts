import type { Wants } from './en.ts';

export const pl: Wants = {
  firstValue: { more: 'lepszy wynik w pierwszej ocenie' },
  firstAboveLast: { more: 'pewniejsze miejsce w pierwszej ocenie' },
  firstSafe: { more: 'uniknięcie ostatniego miejsca w pierwszej ocenie' },
  firstBehindBest: { less: 'mniejsza strata do lidera w pierwszej ocenie' },
  secondValue: { more: 'lepszy wynik w drugiej ocenie' },
  secondAboveLast: { more: 'pewniejsze miejsce w drugiej ocenie' },
  secondSafe: { more: 'uniknięcie ostatniego miejsca w drugiej ocenie' },
  secondBehindBest: { less: 'mniejsza strata do lidera w drugiej ocenie' },
  thirdValue: { more: 'lepszy wynik w trzeciej ocenie' },
  thirdAboveLast: { more: 'pewniejsze miejsce w trzeciej ocenie' },
  thirdSafe: { more: 'uniknięcie ostatniego miejsca w trzeciej ocenie' },
  thirdBehindBest: { less: 'mniejsza strata do lidera w trzeciej ocenie' },
  unitWorth: { more: 'silniejsze jednostki' },
  units: { more: 'jednostki' },
  variety: { more: 'bardziej różnorodne jednostki' },
  bards: { more: 'pozostali bardowie' },
  songs: { more: 'bardowie w regionach' },
  kept: { more: 'zachowane piętra' },
  prospects: { more: 'zagrożenia, które możesz wyeliminować' },
  turn: { more: 'dalsze miejsce w kolejności gry', less: 'wcześniejsze miejsce w kolejności gry' },
};
