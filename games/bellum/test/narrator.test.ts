import { answerPending, FastRng, sampleAnswer } from '@triptych/kernel';
import { LANGUAGES } from '@triptych/words';
import { inEveryLanguage } from '@triptych/words/test/every-language.ts';
import { describe, expect, it } from 'vitest';
import type { BellumEvent } from '../events.ts';
import { bellumGame } from '../game.ts';
import { OPTIONS, SEATS } from '../meta.ts';
import { Attack, type BellumQuestion, MARKET, Recruit, Reroll } from '../questions.ts';
import type { BellumState } from '../state.ts';
import { rules } from '../words/rules.ts';
import { COMPONENTS, faults, NAMES, NARRATORS, refuse, type Said, tell } from './every-language.ts';

describe('the narrator', () => {
  it('names categories, options and their values', () => {
    for (const name of ['value', 'chests']) {
      expect(faults(inEveryLanguage((language) => NARRATORS[language].category(name)))).toEqual([]);
    }
    for (const option of OPTIONS) {
      const { name } = option;
      expect(faults(inEveryLanguage((language) => NARRATORS[language].matchOption(name)))).toEqual([]);
      for (const value of option.values(SEATS.max)) {
        const told = inEveryLanguage((language) => NARRATORS[language].matchOptionValue(name, value));
        expect(faults(told)).toEqual([]);
        expect(Object.values(told)).not.toContain(value);
      }
    }
  });

  it('labels what is to be decided', () => {
    const game = bellumGame(COMPONENTS);
    const state = game.setup(2, { castles: 'dealt', first: '1' }, new FastRng(3));
    const view = game.view(state, 0);
    const [question] = game.pending(state);
    expect(NARRATORS.en.item(question, 0, view, NAMES)).toMatch(/^.+ – left: 1 .+ \| right: 1 .+ · 6 .+$/);
    expect(NARRATORS.pl.option(question, 1, view, NAMES)).toBe('po prawej');
    expect(NARRATORS.en.waitFor({ seat: 1, kind: 'goblins', ready: true }, NAMES)).toBe('Mia has decided.');
    expect(NARRATORS.en.waitFor({ seat: 1, kind: 'toString', ready: false }, NAMES)).toBe('Mia is deciding.');
  });

  it.each([2, 3, 4, 5])('narrates whole games of %i players', (seats) => {
    const heard = playAndListen(seats, seats);
    expect(heard.filter((told) => faults(told).length > 0)).toEqual([]);
    expect(heard.length).toBeGreaterThan(300);
  });

  it('has the rules in every language', () => {
    for (const language of LANGUAGES) expect(NARRATORS[language].rules).toBe(rules[language]);
  });
});

/** Plays at random, and collects every text on the way. */
function playAndListen(seats: number, seed: number): Said[] {
  const game = bellumGame(COMPONENTS);
  const rng = new FastRng(seed);
  const heard: Said[] = [];
  const emit = (event: BellumEvent): void => void heard.push(tell(event));
  const state = game.setup(seats, { castles: 'chosen', first: 'random' }, rng, emit);
  for (let asked = game.pending(state); asked.length > 0; asked = game.pending(state)) {
    for (const question of asked) {
      const view = game.view(state, question.seat);
      const waiting = { seat: question.seat, kind: question.kind, ready: false };
      heard.push(inEveryLanguage((language) => NARRATORS[language].ask(question, view, NAMES)));
      heard.push(inEveryLanguage((language) => NARRATORS[language].waitFor(waiting, NAMES)));
      for (const option of conceivable(question, state)) {
        heard.push(inEveryLanguage((language) => NARRATORS[language].option(question, option, view, NAMES)));
        const refusal = offers(question, option) ? null : game.explain(state, question, option);
        if (refusal !== null) heard.push(refuse(refusal));
      }
      if (question.kind !== 'goblins') continue;
      for (const item of question.cards.keys()) {
        heard.push(inEveryLanguage((language) => NARRATORS[language].item(question, item, view, NAMES)));
      }
    }
    answerPending(game, state, ({ shape }) => sampleAnswer(shape, rng), rng, emit);
  }
  return heard;
}

function offers({ shape }: BellumQuestion, option: number): boolean {
  return 'of' in shape && shape.of.includes(option);
}

/** Answers that somebody might want to give, legal or not. */
function conceivable(question: BellumQuestion, state: BellumState): readonly number[] {
  switch (question.kind) {
    case 'reroll':
      return Object.values(Reroll);
    case 'attack':
      return [
        Attack.nothing,
        Attack.tavern,
        ...state.open.map((_, space) => Attack.place(space)),
        ...state.castles.map((_, seat) => Attack.castle(seat)),
      ];
    case 'recruit':
      return Array.from({ length: Recruit.creatureForGlyphs(MARKET) }, (_, option) => option);
    case 'goblins':
    case 'side':
      return [0, 1];
    case 'castle':
    case 'theft':
      return question.shape.of;
  }
}
