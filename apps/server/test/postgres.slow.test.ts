import { afterAll, beforeAll, describe } from 'vitest';
import { postgresStage, type Stage } from './stage.ts';
import { badInput } from './suite/bad-input.ts';
import { playing } from './suite/play.ts';

describe('on PostgreSQL', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await postgresStage();
  });
  afterAll(() => stage.close());
  playing(() => stage);
  badInput(() => stage);
});
