import type { XiditWords } from './en.ts';
import { events } from './pl/events.ts';
import { ask, hasDecided, isDeciding, options, waitFor } from './pl/questions.ts';
import { refusals } from './pl/refusals.ts';
import { counted, foreseen, names } from './pl/things.ts';

export const pl: XiditWords = {
  title: 'Lords of Xidit',
  names,
  counted,
  foreseen,
  events,
  ask,
  waitFor,
  hasDecided,
  isDeciding,
  options,
  refusals,
  categories: {
    lasted: 'przetrwane oceny',
    wealth: 'bogactwo',
    influence: 'wpływy',
    reputation: 'reputacja',
    units: 'jednostki za zasłonką',
    turnOrder: 'miejsce w kolejności gry',
    dummy: 'remis z wirtualnym graczem',
  },
  matchOptions: {
    length: { name: 'Długość', values: { long: '12 lat', short: '9 lat' } },
    dummy: { name: 'Wirtualny gracz', values: { normal: 'zwykły', hard: 'silny' } },
    first: { name: 'Pierwszy gracz', values: { random: 'losowany' } },
    wasteland: {
      name: 'Pustkowie (krótka gra, pięciu graczy)',
      values: { '1': 'region 1', '2': 'region 2' },
    },
    openScreens: { name: 'Odkryte zasłonki', values: { off: 'nie', on: 'tak' } },
  },
  seat: ({ seat }) => `miejsce ${seat}`,
};
