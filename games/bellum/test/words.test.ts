import type { Language } from '@triptych/words';
import { inEveryLanguage } from '@triptych/words/test/every-language.ts';
import { describe, expect, it } from 'vitest';
import type { BellumPackProblemCode, BellumPackProblems } from '../content/pack-problems.ts';
import type { BellumEvent } from '../events.ts';
import type { BellumRefusal } from '../rules/refusals.ts';
import { catalogues } from '../words/catalogues.ts';
import { faults, NAMES, NARRATORS, refuse, tell } from './every-language.ts';

describe('sentences of the log', () => {
  it('are short and lively in every language', () => {
    expect(tell({ type: 'castleStormed', seat: 0, victim: 1 })).toEqual({
      en: 'Ben storms Mia’s castle.',
      de: 'Ben stürmt eine Burg: Mia.',
      pl: 'Ben szturmuje zamek gracza Mia.',
      fr: 'Ben prend d’assaut un château adverse (Mia).',
    });
    expect(tell({ type: 'placeTaken', seat: 1, place: 8, space: 0 })).toEqual({
      en: 'Mia sacks the village of Lower Regret.',
      de: 'Mia plündert das Dorf „Niederreue“.',
      pl: 'Mia plądruje wioskę „Żałość Dolna”.',
      fr: 'Mia pille le village « Regret-le-Bas ».',
    });
    expect(tell({ type: 'chestStolen', seat: 0, victim: 1, chest: 22, kind: 'metal' })).toEqual({
      en: 'Ben steals metal chest no. 23 from Mia.',
      de: 'Ben stiehlt die Metalltruhe Nr. 23 (Mia).',
      pl: 'Ben kradnie graczowi Mia metalową skrzynię nr 23.',
      fr: 'Ben vole à Mia le coffre en métal n° 23.',
    });
    expect(tell({ type: 'dieRolled', captain: 2, row: 3 })).toEqual({
      en: 'Anna rolls a 4: row 4 is active.',
      de: 'Anna würfelt eine 4: Reihe 4 ist aktiv.',
      pl: 'Anna rzuca kostką, wypada 4: aktywny jest rząd 4.',
      fr: 'Anna obtient un 4 au dé : la ligne 4 est active.',
    });
  });

  it('mention only what there is', () => {
    expect(tell({ type: 'gathered', seat: 0, food: 0, glyphs: 1 }).en).toBe('Ben gains 1 glyph.');
    expect(tell({ type: 'gathered', seat: 0, food: 2, glyphs: 1 })).toEqual({
      en: 'Ben gains 2 food and 1 glyph.',
      de: 'Ben bekommt 2 Nahrung und 1 Glyphe.',
      pl: 'Ben otrzymuje 2 porcje żywności i 1 glif.',
      fr: 'Ben gagne 2 nourritures et 1 glyphe.',
    });
    expect(tell({ type: 'scouted', seats: [1], maps: 3 }).en).toBe(
      'Scouts: Mia has the most treasure maps (3).',
    );
    expect(tell({ type: 'scouted', seats: [1, 2], maps: 1 })).toEqual({
      en: 'Scouts: Mia and Anna tie with 1 treasure map each.',
      de: 'Kundschafter: Gleichstand, Mia und Anna haben je 1 Schatzkarte.',
      pl: 'Zwiadowcy: remis, Mia i Anna mają po 1 mapie skarbów.',
      fr: 'Éclaireurs : égalité à 1 carte au trésor – Mia et Anna.',
    });
    expect(tell({ type: 'chestsCounted', seat: 0, values: [], total: 0 }).en).toBe(
      'Ben has no chests to open.',
    );
    expect(tell({ type: 'chestsCounted', seat: 0, values: [4], total: 4 }).en).toBe('Ben opens 1 chest: 4.');
    expect(tell({ type: 'chestsCounted', seat: 0, values: [1, 4], total: 5 }).de).toBe(
      'Ben öffnet 2 Truhen: 1 + 4 = 5.',
    );
  });

  const EVENTS: { readonly [T in BellumEvent['type']]: readonly Extract<BellumEvent, { type: T }>[] } = {
    castleTaken: [{ type: 'castleTaken', seat: 0, castle: 2 }],
    goblinsDealt: [{ type: 'goblinsDealt', seat: 1, cards: [0, 4] }],
    placeOpened: [{ type: 'placeOpened', space: 1, place: 3 }],
    creatureOpened: [
      { type: 'creatureOpened', space: 0, card: 12 },
      { type: 'creatureOpened', space: 3, card: 60 },
    ],
    dayBegan: [{ type: 'dayBegan', day: 7, captain: 2 }],
    dieRolled: [{ type: 'dieRolled', captain: 2, row: 0 }],
    rollBought: [
      { type: 'rollBought', seat: 0, with: 'barrel' },
      { type: 'rollBought', seat: 0, with: 'spell' },
    ],
    rollAccepted: [{ type: 'rollAccepted', seat: 3 }],
    gathered: [{ type: 'gathered', seat: 0, food: 5, glyphs: 2 }],
    scouted: [
      { type: 'scouted', seats: [0], maps: 2 },
      { type: 'scouted', seats: [0, 1, 4], maps: 5 },
    ],
    chestGained: [
      { type: 'chestGained', seat: 0, chest: 0, kind: 'wooden' },
      { type: 'chestGained', seat: 0, chest: 49, kind: 'golden' },
    ],
    chestSeen: [{ type: 'chestSeen', seat: 0, chest: 21, value: 4 }],
    attackPassed: [{ type: 'attackPassed', seat: 0 }],
    placeTaken: [
      { type: 'placeTaken', seat: 0, place: 0, space: -1 },
      { type: 'placeTaken', seat: 0, place: 1, space: 0 },
      { type: 'placeTaken', seat: 0, place: 20, space: 0 },
    ],
    looted: [{ type: 'looted', seat: 0, food: 1, glyphs: 2, barrels: 5 }],
    castleStormed: [{ type: 'castleStormed', seat: 0, victim: 1 }],
    chestStolen: [{ type: 'chestStolen', seat: 0, victim: 1, chest: 3, kind: 'wooden' }],
    markerGained: [
      { type: 'markerGained', seat: 0, marker: 'shield' },
      { type: 'markerGained', seat: 0, marker: 'magicShield' },
      { type: 'markerGained', seat: 0, marker: 'spell' },
    ],
    recruited: [{ type: 'recruited', seat: 0, card: 60, space: 2, food: 4, glyphs: 1 }],
    cardPlaced: [
      { type: 'cardPlaced', seat: 0, card: 60, side: 0 },
      { type: 'cardPlaced', seat: 0, card: 60, side: 1 },
    ],
    recruitingEnded: [{ type: 'recruitingEnded', seat: 0 }],
    gameEnded: [
      { type: 'gameEnded', reason: 'chests' },
      { type: 'gameEnded', reason: 'lastDay' },
    ],
    chestsCounted: [{ type: 'chestsCounted', seat: 0, values: [1, 2, 8], total: 11 }],
  };

  it.each(Object.entries(EVENTS))('cover %s in every language', (_type, events) => {
    for (const event of events) {
      const told = tell(event);
      expect(faults(told)).toEqual([]);
      expect(Object.values(told).every((sentence) => sentence.endsWith('.'))).toBe(true);
    }
  });
});

