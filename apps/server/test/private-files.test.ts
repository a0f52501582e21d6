import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backUp } from '../backup.ts';
import { openStorage } from '../storage/index.ts';
import { sqliteTestDatabase } from './test-server.ts';

// Windows has no such permissions.
it.skipIf(process.platform === 'win32')(
  'others on the machine can read neither database nor backups',
  async () => {
    const testDatabase = await sqliteTestDatabase();
    const { data: parent } = testDatabase.settings();
    const data = join(parent, 'new', 'data');
    const storage = await openStorage({ database: null, data }, 'test');
    const file = join(parent, 'by-hand.backup');
    await backUp(storage, file);
    for (const path of [data, file]) expect(statSync(path).mode & 0o077).toBe(0);
    await storage.close();
    await testDatabase.close();
  },
);
