import { describe, expect, it } from 'vitest';
import { countEnglish, countFrench, countGerman, countPolish, numberIn } from '../index.ts';

describe('countPolish', () => {
  const dice = (number: number) =>
    countPolish(number, { one: '# kostka', few: '# kostki', many: '# kostek' });

  it('has one form for 1 alone', () => {
    expect([1, 21, 31, 101].map(dice)).toEqual(['1 kostka', '21 kostek', '31 kostek', '101 kostek']);
  });

  it('has a form for numbers that end in 2, 3 or 4, but not for 12, 13 and 14', () => {
    expect([2, 3, 4, 22, 34, 102].map(dice)).toEqual([
      '2 kostki',
      '3 kostki',
      '4 kostki',
      '22 kostki',
      '34 kostki',
      '102 kostki',
    ]);
    expect([12, 13, 14, 112].map(dice)).toEqual(['12 kostek', '13 kostek', '14 kostek', '112 kostek']);
  });

  it('has a form for all others, including 0', () => {
    expect([0, 5, 9, 10, 11, 25, 100].map(dice)).toEqual([
      '0 kostek',
      '5 kostek',
      '9 kostek',
      '10 kostek',
      '11 kostek',
      '25 kostek',
      '100 kostek',
    ]);
  });

  it('uses a separate form for fractions, or else the one for a few', () => {
    const forms = { one: '# dzień', few: '# dni', many: '# dni' };
    expect(countPolish(1.5, { ...forms, other: '# dnia' })).toBe('1,5 dnia');
    expect(countPolish(1.5, forms)).toBe('1,5 dni');
  });
});

describe('countEnglish and countGerman', () => {
  it('have one form for 1 and one for all others', () => {
    const dice = [0, 1, 2, 21].map((number) => countEnglish(number, { one: '# die', other: '# dice' }));
    expect(dice).toEqual(['0 dice', '1 die', '2 dice', '21 dice']);
    const castles = [0, 1, 2, 21].map((number) => countGerman(number, { one: '# Burg', other: '# Burgen' }));
    expect(castles).toEqual(['0 Burgen', '1 Burg', '2 Burgen', '21 Burgen']);
  });

  it('need not mention the number', () => {
    expect(countEnglish(1, { one: 'once', other: '# times' })).toBe('once');
  });
});

describe('countFrench', () => {
  it('has one form for everything below 2, and one for all others', () => {
    const coins = [0, 1, 1.5, 2, 21, 12_345].map((number) =>
      countFrench(number, { one: '# pièce', other: '# pièces' }),
    );
    expect(coins).toEqual(['0 pièce', '1 pièce', '1,5 pièce', '2 pièces', '21 pièces', '12\u202f345 pièces']);
  });
});

describe('numberIn', () => {
  it('writes large numbers and fractions as the language does', () => {
    const written = ([-3, 999, 12_345, 0.5] as const).map((number) => [
      numberIn('en', number),
      numberIn('de', number),
      numberIn('pl', number),
    ]);
    expect(written).toEqual([
      ['-3', '-3', '-3'],
      ['999', '999', '999'],
      ['12,345', '12.345', '12\u00a0345'],
      ['0.5', '0,5', '0,5'],
    ]);
    expect(countGerman(12_345, { one: '# Spiel', other: '# Spiele' })).toBe('12.345 Spiele');
  });
});
