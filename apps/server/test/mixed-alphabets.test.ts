import { expect, it } from 'vitest';
import { mixesAlphabets } from '../people/mixed-alphabets.ts';

it.each(['Аnna', 'Tꓳm', 'T০m', 'ᗅnna', 'Ꭺnna', 'To\u{10A4}', 'Σara', 'Пётр II', '𐌀nna', 'Ａннa'])(
  '%s mixes alphabets',
  (name) => {
    expect(mixesAlphabets(name)).toBe(true);
  },
);

it.each([
  'Anna',
  'Łukasz 2',
  'Zoë & Jürgen',
  'Анна',
  'Пётр 2',
  'Νίκος',
  '田中 Ken',
  'ケンTV',
  '김 Lee',
  'अनिता',
  'Ａnna',
  '𝐀nna',
  'Ana ★',
  'Eva 🎲',
  'Noe\u0301mi',
  'ẹ\u0301bun',
  '7',
])('%s does not', (name) => {
  expect(mixesAlphabets(name)).toBe(false);
});
