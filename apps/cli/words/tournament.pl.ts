import type { TournamentWords } from './tournament.en.ts';

export const tournament: TournamentWords = {
  what: 'Każ botom o różnej sile zagrać ze sobą i zobacz, które są lepsze.',
  bots: (names) =>
    `kto gra: ${names}; z własnym budżetem: master@500 (próbnych partii), master@200ms; własny program: „program:python3 my-bot.py”`,
  games: 'ile partii na każdą parę; domyślnie 40. Miejsca zmieniają się po kolei',
  players: 'liczba graczy; domyślnie najmniejsza możliwa',
  budget:
    'jak długo każdy bot może szukać odpowiedzi: 500 (próbnych partii) albo 200ms; domyślnie jak zwykle',
  engineWhat: 'Gry jako silnik dla twoich programów: jeden wiersz JSON pyta, jeden odpowiada.',
  trainWhat: 'Naucz się z partii botów, co czyni pozycję obiecującą, i wypisz wagi.',
  trainGames: 'ile partii dla każdej liczby graczy; domyślnie 1500',
  trainBeliefs: 'naucz się zamiast tego, po czym w pozycji poznać, co gracz trzyma w ukryciu',
  trainJson: 'zapisz wagi w tym pliku, tak jak czytają go boty gry',
  nothingToTrain: 'Boty tej gry nie mają się czego uczyć: każdą partię rozgrywają w myślach do końca.',
  against: (one, others) => `${one} przeciw ${others}`,
  won: 'wygrane',
  times: 'krotność',
  badBots: (found, names) =>
    `„${found}” nie jest botem turniejowym: ${names}, opcjonalnie z budżetem, na przykład @500 albo @200ms.`,
  failures: {
    died: 'zakończył działanie',
    hung: 'nie odpowiedział na czas',
    flooded: 'wysłał więcej, niż było trzeba',
    nonsense: 'dał niedozwoloną odpowiedź',
  },
  failed: (program, why) => `${program}: program ${why}. Odtąd gra za niego casual.`,
  tooFew: 'Turniej wymaga co najmniej dwóch różnych botów: --bots strong,master.',
  badPlayers: (found, least, most) =>
    `--players wymaga liczby całkowitej od ${least} do ${most}, a nie „${found}”.`,
};
