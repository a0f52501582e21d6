import { expect, it } from 'vitest';
import { type OptionSpec, optionsThatMatter } from '../index.ts';

const OPTIONS: readonly OptionSpec[] = [
  { name: 'length', standard: 'long', values: () => ['long', 'short'] },
  { name: 'dummy', standard: 'normal', values: (seats) => (seats === 3 ? ['normal', 'hard'] : ['normal']) },
  {
    name: 'region',
    standard: '1',
    values: () => ['1', '2'],
    matters: ({ length }) => length === 'short',
  },
];

it('an option matters if it has several values with this many seats, and the others leave it a meaning', () => {
  const matter = (seats: number, length: string): string[] =>
    optionsThatMatter(OPTIONS, seats, { length }).map(({ name }) => name);
  expect(matter(3, 'long')).toEqual(['length', 'dummy']);
  expect(matter(3, 'short')).toEqual(['length', 'dummy', 'region']);
  expect(matter(4, 'long')).toEqual(['length']);
});
