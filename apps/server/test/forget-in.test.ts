import { expect, it } from 'vitest';
import { forgetIn } from '../people/forget-in.ts';

it('a pack keeps its name, even if somebody was called like it', () => {
  const gone = { person: 'guest 1', names: new Set(['standard']), as: 'nobody', name: '– 1' };
  const record = {
    pack: { name: 'standard', hash: 'abc' },
    seats: [
      { name: 'standard', player: 'person' },
      { name: 'Ben', player: 'person' },
    ],
    host: 'guest 1',
  };
  expect(forgetIn(record, gone)).toEqual({
    pack: { name: 'standard', hash: 'abc' },
    seats: [
      { name: '– 1', player: 'person' },
      { name: 'Ben', player: 'person' },
    ],
    host: 'nobody',
  });
});
