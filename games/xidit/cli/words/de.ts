import type { BoardWords } from './en.ts';

export const de: BoardWords = {
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
  gold: 'Münzen',
  bards: 'Barden',
  units: 'Einheiten',
  barracks: 'Kaserne:',
  regions: 'GEBIETE (meiste/zweite, Barden)',
  wasteland: 'Ödnis',
  goldSign: 'M',
  bardSign: 'B',
  floorSign: 'S',
  guilds: 'Zauberergilden',
  noGuilds: 'keine Zauberergilden',
  eliminated: 'ausgeschieden',
  legendMap:
    '[7] Anwerbung · <7> Bedrohung · (7) kein Plättchen · A Idrakys des ersten Sitzes · a3 Zauberergilde von A, drei Stockwerke · ⚑ Startspieler',
  legendRoads: (blue, red, black) => `Straßen: ${blue} blau · ${red} rot · ${black} schwarz`,
  legendOffer:
    'Do Bo → 4M 3B 2S: verlangt Dorfmiliz und Bogenschützen, bietet zwei von 4 Goldmünzen, 3 Barden, 2 Stockwerken',
  legendFloors:
    'Stockw. 5+1/9: fünf gebaut, eins aufbewahrt, neun übrig; Barden: übrige; ? ist hinter einem Sichtschirm oder in der Festung',
};