describe('plurals', () => {
  const counted = (language: Language, thing: 'thief' | 'metal' | 'food' | 'sword') =>
    [1, 2, 5, 22].map((number) => catalogues[language].counted(thing, number));

  it('are right in Polish', () => {
    expect(counted('pl', 'metal')).toEqual([
      '1 metalowa skrzynia',
      '2 metalowe skrzynie',
      '5 metalowych skrzyń',
      '22 metalowe skrzynie',
    ]);
    expect(counted('pl', 'thief')).toEqual(['1 złodziej', '2 złodziei', '5 złodziei', '22 złodziei']);
    const gathered = [1, 2, 5, 22].map((food) => tell({ type: 'gathered', seat: 0, food, glyphs: 0 }).pl);
    expect(gathered).toEqual([
      'Ben otrzymuje 1 porcję żywności.',
      'Ben otrzymuje 2 porcje żywności.',
      'Ben otrzymuje 5 porcji żywności.',
      'Ben otrzymuje 22 porcje żywności.',
    ]);
    const lacking = [1, 2, 5, 22].map(
      (need) => refuse({ code: 'too-few-swords', rule: 'B4.4', values: { have: 0, need } }).pl,
    );
    expect(lacking).toEqual([
      'Potrzeba 1 miecza; dziś twoja horda ma 0.',
      'Potrzeba 2 mieczy; dziś twoja horda ma 0.',
      'Potrzeba 5 mieczy; dziś twoja horda ma 0.',
      'Potrzeba 22 mieczy; dziś twoja horda ma 0.',
    ]);
  });

  it('are right in English and German', () => {
    expect(counted('en', 'thief')).toEqual(['1 thief', '2 thieves', '5 thieves', '22 thieves']);
    expect(counted('en', 'food')).toEqual(['1 food', '2 food', '5 food', '22 food']);
    expect(counted('de', 'sword')).toEqual(['1 Schwert', '2 Schwerter', '5 Schwerter', '22 Schwerter']);
    expect(counted('de', 'food')).toEqual(['1 Nahrung', '2 Nahrung', '5 Nahrung', '22 Nahrung']);
  });
});

