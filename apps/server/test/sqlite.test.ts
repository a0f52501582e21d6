import { afterAll, beforeAll, describe } from 'vitest';
import { times } from './effort.ts';
import { type Stage, sqliteStage } from './test-server.ts';
import { absence } from './suite/absence.ts';
import { badInput } from './suite/bad-input.ts';
import { devices } from './suite/devices.ts';
import { erasure } from './suite/erasure.ts';
import { house } from './suite/house.ts';
import { packs } from './suite/packs.ts';
import { passkeys } from './suite/passkeys.ts';
import { people } from './suite/people.ts';
import { playing } from './suite/play.ts';
import { secrecy } from './suite/secrecy.ts';
import { truth } from './suite/truth.ts';

describe('on SQLite', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await sqliteStage();
  });
  afterAll(() => stage.close());
  playing(() => stage);
  absence(() => stage, 1);
  badInput(() => stage);
  packs(() => stage);
  people(() => stage);
  house(() => stage);
  erasure(() => stage);
  devices(() => stage);
  passkeys(() => stage);
  secrecy(() => stage, times(3, 4));
  truth(() => stage);
});
