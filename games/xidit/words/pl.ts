import type { XiditWords } from './en.ts';
import { events } from './pl/events.ts';
import { ask, hasDecided, isDeciding, options, waitFor } from './pl/questions.ts';
import { refusals } from './pl/refusals.ts';
import { counted, foreseen, names } from './pl/things.ts';
import { you } from './pl/you.ts';

export const pl: XiditWords = {
  title: 'Lords of Xidit',
  names,
  counted,
  foreseen,
  events,
  you,
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
    length: {
      name: 'Długość',
      hint: 'Dziewięć lat, około godziny: w sam raz na pierwszą grę; dwanaście to długa gra.',
      values: { long: '12 lat', short: '9 lat' },
    },
    dummy: {
      name: 'Wirtualny gracz',
      hint: 'Wirtualny gracz bierze udział w trzech ocenach; silny zaczyna w każdej z 1 punktem więcej.',
      values: { normal: 'zwykły', hard: 'silny' },
    },
    first: {
      name: 'Pierwszy gracz',
      hint: 'Kto zaczyna w pierwszym roku; potem znacznik co roku przechodzi w lewo.',
      values: { random: 'losowany' },
    },
    wasteland: {
      name: 'Pustkowie',
      hint: 'W krótkiej grze dla pięciu osób nikt nie umieszcza bardów w tym regionie.',
      values: { '1': 'region 1', '2': 'region 2' },
    },
    openScreens: {
      name: 'Odkryte zasłonki',
      hint: 'Wszyscy widzą jednostki, złote suwereny i bardów każdego: łatwiej, bez zapamiętywania.',
      values: { off: 'nie', on: 'tak' },
    },
  },
  seat: ({ seat }) => `miejsce ${seat}`,
};
