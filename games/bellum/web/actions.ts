import { Attack, type BellumQuestion, Recruit, recruitChoice, Reroll } from '../questions.ts';
import { price } from '../rules/recruiting.ts';
import { catalogues } from '../words/catalogues.ts';
import type { Language } from '@triptych/words';
import type { Action } from '@triptych/board-kit/game-page.ts';
import { asList } from '@triptych/client/draft.ts';
import { skippedPhases } from './skipped-phases.ts';
import type { BellumModel, BellumProps } from './types.ts';
import { boardWords } from './words/index.ts';

/** My question in one sentence, after what I could not do before. */
export function ask(props: BellumProps): string {
  const { model, language } = props;
  const asked = askAlone(props);
  const kind = model.question?.kind;
  if (kind === undefined || !SKIPPING.includes(kind)) return asked;
  const story = model.story.map(({ event }) => event);
  const skipped = skippedPhases(story, model.viewer, kind === 'recruit');
  if (skipped === null) return asked;
  const yesterday = (model.state?.view.day ?? 1) - 1;
  const say: (day: number) => string = boardWords[language].skipped[skipped];
  return `${say(yesterday)} ${asked}`;
}

/** Before these, a phase may have passed without a question. */
const SKIPPING: readonly BellumQuestion['kind'][] = ['reroll', 'attack', 'recruit'];

function askAlone({ model, components, language }: BellumProps): string {
  const { question } = model;
  const { opening, state } = model;
  if (question === null || state === null || opening === null) return '';
  const words = boardWords[language].ask;
  switch (question.kind) {
    case 'castle':
    case 'goblins':
    case 'attack':
    case 'recruit':
      return words[question.kind];
    case 'reroll':
      return words.reroll(state.view.row + 1);
    case 'theft':
      return words.theft(question.shape.max, opening.seats[question.victim].name);
    case 'side':
      return words.side(components.names(language).cards[question.card]);
  }
}

/** The buttons for my question; what is on the board is chosen there. */
export function actions({ model, language }: BellumProps): readonly Action[] {
  const { question } = model;
  if (question === null || !model.asked) return [];
  const words = boardWords[language];
  const { answer, draft } = model;
  const offers = (option: number): boolean =>
    question.shape.shape === 'one' && question.shape.of.includes(option);
  switch (question.kind) {
    case 'castle':
      return [{ label: words.takeCastle, answer, main: true }];
    case 'goblins':
      return [{ label: words.ready, answer, main: true }];
    case 'reroll':
      return [
        { label: words.keepRoll, answer: Reroll.accept, main: true },
        ...(offers(Reroll.barrel) ? [{ label: words.buyRound, answer: Reroll.barrel, main: false }] : []),
        ...(offers(Reroll.spell) ? [{ label: words.castSpell, answer: Reroll.spell, main: false }] : []),
      ];
    case 'attack':
      return [
        { label: words.attackNow, answer, main: true },
        { label: words.stayHome, answer: Attack.nothing, main: false },
      ];
    case 'theft':
      return [{ label: words.stealNow(asList(draft).length), answer, main: true }];
    case 'recruit':
      return [
        ...payments(model, language),
        { label: words.endRecruiting, answer: Recruit.done, main: false },
      ];
    case 'side':
      return [
        {
          label: draft === 1 ? words.goRight : draft === 0 ? words.goLeft : words.leftOrRight,
          answer,
          main: true,
        },
      ];
  }
}

/** The ways to pay for the chosen creature. */
function payments(model: BellumModel, language: Language): Action[] {
  const { question } = model;
  const chosen = typeof model.draft === 'number' ? recruitChoice(model.draft) : null;
  if (chosen === null || question?.shape.shape !== 'one') return [];
  const { counted } = catalogues[language];
  const ways = [Recruit.creature(chosen.space), Recruit.creatureForGlyphs(chosen.space)];
  return ways
    .filter((option) => question.shape.shape === 'one' && question.shape.of.includes(option))
    .map((option, at) => {
      const { food, glyphs } = price(chosen.space, option !== ways[0]);
      const parts = [
        ...(food > 0 ? [counted('food', food)] : []),
        ...(glyphs > 0 ? [counted('glyph', glyphs)] : []),
      ];
      return { label: boardWords[language].pay(parts.join(' + ')), answer: option, main: at === 0 };
    });
}
