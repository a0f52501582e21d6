import { countPolish } from '@triptych/words';
import type { AdviceWords } from './en.ts';

export const pl: AdviceWords = {
  thinking: 'Niech pomyślę…',
  honest: 'Wiem tylko to, co ty.',
  would: 'Mój wybór:',
  nothing: 'nic',
  wants: (wants) => `Co nam to daje: ${wants}.`,
  chance: (games) => `Z tej pozycji wygrywam mniej więcej ${games} na 100 partii.`,
  rival: ({ player, games }) => `Kogo pilnować: ${player} (${games} na 100).`,
  next: ({ answer, games }) =>
    games === 0
      ? `Moim zdaniem równie dobre: ${answer}.`
      : `Następne w kolejności: ${answer} – o ${countPolish(games, { one: '# wygraną', few: '# wygrane', many: '# wygranych' })} na 100 partii mniej.`,
  choose: 'Pokaż na planszy',
  noHint: 'Tym razem nic nie doradzę.',
  analysing: 'Przeglądam twoje decyzje…',
  noAnalysis: 'Tej partii nie da się przeanalizować: zmieniły się zasady albo nie ma w niej twoich decyzji.',
  sound: ({ sound, of }) =>
    `Tak dobre jak moje: ${sound} z ${countPolish(of, { one: '# twojej decyzji', few: '# twoich decyzji', many: '# twoich decyzji' })}.`,
  flawless: 'Nie widzę niczego, co by cię drogo kosztowało.',
  costliest: 'Co kosztowało cię najwięcej',
  youChose: 'Twój wybór',
  iWould: 'Mój wybór',
  cost: (games) =>
    countPolish(games, {
      one: 'koszt: # wygrana na 100 partii',
      few: 'koszt: # wygrane na 100 partii',
      many: 'koszt: # wygranych na 100 partii',
    }),
  basis: 'Oceniam według tego, co można było wtedy wiedzieć, a nie według tego, co z tego wynikło.',
  show: 'Pokaż ten moment',
};
