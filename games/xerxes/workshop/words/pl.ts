import type { XerxesWorkshopWords } from './en.ts';

export const pl: XerxesWorkshopWords = {
  chapters: {
    homes: 'Siedziby satrapów',
    lands: 'Pozostałe obszary',
    buildings: 'Budowle',
    taxes: 'Karty podatków',
    campaigns: 'Karty wypraw',
    events: 'Wydarzenia roku',
    expansion: 'Wydarzenia z dodatku',
    solo: 'Karty solo',
  },
  fields: {
    at: 'Miejsce na planszy',
    resources: 'Zasoby',
    force: 'Oddział',
    cost: 'Koszt',
    asks: 'Wymaga',
    gives: 'Daje ten oddział; inaczej punkty zwycięstwa',
    stops: 'Wstrzymuje ten zasób',
    eventGives: 'Daje każdemu',
    bars: 'Wyklucza tę budowlę',
    position: 'Pozycja',
    occupied: 'Zajęte obszary',
  },
  signs: {
    force: 'jeden oddział więcej',
    resources: 'trzy zasoby',
  },
};
