import type { TestDatabase } from '../test-server.ts';
import { absence } from './absence.ts';
import { badInput } from './bad-input.ts';
import { devices } from './devices.ts';
import { erasure } from './erasure.ts';
import { administration } from './administration.ts';
import { packs } from './packs.ts';
import { passkeys } from './passkeys.ts';
import { people } from './people.ts';
import { playing } from './play.ts';
import { secrecy } from './secrecy.ts';
import { truth } from './truth.ts';

/** Everything that must hold with any database. */
export function everything(
  testDatabase: () => TestDatabase,
  much: { absence: number; secrecy: number },
): void {
  playing(testDatabase);
  absence(testDatabase, much.absence);
  badInput(testDatabase);
  packs(testDatabase);
  people(testDatabase);
  administration(testDatabase);
  erasure(testDatabase);
  devices(testDatabase);
  passkeys(testDatabase);
  secrecy(testDatabase, much.secrecy);
  truth(testDatabase);
}
