import { countPolish } from '@triptych/words';
import type { SimulateWords } from './simulate.en.ts';

const games = (number: number) => countPolish(number, { one: '# partia', few: '# partie', many: '# partii' });
const players = (number: number) =>
  countPolish(number, { one: '# gracz', few: '# graczy', many: '# graczy' });

export const simulate: SimulateWords = {
  what: 'Każ botom rozegrać wiele partii i zobacz, co mówią o balansie gry.',
  games: 'ile partii dla każdej liczby graczy; domyślnie 1000',
  players: 'liczba graczy albo zakres od–do: 3, 2-5; domyślnie wszystkie możliwe',
  strength: (names) => `jak silne są boty: ${names}; domyślnie casual`,
  character: 'postać wszystkich botów, np. thief w Bellum Magica; domyślnie: żadna',
  badStrength: (found, names) => `--strength nie może mieć wartości „${found}”. Możliwe: ${names}.`,
  seed: 'dowolny tekst; ten sam tekst daje te same partie',
  json: 'zapisz wszystkie liczby także w tym pliku; „-”: na standardowe wyjście, zamiast tabel',
  threads: 'ile partii toczy się jednocześnie; domyślnie jedna na procesor',
  title: (game, number, all) => `${game}: ${players(number)}, ${games(all)}`,
  playedWith: (pack, seed) => `Zestaw ${pack}, ziarno ${seed}`,
  mean: 'średnia',
  interval: 'przedział 95%',
  fair: 'po równo',
  progress: (done, all) =>
    `${done} z ${countPolish(all, { one: '# partii', few: '# partii', many: '# partii' })}`,
  written: (file) => `Wszystkie liczby są w pliku ${file}.`,
  badNumber: (flag, found, least, most) =>
    `${flag} wymaga liczby całkowitej od ${least} do ${most}, a nie „${found}”.`,
  badPlayers: (found, least, most) =>
    `--players wymaga liczby albo zakresu od ${least} do ${most}, na przykład ${least}-${most}, a nie „${found}”.`,
  fileExists: (path) => `Plik ${path} już istnieje, a niczego nie nadpisujemy: podaj inny plik.`,
  cannotWrite: (file, why) => `Nie udało się zapisać liczb w pliku ${file}: ${why}.`,
};
