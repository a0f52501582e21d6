import { expect, test } from 'vitest';
import { hasAnyWord, hasWords } from '../word-search.ts';

test('words are found in any form', () => {
  const english = 'For each thief the attacker may take one chest, and robs the castle of a city.';
  for (const wanted of [
    'thieves',
    'chests',
    'attacking',
    'attack',
    'castles',
    'cities',
    'robbed chest',
    'CHEST',
  ])
    expect({ wanted, found: hasWords(english, wanted, 'en') }).toEqual({ wanted, found: true });
  const german = 'Der Angreifer nimmt je Dieb eine Goldtruhe; die Fässer gehen in den Vorrat zurück.';
  for (const wanted of ['Truhen', 'Diebe', 'angreifen', 'Fass', 'fasser', 'Vorräte'])
    expect({ wanted, found: hasWords(german, wanted, 'de') }).toEqual({ wanted, found: true });
  const polish = 'Atakujący bierze po skrzyni za każdego złodzieja; beczki wracają do puli.';
  for (const wanted of ['skrzynia', 'skrzynie', 'złodziej', 'zlodzieje', 'beczka', 'pula'])
    expect({ wanted, found: hasWords(polish, wanted, 'pl') }).toEqual({ wanted, found: true });
});

test('a rule is found by its number, and every word must be there', () => {
  expect(hasWords('B4.7 Resources To attack a castle', 'b4.7', 'en')).toBe(true);
  expect(hasWords('To attack a castle', 'attack places', 'en')).toBe(false);
  expect(hasWords('B4.7 Resources', '4.7', 'en')).toBe(true);
  expect(hasWords('Ein Schild', 'Schwert', 'de')).toBe(false);
});

test('a short word is not found in the middle of others', () => {
  expect(hasWords('Properties and abilities', 'tie', 'en')).toBe(false);
  expect(hasWords('If two are tied, both gain it', 'tie', 'en')).toBe(true);
  expect(hasWords('Vorratslager', 'rat', 'de')).toBe(false);
});

test('any of the words is marked, but no single letter', () => {
  expect(hasAnyWord('d’épées', "d'epees", 'fr')).toBe(true);
  expect(hasAnyWord('d’or', "d'epees", 'fr')).toBe(false);
  expect(hasAnyWord('face-up', 'faces', 'en')).toBe(true);
});
