import { expect, it } from 'vitest';
import { newTableName } from '../tables/table-name.ts';

it('no table has a name that a command would take for a flag', () => {
  const drawn = [Buffer.alloc(12, 0xfb), Buffer.alloc(12, 0x04)];
  expect(drawn[0].toString('base64url')).toMatch(/^-/);
  expect(newTableName(() => drawn.shift() ?? Buffer.alloc(12))).toBe(
    Buffer.alloc(12, 0x04).toString('base64url'),
  );
});
