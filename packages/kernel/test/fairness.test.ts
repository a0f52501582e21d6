import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { commitment, seedFrom } from '../index.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What is stored in archives, and what anybody may compute with other tools. */
it('the commitment and the seed are hashes of the parts, written as JSON', () => {
  const host = 'ab'.repeat(32);
  expect(commitment(host)).toBe(sha256(`{"hostPart":"${host}"}`));
  expect(seedFrom({ host, seats: ['cd', null] })).toBe(sha256(`{"host":"${host}","seats":["cd",null]}`));
});
