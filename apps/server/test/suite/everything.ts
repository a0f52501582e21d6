import type { Stage } from '../test-server.ts';
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
export function everything(stage: () => Stage, much: { absence: number; secrecy: number }): void {
  playing(stage);
  absence(stage, much.absence);
  badInput(stage);
  packs(stage);
  people(stage);
  administration(stage);
  erasure(stage);
  devices(stage);
  passkeys(stage);
  secrecy(stage, much.secrecy);
  truth(stage);
}
