import { describe, expect, it } from 'vitest';
import { lookOfName, readName } from '../index.ts';

describe('a name', () => {
  it.each([
    ['Ana', 'Ana'],
    ['  Ana \n Maria ', 'Ana Maria'],
    ['Zoe\u0308', 'Zoë'],
    ['\u202EevE', 'evE'],
    ['A\u200Bn\u00ADa\u{E0041}', 'Ana'],
    ['Ana\u2028Ben', 'Ana Ben'],
    ['李', '李'],
    ['7', '7'],
    ['-', '-'],
    ['x'.repeat(30), 'x'.repeat(30)],
  ])('is tidied: %j', (typed, name) => {
    expect(readName(typed)).toBe(name);
    expect(readName(name)).toBe(name);
  });

  it.each<unknown>([
    '',
    ' \t\u0000 ',
    '\u200B\u200D\u2060\uFEFF',
    '\u2800',
    '\u3164',
    '\u115F\u1160\uFFA0',
    '\u00AD',
    '\u061C\u202A\u202E\u2066\u2069',
    '\uFE0F',
    '\u0301',
    '\uD800',
    '\uE000',
    'x'.repeat(31),
    'x'.repeat(1_000_000),
    7,
    null,
    ['Ana'],
  ])('has something to see and is not too long: %j is none', (typed) => {
    expect(readName(typed)).toBeNull();
  });
});

describe('the look of a name', () => {
  it.each([
    ['Ana', 'Аnа'],
    ['ANA', 'ΑΝΑ'],
    ['Peter', 'Реtеr'],
    ['Ian', 'lan'],
    ['Bob', 'B0b'],
    ['Tom', 'Torn'],
    ['Ｅｖａ', 'Eva'],
    ['𝐄𝐯𝐚', 'Еvа'],
    ["D'Arcy", 'D’Arcy'],
    ['ANNA', 'ꓮꓠꓠꓮ'],
    ['DAVE', 'ᎠᎪᏙᎬ'],
    ['BULL', 'ᗷᑌᒪᒪ'],
    ['Eva', 'ᴇᴠᴀ'],
    ['Ana', '🅰🅝🇦'],
    ['Paul', 'Pa\u0332u\u0336l\u20DD'],
  ])('is the same for %s and %s', (one, other) => {
    expect(lookOfName(other)).toBe(lookOfName(one));
  });

  it.each([
    ['Ana', 'Ann'],
    ['Zoe', 'Zoë'],
    ['Ana', 'Ana 2'],
    ['Łukasz', 'Lukasz'],
    ['Анна', 'Инна'],
    ['अनिल', 'अनल'],
  ])('differs between %s and %s', (one, other) => {
    expect(lookOfName(other)).not.toBe(lookOfName(one));
  });
});
