import type { BoardWords } from './en.ts';

export const pl: BoardWords = {
  setup: 'Przygotowanie',
  year: (year, of) => `Rok ${year} z ${of}`,
  order: (order) => `Rozkaz ${order}`,
  assessments: (names) => `oceny: ${names}`,
  recruits: 'REKRUTACJA',
  threats: 'ZAGROŻENIA',
  next: 'KOLEJNE',
  piles: (recruit, recruitTop, threat, threatTop) =>
    `stosy: rekrutacja ${recruit} (wierzch ${recruitTop}), zagrożenia ${threat} (wierzch ${threatTop})`,
  titans: 'ROZSZALALI TYTANI',
  players: 'GRACZE',
  city: 'miasto',
  floors: 'piętra',
  gold: 'suwereny',
  bards: 'bardowie',
  units: 'jednostki',
  barracks: 'Koszary:',
  regions: 'REGIONY (najwięcej/drugi, bardowie)',
  wasteland: 'pustkowie',
  goldSign: 's',
  bardSign: 'b',
  floorSign: 'p',
  guilds: 'gildie',
  noGuilds: 'brak gildii',
  eliminated: 'odpada',
  legendMap:
    '[7] rekrutacja · <7> zagrożenie · (7) bez żetonu · A idrakis pierwszego miejsca · a3 gildia gracza A, trzy piętra · ⚑ pierwszy gracz',
  legendRoads: (blue, red, black) => `drogi: ${blue} niebieska · ${red} czerwona · ${black} czarna`,
  legendOffer:
    'Ch Łu → 4s 3b 2p: wymaga chłopskiej milicji i łucznika, daje dwie nagrody z: 4 złote suwereny, 3 bardów, 2 piętra',
  legendFloors:
    'piętra 5+1/9: pięć zbudowanych, jedno zachowane, dziewięć zostało; bardowie: pozostali; ? jest za zasłonką lub w Bastionie',
};
