import type { Components } from '../content/components.ts';
import { CHEST_KINDS, type ChestKind, MARKERS, type Marker } from '../content/symbols.ts';
import type { BellumEvent } from '../events.ts';
import { MARKERS_IN_BOX } from '../rules/supply.ts';

/** B1.4: what the box holds of things that never run out here (B1.5). */
export const STOCK_IN_BOX = { food: 30, glyphs: 20, barrels: 10 } as const;
export type Stock = keyof typeof STOCK_IN_BOX;
export const STOCKS = ['food', 'glyphs', 'barrels'] as const satisfies readonly Stock[];

/** What one game took from the box. */
export interface Supply {
  /** The most that all players together held at any moment. */
  readonly most: Readonly<Record<Stock, number>>;
  /** Chests that should have been of another kind, or that nobody got (B1.5). */
  readonly chestsMissing: number;
  /** Markers shown on recruited creatures that nobody got (B1.5). */
  readonly markersMissing: Readonly<Record<Marker, number>>;
  /** Thefts after which the victim got no shield (B4.9). */
  readonly theftsWithoutShield: number;
  /** Whether the last card of each deck was turned up (B5.3). */
  readonly dryDecks: { readonly fearsome: boolean; readonly extreme: boolean };
}

/** Follows a finished game from event to event. */
export function supplyOf({ cards, decks, places }: Components, events: readonly BellumEvent[]): Supply {
  const held: Record<Stock, number> = { food: 0, glyphs: 0, barrels: 0 };
  const most: Record<Stock, number> = { food: 0, glyphs: 0, barrels: 0 };
  const left: Record<Marker, number> = { ...MARKERS_IN_BOX };
  const markersMissing: Record<Marker, number> = { shield: 0, magicShield: 0, spell: 0 };
  let awaited: ChestKind[] = [];
  let chestsMissing = 0;
  let theftsWithoutShield = 0;
  const opened = { fearsome: 0, extreme: 0, goblin: 0 };
  const change = (stock: Stock, by: number): void => {
    held[stock] += by;
    most[stock] = Math.max(most[stock], held[stock]);
  };
  /** Chests are gained right after what brings them; those of the cause before should all have come. */
  const expectChests = (kinds: ChestKind[]): void => {
    chestsMissing += awaited.length;
    awaited = kinds;
  };
  for (const event of events) {
    switch (event.type) {
      case 'gathered':
        change('food', event.food);
        change('glyphs', event.glyphs);
        break;
      case 'looted':
        for (const stock of STOCKS) change(stock, event[stock]);
        break;
      case 'recruited':
        change('food', -event.food);
        change('glyphs', -event.glyphs);
        break;
      case 'rollBought':
        if (event.with === 'barrel') change('barrels', -1);
        break;
      case 'scouted':
        expectChests(event.seats.map(() => (event.seats.length === 1 ? 'metal' : 'wooden')));
        break;
      case 'placeTaken': {
        const { loot } = places[event.place];
        expectChests(CHEST_KINDS.flatMap((kind) => Array.from({ length: loot[kind] }, () => kind)));
        break;
      }
      case 'chestGained':
        if (awaited.shift() !== event.kind) chestsMissing++;
        break;
      case 'castleStormed':
        if (left.shield === 0) theftsWithoutShield++;
        break;
      case 'cardPlaced': {
        const { bonus } = cards[event.card];
        for (const marker of MARKERS) {
          const shown = bonus.filter((other) => other === marker).length;
          markersMissing[marker] += Math.max(0, shown - left[marker]);
        }
        break;
      }
      case 'markerGained':
        left[event.marker]--;
        break;
      case 'creatureOpened':
        opened[cards[event.card].tier]++;
        break;
      default:
    }
  }
  const [fearsome, extreme] = decks;
  return {
    most,
    chestsMissing: chestsMissing + awaited.length,
    markersMissing,
    theftsWithoutShield,
    dryDecks: {
      fearsome: opened.fearsome === fearsome.length,
      extreme: opened.extreme === extreme.length,
    },
  };
}

/** Whether food, glyphs and barrels sufficed, and every chest and marker was there when it was due. */
export function isWithinBox({ most, chestsMissing, markersMissing, theftsWithoutShield }: Supply): boolean {
  return (
    STOCKS.every((stock) => most[stock] <= STOCK_IN_BOX[stock]) &&
    MARKERS.every((marker) => markersMissing[marker] === 0) &&
    chestsMissing === 0 &&
    theftsWithoutShield === 0
  );
}
