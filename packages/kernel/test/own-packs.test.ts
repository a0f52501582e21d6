import { expect, it } from 'vitest';
import { ownPack, ownPacks, packHash } from '../index.ts';

const today = { value: 2, words: { en: 'two' } };
const earlier = { value: 1, words: { en: 'one' } };
const former = packHash({ value: 2, name: 'two' });
const module = { packs: { standard: today, earlier }, formerHashes: { [former]: packHash(today) } };

it('a match finds its pack by hash, even a former one', () => {
  expect(ownPacks(module).get(packHash(today))).toBe(today);
  expect(ownPacks(module).get(former)).toBe(today);
  expect(ownPack(module, { name: 'standard', hash: packHash(earlier) })).toBe(earlier);
});

it('a former hash never stands for other values', () => {
  expect(ownPacks({ ...module, packs: { standard: earlier } }).has(former)).toBe(false);
});

it('a match with an unknown hash gets the pack of the same name, if there is one', () => {
  expect(ownPack(module, { name: 'standard', hash: 'x' })).toBe(today);
  expect(ownPack(module, { name: 'toString', hash: 'x' })).toBeUndefined();
});

it('words do not affect the hash', () => {
  expect(packHash({ ...today, words: { en: 'deux' } })).toBe(packHash(today));
  expect(packHash({ value: 2 })).toBe(packHash(today));
  expect(packHash({ ...today, value: 3 })).not.toBe(packHash(today));
});
