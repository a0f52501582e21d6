import { join } from 'node:path';
import { sharedSizes } from '@triptych/board-kit/test/shared-sizes.ts';
import { expect, it } from 'vitest';
import { BREAKPOINTS } from '../breakpoints.ts';

it('names every size that several components ask for, and no other', () => {
  expect(sharedSizes(join(import.meta.dirname, '..'))).toEqual(new Set(Object.values(BREAKPOINTS)));
});
