import type { Catalogues } from '@triptych/words';

interface BoardWords {
  readonly setup: string;
  readonly year: (year: number, of: number) => string;
  readonly order: (order: number) => string;
  readonly assessments: (names: string) => string;
  readonly recruits: string;
  readonly threats: string;
  readonly next: string;
  readonly piles: (recruit: number, recruitTop: string, threat: number, threatTop: string) => string;
  readonly titans: string;
  readonly players: string;
  readonly city: string;
  readonly floors: string;
  readonly gold: string;
  readonly bards: string;
  readonly units: string;
  readonly barracks: string;
  readonly regions: string;
  readonly wasteland: string;
  readonly goldSign: string;
  readonly bardSign: string;
  readonly floorSign: string;
  readonly guilds: string;
  readonly noGuilds: string;
  readonly eliminated: string;
  readonly legendMap: string;
  readonly legendRoads: (blue: string, red: string, black: string) => string;
  readonly legendOffer: string;
  readonly legendFloors: string;
}

const en: BoardWords = {
  setup: 'Set-up',
  year: (year, of) => `Year ${year} of ${of}`,
  order: (order) => `Order ${order}`,
  assessments: (names) => `assessments: ${names}`,
  recruits: 'RECRUITS',
  threats: 'THREATS',
  next: 'NEXT',
  piles: (recruit, recruitTop, threat, threatTop) =>
    `piles: recruits ${recruit} (top ${recruitTop}), threats ${threat} (top ${threatTop})`,
  titans: 'RAGING TITANS',
  players: 'PLAYERS',
  city: 'city',
  floors: 'floors',
  gold: 'gold',
  bards: 'bards',
  units: 'units',
  barracks: 'Barracks:',
  regions: 'REGIONS (most/second, bards)',
  wasteland: 'wasteland',
  goldSign: 'g',
  bardSign: 'b',
  floorSign: 'f',
  guilds: 'guilds',
  noGuilds: 'no guilds',
  eliminated: 'out',
  legendMap:
    '[7] recruits  <7> threat  (7) no tile  A lord of the first seat  a3 guild of A, three floors  ⚑ first player',
  legendRoads: (blue, red, black) => `roads: ${blue} blue  ${red} red  ${black} black`,
  legendOffer: 'Mi Ar → 4g 3b 2f: asks for a militia and an archer, offers two of 4 gold, 3 bards, 2 floors',
  legendFloors:
    'floors 5+1/9: five built, one kept, nine left; bards: those left; ? is behind a screen or in the Fortress',
};

const de: BoardWords = {
  setup: 'Aufbau',
  year: (year, of) => `Jahr ${year} von ${of}`,
  order: (order) => `Befehl ${order}`,
  assessments: (names) => `Prüfungen: ${names}`,
  recruits: 'ANWERBUNG',
  threats: 'BEDROHUNGEN',
  next: 'ALS NÄCHSTES',
  piles: (recruit, recruitTop, threat, threatTop) =>
    `Stapel: Anwerbung ${recruit} (oben ${recruitTop}), Bedrohung ${threat} (oben ${threatTop})`,
  titans: 'WÜTENDE TITANEN',
  players: 'SPIELER',
  city: 'Stadt',
  floors: 'Stockw.',
  gold: 'Gold',
  bards: 'Barden',
  units: 'Einheiten',
  barracks: 'Kaserne:',
  regions: 'GEBIETE (meiste/zweite, Barden)',
  wasteland: 'Ödnis',
  goldSign: 'G',
  bardSign: 'B',
  floorSign: 'S',
  guilds: 'Gilden',
  noGuilds: 'keine Gilden',
  eliminated: 'ausgeschieden',
  legendMap:
    '[7] Anwerbung  <7> Bedrohung  (7) kein Plättchen  A Idrakys des ersten Sitzes  a3 Gilde von A, drei Stockwerke  ⚑ Startspieler',
  legendRoads: (blue, red, black) => `Straßen: ${blue} blau  ${red} rot  ${black} schwarz`,
  legendOffer:
    'Mi Bo → 4G 3B 2S: verlangt Miliz und Bogenschützen, bietet zwei von 4 Gold, 3 Barden, 2 Stockwerken',
  legendFloors:
    'Stockw. 5+1/9: fünf gebaut, eins aufbewahrt, neun übrig; Barden: übrige; ? ist hinter einem Sichtschirm oder in der Festung',
};

const pl: BoardWords = {
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
  gold: 'złoto',
  bards: 'bardowie',
  units: 'jednostki',
  barracks: 'Koszary:',
  regions: 'REGIONY (najwięcej/drugi, bardowie)',
  wasteland: 'pustkowie',
  goldSign: 'z',
  bardSign: 'b',
  floorSign: 'p',
  guilds: 'gildie',
  noGuilds: 'brak gildii',
  eliminated: 'odpada',
  legendMap:
    '[7] rekrutacja  <7> zagrożenie  (7) bez żetonu  A idrakis pierwszego miejsca  a3 gildia gracza A, trzy piętra  ⚑ pierwszy gracz',
  legendRoads: (blue, red, black) => `drogi: ${blue} niebieska  ${red} czerwona  ${black} czarna`,
  legendOffer:
    'Mi Łu → 4z 3b 2p: wymaga milicji i łucznika, daje dwie nagrody z: 4 złota, 3 bardów, 2 piętra',
  legendFloors:
    'piętra 5+1/9: pięć zbudowanych, jedno zachowane, dziewięć zostało; bardowie: pozostali; ? jest za zasłonką lub w Bastionie',
};

export const boardWords: Catalogues<BoardWords> = { en, de, pl };
