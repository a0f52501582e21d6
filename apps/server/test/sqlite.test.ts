import { afterAll, beforeAll, describe } from 'vitest';
import { type Stage, sqliteStage } from './stage.ts';
import { badInput } from './suite/bad-input.ts';
import { playing } from './suite/play.ts';

describe('on SQLite', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await sqliteStage();
  });
  afterAll(() => stage.close());
  playing(() => stage);
  badInput(() => stage);
});
