import { expect, test } from 'vitest';
import { nameOfBot } from '../bot-names.ts';

test('a bot is named after its character; a second one of the kind gets a number', () => {
  const first = nameOfBot('Zwick', ['Ana']);
  const second = nameOfBot('Zwick', ['Ana', first]);
  expect([first, second, nameOfBot('Zwick', [first, second])]).toEqual(['Zwick', 'Zwick II', 'Zwick III']);
});
