import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { GAMES } from './games.ts';
import { House } from './hosting/house.ts';
import { Shelf } from './hosting/shelf.ts';
import { makeLog } from './log.ts';
import { makeMetrics } from './metrics.ts';
import { databaseFile, openStorage, type Place } from './storage/index.ts';
import { Trouble } from './trouble.ts';
import type { ServerWords } from './words/index.ts';

/**
 * Lets a keeper of the server into its house, while the server runs or not. Nobody minds bots and clocks here; a
 * server that runs beside it hears of everything that was done.
 */
export async function asKeeper<T>(
  place: Place,
  words: ServerWords,
  task: (house: House) => Promise<T>,
  isNew = false,
): Promise<T> {
  try {
    const file = databaseFile(place);
    if (!isNew && file !== null && !existsSync(file))
      throw new Trouble(({ noDatabase }) => noDatabase(place.data), null);
    const storage = await openStorage(place, randomUUID());
    try {
      const shelf = new Shelf(GAMES, storage.db);
      const limits = { idle: 0, tablesInMemory: 0 };
      const house = new House(storage, shelf, limits, makeLog('error'), makeMetrics());
      const result = await task(house);
      await house.stop();
      return result;
    } finally {
      await storage.close();
    }
  } catch (error) {
    throw error instanceof Trouble ? error.inWords(words) : error;
  }
}
