import type { Wants } from './en.ts';

export const pl: Wants = {
  firstValue: { more: 'lepsza pozycja w ocenie „{first}”' },
  firstAboveLast: { more: 'lepsza pozycja w ocenie „{first}”' },
  firstSafe: { more: 'lepsza pozycja w ocenie „{first}”' },
  firstBehindBest: { less: 'lepsza pozycja w ocenie „{first}”' },
  secondValue: { more: 'lepsza pozycja w ocenie „{second}”' },
  secondAboveLast: { more: 'lepsza pozycja w ocenie „{second}”' },
  secondSafe: { more: 'lepsza pozycja w ocenie „{second}”' },
  secondBehindBest: { less: 'lepsza pozycja w ocenie „{second}”' },
  thirdValue: { more: 'lepsza pozycja w ocenie „{third}”' },
  thirdAboveLast: { more: 'lepsza pozycja w ocenie „{third}”' },
  thirdSafe: { more: 'lepsza pozycja w ocenie „{third}”' },
  thirdBehindBest: { less: 'lepsza pozycja w ocenie „{third}”' },
  unitWorth: { more: 'silniejsze jednostki' },
  units: { more: 'jednostki' },
  variety: { more: 'bardziej różnorodne jednostki' },
  bards: { more: 'pozostali bardowie' },
  songs: { more: 'bardowie w regionach' },
  kept: { more: 'zachowane piętra' },
  prospects: { more: 'zagrożenia, które możesz wyeliminować' },
  turn: { more: 'dalsze miejsce w kolejności gry', less: 'wcześniejsze miejsce w kolejności gry' },
};
