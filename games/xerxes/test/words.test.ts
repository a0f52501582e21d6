import { answerPending, FastRng } from '@triptych/kernel';
import { LANGUAGES, type Language } from '@triptych/words';
import { inEveryLanguage, isFaulty } from '@triptych/words/test/every-language.ts';
import { describe, expect, test } from 'vitest';
import { components } from '../content/components.ts';
import { standard } from '../content/standard.ts';
import type { XerxesEvent } from '../events.ts';
import { xerxes } from '../index.ts';
import type { XerxesQuestion } from '../questions.ts';
import { catalogues } from '../words/catalogues.ts';
import { narrator } from '../words/narrator.ts';
import { packProblems } from '../words/pack-problems.ts';
import { game, TestTable } from './table.ts';

const NAMES = ['Ben', 'Mia', 'Anna', 'Jan'];
const NARRATORS = inEveryLanguage((language) => narrator(components(standard), language));
const ENGLISH = /\b(the|of|and|you|your|worker|taxes|resources|forces|wool|wheat)\b/i;

/** What is wrong with a text in every language; translations contain no English words. */
function faults(speak: (language: Language) => string): string[] {
  return LANGUAGES.map((language) => ({ language, text: speak(language) }))
    .filter(({ language, text }) => isFaulty(text, language) || (language !== 'en' && ENGLISH.test(text)))
    .map(({ language, text }) => `${language}: ${text}`);
}

/** Plays games of all kinds, mostly at random, and reports every question and event. */
function playMany(
  look: (question: XerxesQuestion, state: Parameters<typeof game.view>[0]) => void,
  hear: (event: XerxesEvent) => void,
): void {
  for (const [seats, seed] of [1, 2, 3, 4, 1, 2, 3, 4].entries()) {
    const players = (seats % 4) + 1;
    const rng = new FastRng(seed * 31 + seats);
    const options = { satraps: 'chosen', events: 'expansion', order: 'random', scenario: 'hard' };
    const state = game.setup(players, options, rng, hear);
    for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
      for (const question of pending) look(question, state);
      answerPending(game, state, (question) => game.advise(state, question, rng), rng, hear);
    }
  }
}

