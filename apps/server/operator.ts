import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { GAMES } from './games.ts';
import { TableRegistry } from './tables/table-registry.ts';
import { GameCatalog } from './tables/game-catalog.ts';
import { makeLog } from './log.ts';
import { makeMetrics } from './metrics.ts';
import { databaseFile, openStorage, type DatabaseLocation } from './storage/index.ts';
import { OperatorError } from './operator-error.ts';
import type { ServerWords } from './words/index.ts';

/**
 * Gives an operator access to the server's tables, whether the server is running or not. It runs no bots or
 * clocks; a running server is notified of all changes.
 */
export async function asOperator<T>(
  place: DatabaseLocation,
  words: ServerWords,
  task: (registry: TableRegistry) => Promise<T>,
  isNew = false,
): Promise<T> {
  try {
    const file = databaseFile(place);
    if (!isNew && file !== null && !existsSync(file))
      throw new OperatorError(({ noDatabase }) => noDatabase(place.data), null);
    const storage = await openStorage(place, randomUUID());
    try {
      const catalog = new GameCatalog(GAMES, storage.db);
      const limits = { idle: 0, tablesInMemory: 0 };
      const registry = new TableRegistry(storage, catalog, limits, makeLog('error'), makeMetrics());
      const result = await task(registry);
      await registry.stop();
      return result;
    } finally {
      await storage.close();
    }
  } catch (error) {
    throw error instanceof OperatorError ? error.inWords(words) : error;
  }
}
