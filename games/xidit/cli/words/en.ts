/** What the board in the terminal says beyond the game's own words. */
export interface BoardWords {
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

export const en: BoardWords = {
  setup: 'Setup',
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
    '[7] recruits · <7> threat · (7) no tile · A first seat’s lord · a3 A’s guild, three floors · ⚑ first player',
  legendRoads: (blue, red, black) => `roads: ${blue} blue · ${red} red · ${black} black`,
  legendOffer: 'Mi Ar → 4g 3b 2f: requires a militia and an archer; offers two of 4 gold, 3 bards, 2 floors',
  legendFloors:
    'floors 5+1/9: five built, one kept, nine left; bards: left to place; ?: behind a screen or in the Fortress',
};
