import type { WebGame } from '@triptych/board-kit/web-game.ts';
import { FIRST_GAME, ID, SEATS } from '../meta.ts';
import './theme.css';

export const xerxesGame: WebGame = {
  id: ID,
  seats: SEATS,
  firstGame: FIRST_GAME,
  words: {
    en: { title: 'Xerxes', line: 'Build, pay taxes and campaign for the Great King, from Thrace to India.' },
    de: {
      title: 'Xerxes',
      line: 'Bauen, Steuern zahlen, zu Felde ziehen: für den Großkönig, von Thracia bis Indien.',
    },
    pl: {
      title: 'Xerxes',
      line: 'Buduj, płać podatki i ruszaj na wyprawy dla Wielkiego Króla, od Tracji po Indie.',
    },
    fr: {
      title: 'Xerxes',
      line: 'Construisez, payez l’impôt, partez en campagne : pour le Grand Roi, de la Thrace à l’Inde.',
    },
  },
  titleFont: '"Cinzel title"',
  options: () => import('../words/match-options.ts'),
  cover: async () => (await import('./cover.ts')).cover,
  workshop: async () => (await import('./workshop.ts')).xerxesWorkshop,
  guide: async () => (await import('./guide.ts')).xerxesGuide,
  lesson: async () => (await import('./lesson.ts')).xerxesLesson,
  characters: async () => (await import('./characters.ts')).characters,
  board: async () => (await import('./page.ts')).xerxesPage,
};
