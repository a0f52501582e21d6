import type { Force, Resource } from '../../index.ts';

/** What the board in the terminal says beyond the game's own words. */
export interface BoardWords {
  readonly setup: string;
  readonly year: (year: number, of: number) => string;
  readonly noEvent: string;
  readonly position: (position: number) => string;
  readonly map: string;
  readonly track: string;
  readonly buildings: string;
  readonly barred: string;
  readonly free: string;
  readonly players: string;
  readonly columns: Readonly<
    Record<'satrap' | 'position' | 'points' | 'store' | 'forces' | 'cards' | 'done', string>
  >;
  readonly hand: string;
  readonly taxes: string;
  readonly campaigns: string;
  readonly discarded: string;
  readonly fulfilled: string;
  readonly ability: string;
  readonly used: string;
  readonly none: string;
  readonly goals: (taxes: string, campaigns: string, buildings: string) => string;
  readonly occupied: string;
  readonly home: string;
  readonly worker: string;
  readonly cardsLegend: string;
  readonly pointsOf: (name: string, points: number) => string;
  readonly campaignProgress: (scenarios: string) => string;
  readonly campaignWon: string;
  readonly resources: Readonly<Record<Resource, string>>;
  readonly forces: Readonly<Record<Force, string>>;
}

export const en: BoardWords = {
  setup: 'Setup',
  year: (year, of) => `Year ${year} of ${of}`,
  noEvent: 'event not revealed yet',
  position: (position) => `position ${position}`,
  map: 'EMPIRE',
  track: 'turn-order space',
  buildings: 'BUILDINGS',
  barred: 'barred',
  free: 'free',
  players: 'PLAYERS',
  columns: {
    satrap: 'satrap',
    position: 'pos.',
    points: 'VP',
    store: 'store',
    forces: 'permanent',
    cards: 'hand',
    done: 'done',
  },
  hand: 'YOUR CARDS',
  taxes: 'Taxes',
  campaigns: 'Campaigns',
  discarded: 'discarded',
  fulfilled: 'Fulfilled',
  ability: 'Ability',
  used: 'used',
  none: 'none',
  goals: (taxes, campaigns, buildings) =>
    `Goals: taxes ${taxes} · campaigns ${campaigns} · buildings ${buildings}`,
  occupied: 'occupied',
  home: 'home',
  worker: 'worker',
  cardsLegend: 'hand: tax cards/campaign cards · done: taxes/campaigns/buildings · * ability unused',
  pointsOf: (name, points) => `${name}: ${points} VP`,
  campaignProgress: (scenarios) => `Solo campaign, won so far: ${scenarios}.`,
  campaignWon: 'You have won all three scenarios, and with them the solo campaign!',
  resources: { gold: 'g', stone: 's', iron: 'i', wood: 'w', wheat: 'h', wool: 'l' },
  forces: {
    elephant: 'elephant',
    cavalry: 'cavalry',
    mercenary: 'mercenary',
    chariot: 'chariot',
    ship: 'ship',
    weapon: 'weapon',
  },
};
