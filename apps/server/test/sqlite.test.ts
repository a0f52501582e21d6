import { afterAll, beforeAll, describe } from 'vitest';
import { times } from './effort.ts';
import { everything } from './suite/everything.ts';
import { type TestDatabase, sqliteTestDatabase } from './test-server.ts';

describe('on SQLite', () => {
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await sqliteTestDatabase();
  });
  afterAll(() => testDatabase.close());
  everything(() => testDatabase, { absence: 1, secrecy: times(3, 4) });
});
