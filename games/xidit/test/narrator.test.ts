import { type Answer, answerPending, FastRng, sampleAnswer } from '@triptych/kernel';
import { LANGUAGES } from '@triptych/words';
import { inEveryLanguage } from '@triptych/words/test/every-language.ts';
import { describe, expect, it } from 'vitest';
import type { XiditEvent } from '../events.ts';
import { xiditGame } from '../game.ts';
import { OPTIONS, SEATS } from '../meta.ts';
import type { XiditQuestion } from '../questions.ts';
import { rules } from '../words/rules.ts';
import { COMPONENTS, faults, NAMES, NARRATORS, refuse, type Said, tell } from './every-language.ts';

describe('the narrator', () => {
  it('names categories, options and their values', () => {
    for (const name of ['lasted', 'wealth', 'influence', 'reputation', 'units', 'turnOrder', 'dummy']) {
      expect(faults(inEveryLanguage((language) => NARRATORS[language].category(name)))).toEqual([]);
    }
    for (const option of OPTIONS) {
      const { name } = option;
      expect(faults(inEveryLanguage((language) => NARRATORS[language].matchOption(name)))).toEqual([]);
      for (const value of [SEATS.min, SEATS.max].flatMap((seats) => option.values(seats))) {
        const told = inEveryLanguage((language) => NARRATORS[language].matchOptionValue(name, value));
        expect(faults(told)).toEqual([]);
      }
    }
  });

  it('narrates the example of the rulebook', () => {
    expect(tell({ type: 'moved', seat: 0, order: 1, city: 5, from: 6, colour: 1 })).toEqual({
      en: 'Ben takes the red road to Kingsmere (6).',
      de: 'Ben nimmt die rote Straße nach Königsweiher (6).',
      pl: 'Ben idzie czerwoną drogą do miasta 6 „Królewski Staw”.',
      fr: 'Ben prend la route rouge vers Mare-le-Roi (6).',
    });
    const paid = {
      type: 'threatEliminated',
      seat: 0,
      order: 5,
      city: 16,
      tile: 16,
      units: [1, 1, 0, 1, 0],
    } as const;
    expect(tell(paid)).toEqual({
      en: 'Ben eliminates a threat (Mountain giants) in Snowpass (17), paying 1 militia, 1 archer and 1 cleric.',
      de: 'Ben beseitigt die Bedrohung in Schneepass (17) (Bergriesen) und zahlt 1 Dorfmilizionär, 1 Bogenschützen und 1 Priester.',
      pl: 'Ben eliminuje zagrożenie w mieście 17 „Śnieżna Przełęcz” (Górskie olbrzymy) i oddaje 1 chłopską milicję, 1 łucznika i 1 kleryka.',
      fr: 'Ben élimine une menace (Géants des cimes) à Colneige (17) et paie 1 milicien, 1 archer et 1 clerc.',
    });
  });

  it('omits how many bards went into the Fortress', () => {
    const placed = { type: 'bardsPlaced', seat: 1, regions: [4], bards: [1], fortress: true } as const;
    const said = tell({ ...placed, shown: 3, free: false, left: null });
    expect(said).toEqual({
      en: 'Mia’s bards: 1 in Snowlands and a secret number in the Fortress.',
      de: 'Mia legt Barden: 1 in „Schneeland“ und eine geheime Anzahl in die Festung.',
      pl: 'Mia umieszcza bardów: Śnieżna Kraina 1, nieznana liczba w Bastionie.',
      fr: 'Mia place ses bardes : 1 (Terres de Neige) et un nombre secret dans la Forteresse.',
    });
  });

  it('agrees with the number', () => {
    const values = [18, 18, 12, 9, 4];
    const assessed = { type: 'assessed', assessment: 0, values, ranking: [0, 1, 2, 3, 4] } as const;
    expect(tell({ ...assessed, eliminated: [4, 3] }).pl).toMatch(/\. Odpadają: Ola i Jan\.$/);
    expect(tell({ ...assessed, eliminated: [4] }).pl).toMatch(/\. Odpada: Ola\.$/);
    expect(tell({ type: 'guildBuilt', seat: 0, city: 6, floors: 2, kept: 1 })).toEqual({
      en: 'Ben builds 2 floors plus 1 kept floor in Vinehall (7).',
      de: 'Ben baut in Rebenhall (7) 2 Stockwerke und 1 aufbewahrtes.',
      pl: 'Ben buduje 2 piętra w mieście 7 „Winny Dwór” (i zachowane: 1).',
      fr: 'Ben construit 2 étages plus 1 étage mis de côté à Vigneclos (7).',
    });
    expect(tell({ type: 'pilesMade', recruit: 1, threat: 6 }).en).toBe(
      'Recruit pile: 1 tile, threat pile: 6 tiles.',
    );
  });

  it.each([3, 4, 5])('narrates whole games of %i players', (seats) => {
    const heard = playAndListen(seats, seats);
    expect(heard.filter((told) => faults(told).length > 0)).toEqual([]);
    expect(heard.length).toBeGreaterThan(300);
  });

  it('has the rules in every language', () => {
    for (const language of LANGUAGES) expect(NARRATORS[language].rules).toBe(rules[language]);
  });
});

/** Plays sensibly at times, at random at others, and collects every text on the way. */
function playAndListen(seats: number, seed: number): Said[] {
  const game = xiditGame(COMPONENTS);
  const rng = new FastRng(seed);
  const heard: Said[] = [];
  const emit = (event: XiditEvent): void => void heard.push(tell(event));
  const options = { length: 'long', dummy: 'normal', first: 'random', wasteland: '1', openScreens: 'off' };
  const state = game.setup(seats, options, rng, emit);
  const decide = (question: XiditQuestion): Answer =>
    rng.below(3) === 0 ? sampleAnswer(question.shape, rng) : game.advise(state, question, rng);
  for (let asked = game.pending(state); asked.length > 0; asked = game.pending(state)) {
    for (const question of asked) {
      const view = game.view(state, question.seat);
      const waiting = { seat: question.seat, kind: question.kind, ready: false };
      heard.push(inEveryLanguage((language) => NARRATORS[language].ask(question, view, NAMES)));
      heard.push(inEveryLanguage((language) => NARRATORS[language].waitFor(waiting, NAMES)));
      for (const option of optionsOf(question)) {
        heard.push(inEveryLanguage((language) => NARRATORS[language].option(question, option, view, NAMES)));
      }
      for (const answer of [[0, 1, 2], [99], 7, 3]) {
        const refusal = game.explain(state, question, answer);
        if (refusal !== null) heard.push(refuse(refusal));
      }
    }
    answerPending(game, state, decide, rng, emit);
  }
  return heard;
}

function optionsOf({ shape }: XiditQuestion): readonly number[] {
  return 'of' in shape ? shape.of : shape.to;
}
