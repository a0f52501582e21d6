import { afterAll, beforeAll, describe } from 'vitest';
import { times } from './effort.ts';
import { everything } from './suite/everything.ts';
import { type Stage, sqliteStage } from './test-server.ts';

describe('on SQLite', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await sqliteStage();
  });
  afterAll(() => stage.close());
  everything(() => stage, { absence: 1, secrecy: times(3, 4) });
});
