import { storyteller } from '@triptych/xerxes/storyteller';
import type { Action, BoardProps, GamePage, Storyteller } from '../games/game-page.ts';
import '../look/alegreya.css';
import { plainAsk } from '../plain/ask.ts';
import Board from './Board.svelte';
import { describe } from './describe.ts';
import { besides } from './on-board.ts';
import Seal from './Seal.svelte';
import Side from './Side.svelte';
import { componentsOf, eventsOf, questionOf, viewOf } from './state.ts';
import './theme.css';
import { boardWords } from './words/index.ts';

/** Committing what is chosen on the board, and what lies nowhere on it. */
function actions({ model, narrator, language }: BoardProps): readonly Action[] {
  const question = questionOf(model);
  if (question === null || !model.asked) return [];
  const names = model.opening?.seats.map(({ name }) => name) ?? [];
  return [
    { label: question.sealed ? boardWords[language].ready : null, answer: model.answer, main: true },
    ...besides(question).map((option) => ({
      label: narrator.option(question, option, viewOf(model), names),
      answer: option,
      main: false,
    })),
  ];
}

export const xerxesPage: GamePage = {
  narrator: (pack, language): Storyteller => storyteller(componentsOf(pack), language),
  rules: async (language) => (await import('@triptych/xerxes/rules')).rules[language],
  Board,
  Side,
  Sign: Seal,
  ask: plainAsk,
  actions,
  scenery: null,
  scenes: null,
  chapter: (event, language) => {
    const [told] = eventsOf([event]);
    return told?.type === 'roundBegan' ? boardWords[language].year(told.round) : null;
  },
  describe,
  struck: (event, viewer) =>
    eventsOf([event]).some((told) => {
      switch (told.type) {
        case 'areaTaken':
        case 'workerPushed':
        case 'buildingTaken':
          return told.owner === viewer && told.seat !== viewer;
        case 'pointsLost':
          return told.seat === viewer && told.by !== viewer;
        case 'robbed':
          return told.victim === viewer;
        default:
          return false;
      }
    }),
};
