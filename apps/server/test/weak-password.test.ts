import { expect, it } from 'vitest';
import { weaknessOf } from '../people/weak-password.ts';

it.each([
  'long enough',
  'correct horse battery',
  'x7#kQp2!vB',
  'drei Hasen im Schnee',
  'żółta łódź 9',
  '86420975310864297',
  'ana wohnt am Fluss',
  'tinyhouse on a hill',
  'Wolken42Teller',
])('accepts %s', (password) => {
  expect(weaknessOf(password, 'Ana')).toBeNull();
});

it.each([
  'Password1',
  'qwertz123',
  '12345678',
  '19041987',
  'aaaaaaaaaa',
  'Iloveyou2',
  'abcdefgh',
  'zyxwvuts',
  'dragon2026',
  '!!Dragon!!',
  'dragondragon',
  'l3tme1n99',
  'passwort1!',
  '99999999999',
  'hunter2hunter2',
  'password1password1',
  'zaq12wsx',
  '1q2w3e4r',
  'q1w2e3r4t5',
  'a1b2c3d4',
  'p a s s w o r d',
  'drowssap1',
  'mypassword1',
  'jesuschrist',
  'пароль123',
  'йцукенгш',
])('recognizes %s', (password) => {
  expect(weaknessOf(password, 'Ana')).toBe('password-common');
});

it.each(['AnaAnaAna', 'anaANA99', 'ana12ana', 'xx ana ana'])('sees the name in %s', (password) => {
  expect(weaknessOf(password, 'Ana')).toBe('password-name');
});
