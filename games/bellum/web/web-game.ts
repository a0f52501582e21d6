import type { WebGame } from '@triptych/board-kit/web-game.ts';
import { FIRST_GAME, ID, SEATS } from '../meta.ts';
import './theme.css';

export const bellumGame: WebGame = {
  id: ID,
  seats: SEATS,
  firstGame: FIRST_GAME,
  words: {
    en: { title: 'Bellum Magica', line: 'Roll the die, rob your neighbours, count the chests.' },
    de: { title: 'Bellum Magica', line: 'Würfeln, die Nachbarn ausrauben, Truhen zählen.' },
    pl: { title: 'Bellum Magica', line: 'Rzuć kostką, okradnij sąsiadów, policz skrzynie.' },
    fr: { title: 'Bellum Magica', line: 'Lancez le dé, pillez vos voisins, comptez vos coffres.' },
  },
  options: () => import('../words/match-options.ts'),
  cover: async () => (await import('./cover.ts')).cover,
  workshop: async () => (await import('./workshop.ts')).bellumWorkshop,
  guide: async () => (await import('./guide.ts')).bellumGuide,
  lesson: async () => (await import('./lesson.ts')).bellumLesson,
  characters: async () => (await import('./characters.ts')).characters,
  board: async () => (await import('./page.ts')).bellumPage,
};
