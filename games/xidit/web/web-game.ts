import type { WebGame } from '@triptych/board-kit/web-game.ts';
import { FIRST_GAME, ID, SEATS } from '../meta.ts';
import './theme.css';

export const xiditGame: WebGame = {
  id: ID,
  seats: SEATS,
  firstGame: FIRST_GAME,
  words: {
    en: {
      title: 'Lords of Xidit',
      line: 'Six secret orders a year. Three assessments at the end. One lord remains.',
    },
    de: {
      title: 'Lords of Xidit',
      line: 'Sechs geheime Befehle im Jahr. Drei Prüfungen am Ende. Einer bleibt.',
    },
    pl: {
      title: 'Lords of Xidit',
      line: 'Sześć tajnych rozkazów w roku. Trzy oceny na końcu. Zostaje jeden.',
    },
    fr: {
      title: 'Lords of Xidit',
      line: 'Six ordres secrets par an. Trois évaluations à la fin. Il n’en reste qu’un.',
    },
  },
  titleFont: '"Texturina title"',
  options: () => import('../words/match-options.ts'),
  cover: async () => (await import('./cover.ts')).cover,
  workshop: async () => (await import('./workshop.ts')).xiditWorkshop,
  guide: async () => (await import('./guide.ts')).xiditGuide,
  lesson: async () => (await import('./lesson.ts')).xiditLesson,
  characters: async () => (await import('./characters.ts')).characters,
  board: async () => (await import('./page.ts')).xiditPage,
};
