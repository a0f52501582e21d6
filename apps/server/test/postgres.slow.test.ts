import { afterAll, beforeAll, describe } from 'vitest';
import { everything } from './suite/everything.ts';
import { postgresStage, type Stage } from './test-server.ts';

describe('on PostgreSQL', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await postgresStage();
  });
  afterAll(() => stage.close());
  everything(() => stage, { absence: 2, secrecy: 1 });
});