describe('refusals', () => {
  const VALUES: Readonly<Record<BellumRefusal, Readonly<Record<string, number>>>> = {
    'castle-taken': {},
    'no-barrel': {},
    'no-spell': {},
    'spell-for-captain': {},
    'no-place': {},
    'too-few-swords': { have: 4, need: 6 },
    'too-few-magic-swords': { have: 0, need: 1 },
    'own-castle': {},
    'no-thief': {},
    'nothing-to-steal': {},
    'not-the-victims': {},
    'too-few-thieves': { have: 1 },
    'no-creature': {},
    'not-for-glyphs': {},
    'too-little-food': { have: 1, need: 2 },
    'too-little-for-extreme': { food: 4, glyphs: 1, glyphsAlone: 3, haveFood: 2, haveGlyphs: 0 },
  };

  it.each(Object.entries(VALUES))('say why in every language: %s', (code, values) => {
    expect(faults(refuse({ code, rule: null, values }))).toEqual([]);
  });

  it('say what would be needed', () => {
    expect(refuse({ code: 'too-few-swords', rule: 'B4.4', values: { have: 4, need: 6 } })).toEqual({
      en: 'You need 6 swords; your horde has 4 today.',
      de: 'Du brauchst 6 Schwerter; deine Horde hat heute 4.',
      pl: 'Potrzeba 6 mieczy; dziś twoja horda ma 4.',
      fr: 'Il vous faut 6 épées ; votre horde en a 4 aujourd’hui.',
    });
    const code = 'too-little-for-extreme';
    expect(refuse({ code, rule: 'B5.2', values: VALUES[code] })).toEqual({
      en: 'You need 4 food and 1 glyph, or 3 glyphs; you have 2 food and 0 glyphs.',
      de: 'Du brauchst 4 Nahrung und 1 Glyphe oder 3 Glyphen; du hast 2 Nahrung und 0 Glyphen.',
      pl: 'Potrzeba 4 porcji żywności i 1 glifu albo 3 glifów; masz 2 porcje żywności i 0 glifów.',
      fr: 'Il vous faut 4 nourritures et 1 glyphe, ou 3 glyphes ; vous avez 2 nourritures et 0 glyphe.',
    });
  });

  it('leave refusals of others alone', () => {
    for (const code of ['not-asked', 'toString', 'constructor']) {
      expect(NARRATORS.en.refuse({ code, rule: null, values: {} }, NAMES)).toBeNull();
    }
  });
});

describe('problems of content packs', () => {
  const within = { found: 9, least: 2, most: 3 };
  const PROBLEMS: { readonly [Code in BellumPackProblemCode]: BellumPackProblems[Code] } = {
    'missing-field': { field: 'tavern' },
    'unknown-field': { field: 'tavernn' },
    'wrong-type': { expected: 'wholeNumber' },
    'wrong-format': { expected: 'triptych-bellum-pack-1' },
    'empty-text': {},
    'invisible-characters': {},
    'text-too-long': { most: 40 },
    'out-of-range': { least: 0, most: 9 },
    'wrong-letters': { letters: 'fgm' },
    'unknown-word': { allowed: 'x, y' },
    'list-too-long': { most: 3 },
    'wrong-id': {},
    'id-twice': { id: 'x' },
    'no-language': {},
    'wrong-language': { language: 'english' },
    'missing-name': { id: 'x' },
    'idle-name': { id: 'x' },
    'wrong-rows': { found: 5, wanted: 6 },
    'wrong-number': { found: 5, wanted: 6 },
    'castle-shield': { found: 3, wanted: 2 },
    'castle-worth': { worth: 70, least: 60, most: 64 },
    'castle-character': { other: 'x[1]' },
    'symbol-not-here': { symbol: 'magicSword' },
    'symbol-missing': { symbol: 'map' },
    'symbol-count': within,
    'card-worth': { worth: 70, least: 60, most: 64 },
    'cards-alike': { other: 'x[1]' },
    'too-many-markers': { marker: 'shield', found: 13, most: 12 },
    'magic-swords': within,
    defence: within,
    'magic-shields-not-here': {},
    'magic-cities': within,
    'no-such-city': { shields: 6, magicShields: 1 },
    'no-such-defence': { defence: 3 },
    loot: { loot: 'golden', ...within },
    'loot-chests': within,
    'chest-value': within,
    'golden-loot': { found: 11, most: 10 },
  };

  it.each(Object.entries(PROBLEMS))('have words in every language: %s', (code, values) => {
    const problem = { path: '', rule: null, code, values: { ...values } };
    expect(faults(inEveryLanguage((language) => NARRATORS[language].packProblem(problem)))).toEqual([]);
  });

  it('use general words for unknown problems', () => {
    const problem = { path: '', rule: null, code: 'toString', values: {} };
    expect(faults(inEveryLanguage((language) => NARRATORS[language].packProblem(problem)))).toEqual([]);
  });
});
