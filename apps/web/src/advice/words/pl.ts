import { countPolish } from '@triptych/words';
import type { AdviceWords } from './en.ts';

export const pl: AdviceWords = {
  thinking: 'Niech pomyślę…',
  honest: 'Wiem tylko to, co ty.',
  would: 'Mój wybór:',
  nothing: 'nic',
  wants: (wants) => `Twoja korzyść: ${wants}.`,
  later: (wants) => `Korzyść na dłuższą metę: ${wants}.`,
  chance: (games) => `Z tej pozycji wygrywam mniej więcej ${games} na 100 partii.`,
  rival: ({ player, games }) => `Najgroźniejszy przeciwnik: ${player} (${games} na 100).`,
  next: ({ answer, games }) =>
    games === 0
      ? `Moim zdaniem równie dobry wybór: ${answer}.`
      : `Drugi najlepszy wybór: ${answer} – o ${countPolish(games, { one: '# wygraną', few: '# wygrane', many: '# wygranych' })} mniej na 100 partii.`,
  choose: 'Pokaż na planszy',
  noHint: 'Tym razem nic nie doradzę.',
  whose: 'Czyje decyzje?',
  analysing: 'Przeglądam twoje decyzje…',
  noAnalysis:
    'Tej partii nie da się przeanalizować: zasady zmieniły się od tamtej pory albo nie było w niej twoich decyzji.',
  sound: ({ sound, of }) => `Twoje decyzje równie dobre jak moje: ${sound} z ${of}.`,
  flawless: 'Nie widzę błędu, o którym warto by wspomnieć.',
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
