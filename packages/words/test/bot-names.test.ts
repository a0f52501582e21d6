import { expect, test } from 'vitest';
import { nameOfBot } from '../bot-names.ts';

test('a bot is named after its character and strength; a second one of the kind gets a number', () => {
  const first = nameOfBot('Zwick', 'casual', []);
  const second = nameOfBot('Zwick', 'casual', ['Ana', first]);
  expect([first, second]).toEqual(['Zwick (casual)', 'Zwick II (casual)']);
  expect(nameOfBot('Zwick', 'strong', [first, second])).toBe('Zwick (strong)');
});
