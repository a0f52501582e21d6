import type { Force, Resource } from '../index.ts';
import type { Catalogues } from '@triptych/words';

interface BoardWords {
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

const en: BoardWords = {
  setup: 'Set-up',
  year: (year, of) => `Year ${year} of ${of}`,
  noEvent: 'the event is still hidden',
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
  cardsLegend: 'hand: tax cards/campaign cards · done: taxes/campaigns/buildings · * ability not used yet',
  pointsOf: (name, points) => `${name}: ${points} VP`,
  campaignProgress: (scenarios) => `Solo campaign, won so far: ${scenarios}.`,
  campaignWon: 'All three scenarios are won: so is the solo campaign!',
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

const de: BoardWords = {
  setup: 'Aufbau',
  year: (year, of) => `Jahr ${year} von ${of}`,
  noEvent: 'das Ereignis ist noch verdeckt',
  position: (position) => `Platz ${position}`,
  map: 'REICH',
  track: 'Reihenfolgefeld',
  buildings: 'GEBÄUDE',
  barred: 'gesperrt',
  free: 'frei',
  players: 'SPIELER',
  columns: {
    satrap: 'Satrap',
    position: 'Platz',
    points: 'SP',
    store: 'Lager',
    forces: 'dauerhaft',
    cards: 'Hand',
    done: 'erfüllt',
  },
  hand: 'DEINE KARTEN',
  taxes: 'Steuern',
  campaigns: 'Feldzüge',
  discarded: 'abgeworfen',
  fulfilled: 'Erfüllt',
  ability: 'Fähigkeit',
  used: 'genutzt',
  none: 'keine',
  goals: (taxes, campaigns, buildings) =>
    `Ziele: Steuern ${taxes} · Feldzüge ${campaigns} · Gebäude ${buildings}`,
  occupied: 'besetzt',
  home: 'Heimat',
  worker: 'Arbeiter',
  cardsLegend:
    'Hand: Steuer-/Feldzugkarten · erfüllt: Steuern/Feldzüge/Gebäude · * Fähigkeit noch nicht genutzt',
  pointsOf: (name, points) => `${name}: ${points} SP`,
  campaignProgress: (scenarios) => `Solo-Kampagne, bisher gewonnen: ${scenarios}.`,
  campaignWon: 'Alle drei Szenarien sind gewonnen, und damit die Solo-Kampagne!',
  resources: { gold: 'g', stone: 's', iron: 'e', wood: 'h', wheat: 'w', wool: 'l' },
  forces: {
    elephant: 'Elefant',
    cavalry: 'Kavallerie',
    mercenary: 'Söldner',
    chariot: 'Streitw.',
    ship: 'Schiff',
    weapon: 'Waffe',
  },
};

const pl: BoardWords = {
  setup: 'Przygotowanie',
  year: (year, of) => `Rok ${year} z ${of}`,
  noEvent: 'wydarzenie jeszcze zakryte',
  position: (position) => `pozycja ${position}`,
  map: 'IMPERIUM',
  track: 'pole kolejności',
  buildings: 'BUDOWLE',
  barred: 'zakaz',
  free: 'wolna',
  players: 'GRACZE',
  columns: {
    satrap: 'satrapa',
    position: 'poz.',
    points: 'PZ',
    store: 'magazyn',
    forces: 'stałe',
    cards: 'ręka',
    done: 'gotowe',
  },
  hand: 'TWOJE KARTY',
  taxes: 'Podatki',
  campaigns: 'Wyprawy',
  discarded: 'odrzucone',
  fulfilled: 'Wypełnione',
  ability: 'Zdolność',
  used: 'zużyta',
  none: 'brak',
  goals: (taxes, campaigns, buildings) =>
    `Cele: podatki ${taxes} · wyprawy ${campaigns} · budowle ${buildings}`,
  occupied: 'zajęty',
  home: 'siedziba',
  worker: 'robotnik',
  cardsLegend: 'ręka: karty podatków/wypraw · gotowe: podatki/wyprawy/budowle · * zdolność jeszcze niezużyta',
  pointsOf: (name, points) => `${name}: ${points} PZ`,
  campaignProgress: (scenarios) => `Kampania solo, wygrane dotąd: ${scenarios}.`,
  campaignWon: 'Wszystkie trzy scenariusze wygrane, a z nimi kampania solo!',
  resources: { gold: 'z', stone: 'k', iron: 'ż', wood: 'd', wheat: 'p', wool: 'w' },
  forces: {
    elephant: 'słoń',
    cavalry: 'jazda',
    mercenary: 'najemnik',
    chariot: 'rydwan',
    ship: 'okręt',
    weapon: 'broń',
  },
};

export const boardWords: Catalogues<BoardWords> = { en, de, pl };
