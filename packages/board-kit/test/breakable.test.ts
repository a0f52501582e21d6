import type { Language } from '@triptych/words';
import { expect, test } from 'vitest';
import { breakable } from '../look/breakable.ts';

const divided = (name: string, language: Language = 'de'): string =>
  breakable(name, language).replaceAll('\u00ad', '-');

test('long words are divided between syllables, short ones never', () => {
  expect(divided('Paladinopolis')).toBe('Pala-di-no-polis');
  expect(divided('Tax Imp')).toBe('Tax Imp');
  expect(breakable('Gewerkschaftsgolem', 'de')).not.toMatch(/s\u00adch|c\u00adh/);
});

test('a syllable has a vowel, and a joining s stays with its word', () => {
  expect(divided('Schlammhausen')).toBe('Schlamm-hausen');
  expect(divided('Befestigungsanlage')).toBe('Befes-ti-gungs-anlage');
});

test('German keeps together what begins a word of a compound', () => {
  expect(divided('Rostklingenfels')).toBe('Rost-klin-gen-fels');
  expect(divided('Pestbrieftaube')).toBe('Pest-brief-taube');
  expect(divided('Sockendieb')).toBe('Socken-dieb');
  expect(divided('Waldschlammburg')).toBe('Wald-schlamm-burg');
  expect(divided('Bernsteinhügel')).toBe('Bern-stein-hügel');
  expect(divided('Leihskelett')).toBe('Leih-ske-lett');
});

test('German words of a compound may begin with a vowel, and prefixes stay whole', () => {
  expect(divided('Aschenatem')).toBe('Aschen-atem');
  expect(divided('Krakenadmiral')).toBe('Kra-ken-ad-miral');
  expect(divided('Zehntenend')).toBe('Zehn-ten-end');
  expect(divided('Sirenengesang')).toBe('Sire-nen-ge-sang');
  expect(divided('Bedrohungsstapel')).toBe('Bedro-hungs-stapel');
  expect(divided('Gebratener')).toBe('Gebra-tener');
});

test('French keeps together what begins a syllable', () => {
  expect(divided('Mage embrouillé', 'fr')).toBe('Mage em-brouillé');
  expect(divided('Milice champignonne', 'fr')).toBe('Milice cham-pi-gnonne');
  expect(divided('Hydre chamailleuse', 'fr')).toBe('Hydre cha-mail-leuse');
  expect(divided('Phylactère fortification', 'fr')).toBe('Phy-lac-tère for-ti-fi-ca-tion');
});
