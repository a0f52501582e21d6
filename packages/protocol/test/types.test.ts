import type { MatchRecord, Outcome, PublicQuestion, SeedParts, TakenBack, Viewer } from '@triptych/kernel';
import { expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type { archive } from '../archive.ts';
import type { outcome, publicQuestion, viewer } from '../basics.ts';
import type { storyStep } from '../frame.ts';
import type { DeepReadonly } from '../json.ts';
import type { matchRecord } from '../record.ts';

type Read<S extends z.ZodType> = DeepReadonly<z.infer<S>>;

// The compiler checks this one: the kernel has types of its own, because it knows no schemas.
test('what the schemas read is what the kernel means, and the other way round', () => {
  expectTypeOf<Read<typeof matchRecord>>().toExtend<MatchRecord>();
  expectTypeOf<MatchRecord>().toExtend<Read<typeof matchRecord>>();
  expectTypeOf<Read<typeof outcome>>().toExtend<Outcome>();
  expectTypeOf<Outcome>().toExtend<Read<typeof outcome>>();
  expectTypeOf<Read<typeof publicQuestion>>().toExtend<PublicQuestion>();
  expectTypeOf<PublicQuestion>().toExtend<Read<typeof publicQuestion>>();
  expectTypeOf<Read<typeof viewer>>().toEqualTypeOf<Viewer>();
  expectTypeOf<Read<typeof archive>['parts']>().toExtend<SeedParts>();
  expectTypeOf<SeedParts>().toExtend<Read<typeof archive>['parts']>();
  type Undo = NonNullable<Read<typeof storyStep>['takenBack']>[number];
  expectTypeOf<Undo>().toExtend<TakenBack>();
  expectTypeOf<TakenBack>().toExtend<Undo>();
});
