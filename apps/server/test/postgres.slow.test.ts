import { afterAll, beforeAll, describe } from 'vitest';
import { everything } from './suite/everything.ts';
import { postgresStage, type Stage } from './test-server.ts';
<<<<<<< HEAD
=======
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
>>>>>>> host

describe('on PostgreSQL', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await postgresStage();
  });
  afterAll(() => stage.close());
<<<<<<< HEAD
  everything(() => stage, { absence: 2, secrecy: 1 });
=======
  playing(() => stage);
  absence(() => stage, 2);
  badInput(() => stage);
  packs(() => stage);
  people(() => stage);
  house(() => stage);
  erasure(() => stage);
  devices(() => stage);
  passkeys(() => stage);
  secrecy(() => stage, 1);
  truth(() => stage);
>>>>>>> host
});