describe('the game in words', () => {
  test('E12.7: every question and option has words in every language; useless abilities are named as such', () => {
    const kinds = new Set<string>();
    playMany(
      (question, state) => {
        kinds.add(question.kind);
        const view = game.view(state, question.seat);
        expect(faults((language) => NARRATORS[language].ask(question, view, NAMES))).toEqual([]);
        const { shape } = question;
        const options = 'of' in shape ? shape.of : 'to' in shape ? shape.to : shape.items.flat();
        for (const option of options) {
          expect(faults((language) => NARRATORS[language].option(question, option, view, NAMES))).toEqual([]);
        }
        const items = shape.shape === 'assign' ? shape.items : [];
        for (const item of items.keys()) {
          expect(faults((language) => NARRATORS[language].item(question, item, view, NAMES))).toEqual([]);
        }
        const known = { seat: question.seat, kind: question.kind, ready: false };
        expect(faults((language) => NARRATORS[language].waitFor(known, NAMES))).toEqual([]);
      },
      () => {},
    );
    expect(kinds.size).toBeGreaterThan(14);
    const state = game.setup(
      1,
      { satraps: 'chosen', events: 'base', order: 'random', scenario: 'easy' },
      new FastRng(1),
    );
    const [question] = game.pending(state);
    const label = (satrap: number): string =>
      NARRATORS.en.option(question, satrap, game.view(state, 0), NAMES);
    expect([1, 4, 5].map(label).every((text) => text.includes('no use in a solo game'))).toBe(true);
    expect(label(0)).not.toMatch(/no use/);
  });

  test('every event has words in every language', () => {
    const types = new Set<string>();
    playMany(
      () => {},
      (event) => {
        types.add(event.type);
        expect(faults((language) => NARRATORS[language].tell(event, NAMES))).toEqual([]);
      },
    );
    expect(types.size).toBeGreaterThan(28);
  });

  test('sentences of the log', () => {
    const tell = (event: XerxesEvent): string[] =>
      LANGUAGES.map((language) => NARRATORS[language].tell(event, NAMES));
    expect(tell({ type: 'workerPushed', seat: 0, owner: 1, from: 10, to: 14 })).toEqual([
      'Mia’s worker moves from Phoenicia to Hyrcania.',
      'Ein Arbeiter wird verschoben (Mia): Phönizien → Yrcania.',
      'Robotnik gracza Mia przechodzi: Fenicja → Hyrkania.',
      'Ouvrier déplacé (Mia) : Phénicie → Hyrcanie.',
    ]);
    expect(tell({ type: 'heirGave', seat: 2, gained: [2, 0, 0, 0, 1, 0] })).toEqual([
      'The heir’s gifts to Anna: 2 gold and 1 wheat.',
      'Thronfolger: Anna bekommt 2 Gold und 1 Weizen.',
      'Anna otrzymuje dary następcy tronu: 2\u00A0× złoto i 1\u00A0× pszenica.',
      'L’héritier offre à Anna : 2 or et 1 blé.',
    ]);
  });

  test('E12.1: in a solo game no tax brings points, not even in the log', () => {
    const parts = components(standard);
    const card = parts.taxes.findIndex(({ force }) => force === null);
    for (const language of LANGUAGES) {
      const points = catalogues[language].counted('point', 3);
      const tell = (players: readonly string[]): string =>
        [
          NARRATORS[language].tell({ type: 'taxPaid', seat: 0, card }, players),
          NARRATORS[language].tell({ type: 'taxesDealt', seat: 0, cards: [card] }, players),
        ].join(' ');
      expect(tell(NAMES).split(points)).toHaveLength(3);
      expect(tell(['Ana'])).not.toContain(points);
    }
  });

  test('E8.2, E9.1, E5.3: what is missing is named', () => {
    const refuse = (code: string, values: Record<string, number>): (string | null)[] =>
      LANGUAGES.map((language) => NARRATORS[language].refuse({ code, rule: null, values }, NAMES));
    expect(refuse('cannot-pay', { gold: 2, wool: 1 })).toEqual([
      'For that, you still need: 2 gold and 1 wool.',
      'Dafür fehlt dir noch: 2 Gold und 1 Wolle.',
      'Na to brakuje jeszcze: 2\u00A0× złoto i 1\u00A0× wełna.',
      'Il vous manque encore : 2 or et 1 laine.',
    ]);
    expect(refuse('missing-forces', { missing: 2, ship: 2, weapon: 1 })).toEqual([
      'Forces missing for this campaign: 2 (2 ships and 1 weapon).',
      'Für diesen Feldzug fehlen dir 2 Einheiten (2 Schiffe und 1 Waffe).',
      'Do tej wyprawy brakuje 2 oddziałów (2\u00A0× okręt i 1\u00A0× broń).',
      'Unités manquantes pour cette campagne : 2 (2 navires et 1 arme).',
    ]);
  });

  test('every refusal and every pack problem has words in every language', () => {
    const numbers = { count: 5, missing: 2, have: 4, most: 3, loss: 3, resource: 1, area: 2, building: 3 };
    const values = { ...numbers, gold: 2, wool: 1, ship: 2 };
    for (const code of Object.keys(catalogues.en.refusals)) {
      expect(
        faults((language) => NARRATORS[language].refuse({ code, rule: null, values }, NAMES) ?? ''),
      ).toEqual([]);
    }
    const found = {
      found: 1,
      wanted: 2,
      least: 3,
      most: 4,
      field: 'x',
      expected: 'text',
      allowed: 'a',
      id: 'x',
    };
    const problem = { ...found, thing: 'ship', gives: 'force', asks: 'x', other: 'y', language: 'x' };
    for (const code of Object.keys(packProblems.en)) {
      const said = { path: '', rule: null, code, values: problem };
      expect(faults((language) => NARRATORS[language].packProblem(said))).toEqual([]);
    }
    expect(NARRATORS.en.refuse({ code: 'not-offered', rule: null, values: {} }, NAMES)).toBeNull();
  });

  test('options of a match and categories have names', () => {
    for (const option of xerxes.options) {
      const { name } = option;
      for (const seats of [1, 4]) {
        for (const value of option.values(seats)) {
          expect(faults((language) => NARRATORS[language].matchOptionValue(name, value))).toEqual([]);
        }
      }
      expect(NARRATORS.de.matchOption(name)).not.toBe(name);
    }
    expect(NARRATORS.pl.category('campaigns')).toBe('zrealizowane wyprawy');
    expect(xerxes.narrator(standard, 'fr').title).toBe('Xerxes');
  });

  test('the rules can be read in every language, rulings marked', () => {
    const numbers = NARRATORS.en.rules.map(({ number }) => number);
    for (const language of LANGUAGES) {
      expect(NARRATORS[language].rules.map(({ number }) => number)).toEqual(numbers);
    }
    expect(NARRATORS.de.rules.find(({ number }) => number === 'E5.6')).toMatchObject({ ruling: true });
  });

  test('E4.1, E4.4: what an event stops is inflected as the language wants it', () => {
    expect(inEveryLanguage((language) => catalogues[language].effects.stops({ resource: 'wool' }))).toEqual({
      en: 'no wool this year',
      de: 'dieses Jahr keine Wolle',
      pl: 'w tym roku nie ma wełny',
      fr: 'pas de laine cette année',
    });
    expect(catalogues.de.effects.stops({ resource: 'wood' })).toBe('dieses Jahr kein Holz');
    expect(catalogues.fr.effects.stops({ resource: 'gold' })).toBe('pas d’or cette année');
    expect(catalogues.pl.effects.bars({ building: 'bridge' })).toBe('w tym roku nie można zbudować mostu');
  });

  test('the question about a campaign names the available forces', () => {
    const table = new TestTable(['lydia', 'aegyptus', 'india']).emptyHands();
    table.stand(2, 'thracia');
    table.campaign(2, 'chariot', 'chariot', 'ship', 'ship');
    table.permanent(2, 'ship', 'ship');
    table.at('campaign', 2, 'wheat');
    expect(NARRATORS.en.ask(table.question, game.view(table.state, 2), NAMES)).toBe(
      'Which campaign do you fulfil? Forces available: 1 mercenary, 1 chariot, 2 ships and any force (you can use 5).',
    );
  });
});
