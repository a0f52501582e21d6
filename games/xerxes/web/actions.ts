import { entry } from '@triptych/words';
import { usableForces } from '../rules/forces.ts';
import { NO, YES } from '../questions.ts';
import type { Action } from '@triptych/board-kit/game-page.ts';
import { screen } from '@triptych/board-kit/look/screen.svelte.ts';
import { plainAsk } from '@triptych/board-kit/plain-ask.ts';
import { besides, buildsAgain, isAbility } from './on-board.ts';
import { tallyOf } from './picks.ts';
import type { XerxesProps } from './types.ts';
import { boardOf } from './board-context.ts';
import { boardWords } from './words/index.ts';

/** My question in one sentence, and how much of the answer is chosen. It does not repeat what the board shows. */
export function ask(props: XerxesProps): string {
  const { model, language } = props;
  const { question } = model;
  if (question === null) return '';
  const words = boardWords[language];
  const tally = tallyOf(question, model.draft);
  const sentence = question.kind in words.ask ? shortly(props) : plainAsk(props);
  return tally === null
    ? sentence
    : `${sentence} (${words.goal(tally.done, tally.wanted).replaceAll(' ', '\u00a0')})`;
}

function shortly(props: XerxesProps): string {
  const { model, language } = props;
  const { ask: words, nothing } = boardWords[language];
  const { question } = model;
  // With only one possible answer there is nothing to do but continue.
  if (model.onlyAnswer !== null && question !== null) {
    const sentence = entry(nothing, question.kind);
    if (sentence !== null) return sentence;
  }
  switch (question?.kind) {
    case 'build':
      return words.build(buildsAgain(model.state?.view ?? null));
    case 'tax':
      return words.tax;
    case 'forces':
      return words.forces;
    case 'keepTaxes':
      return words.keepTaxes(question.shape.min, question.shape.max);
    default: {
      const board = boardOf(props);
      if (board === null) return '';
      const atHand = board.forces.reduce((sum, count) => sum + count, 0);
      return words.campaign(usableForces(board.components, board.state, board.viewer, atHand));
    }
  }
}

/** Commits what is chosen on the board, and offers the options that are not on it. */
export function actions({ model, narrator, language }: XerxesProps): readonly Action[] {
  const { question, state } = model;
  if (question === null || state === null || !model.asked) return [];
  const words = boardWords[language];
  const names = model.opening?.seats.map(({ name }) => name) ?? [];
  const label = (option: number): string => narrator.option(question, option, state.view, names);
  if (question.kind === 'ignore') {
    return [
      { label: label(NO), answer: NO, main: true },
      { label: label(YES), answer: YES, main: false },
    ];
  }
  // E11.8: Assyria's ability is a button; with all cards chosen one by one, it is what Ready does.
  const { shape } = question;
  const all =
    shape.shape === 'some' && shape.max > shape.min && shape.max === shape.of.length
      ? [{ label: words.keepAll(shape.max), answer: shape.of, main: false }]
      : [];
  return [
    { label: question.sealed ? words.ready : null, answer: model.answer, main: true },
    ...all,
    ...besides(question).map((option) => ({
      label: screen.now.arrangement !== 'wide' && isAbility(option) ? words.useAbility : label(option),
      answer: option,
      main: false,
    })),
  ];
}
