import { expect, it } from 'vitest';
import { fileOf, permissions } from './permissions.ts';
import { SITUATIONS } from './situations.ts';

/** If they are to change: `npx vitest run packages/table/test/permissions.test.ts --update`, twice. */
it.each(Object.keys(SITUATIONS))('who may do what, and what comes of it: %s', async (situation) => {
  await expect(permissions(situation)).toMatchFileSnapshot(fileOf(situation));
});
