import { countPolish } from '@triptych/words';
import type { play as en } from './play.en.ts';

const answers = (number: number) =>
  countPolish(number, { one: '# odpowiedź', few: '# odpowiedzi', many: '# odpowiedzi' });
const numbers = (number: number) =>
  countPolish(number, { one: '# liczbę', few: '# liczby', many: '# liczb' });
const apart = (number: number) =>
  countPolish(number, {
    one: '# liczbę',
    few: '# liczby oddzielone spacjami',
    many: '# liczb oddzielonych spacjami',
  });
const letters = (number: number) =>
  countPolish(number, { one: '# literę', few: '# litery', many: '# liter' });

export const play: typeof en = {
  botNames: ['Bot Ada', 'Bot Bruno', 'Bot Cleo', 'Bot Dario', 'Bot Edda', 'Bot Fynn', 'Bot Gala', 'Bot Hugo'],
  player: 'Gracz',

  unfinished: 'Niedokończone partie:',
  matchLine: (game, names, number) => `${game}: ${names}, dotąd ${answers(number)}`,
  goOnWith: (number) => `Enter wznawia partię 1${number > 1 ? ', liczba inną' : ''}; n zaczyna nową`,
  unreadable: (number, folder) =>
    countPolish(number, {
      one: `(# pliku w ${folder} nie da się tu otworzyć; pozostaje bez zmian.)`,
      few: `(# plików w ${folder} nie da się tu otworzyć; pozostają bez zmian.)`,
      many: `(# plików w ${folder} nie da się tu otworzyć; pozostają bez zmian.)`,
    }),
  whichGame: (first) => `Która gra? [${first}]`,
  whoPlays: (name) => `Kto gra przy tej klawiaturze? Imiona po przecinku [${name}]`,
  howManyBots: (standard, least, most) => `Ile botów, od ${least} do ${most}? [${standard}]`,
  optionsAre: (list) => `Opcje: ${list}`,
  changeOptions: 'Enter zaczyna; liczba zmienia opcję',
  begin: (game, names, pack) => `${game}: ${names}. Zestaw: ${pack}.`,
  resumed: (game, names) => `${game} toczy się dalej: ${names}.`,
  savedIn: (path) => `Zapis po każdej odpowiedzi w pliku ${path}.`,
  helpHint: 'W każdej chwili ? pokazuje pomoc.',
  theNumber: 'Liczba botów',

  sinceYourTurn: 'Od twojego ostatniego ruchu:',
  handOver: (name) => `Teraz przy klawiaturze: ${name}.`,
  pressEnter: 'Naciśnij Enter.',
  enterHides: 'Enter zasłania ekran przed następną osobą; u cofa',
  enterOrTakeBack: (name) => `Naciśnij Enter; u cofa odpowiedź gracza ${name}.`,
  sealed: 'Tajne: nikt nie pozna twojej odpowiedzi, zanim nie odpowiedzą wszyscy.',
  lastSecret: 'Twoja odpowiedź jest ostatnia: po niej ujawnią się wszystkie i żadnej nie da się już cofnąć.',
  ready: 'Twoja odpowiedź pozostaje tajna. Teraz kolej na innych.',
  notPossible: 'niemożliwe',
  takenBack: (number) => `Cofnięto: ${answers(number)}.`,
  ruleHint: (rule) => `(zasada ${rule}; pokazuje ją \`rules ${rule}\`)`,
  noSuchNumber: (most) => `Nie ma takiego wyboru. Wpisz liczbę od 1 do ${most}.`,
  noSeat: '(nikt przy tym stole)',
  proposal: (answer) => `Propozycja: ${answer}. Enter ją przyjmuje; albo wpisz inną odpowiedź.`,
  confirmPreview: 'Enter zatwierdza tę odpowiedź; albo wpisz inną.',
  notUnderstood: (text) => `„${text}” nie jest ani wyborem, ani poleceniem; ? pokazuje, co jest możliwe.`,
  whichSeat: (list) => `Czyje? Do wyboru: ${list}.`,
  left: 'Do zobaczenia: partia jest zapisana.',
  goOnLater: (command) => `Wrócisz do niej poleceniem \`${command}\`.`,
  leftSetup: 'Nie rozpoczęto żadnej partii.',

  entry: {
    one: (most) => `Wpisz liczbę od 1 do ${most}.`,
    some: (least, most) =>
      least === most
        ? `Wpisz ${apart(least)}.`
        : `Wpisz od ${least} do ${most} liczb oddzielonych spacjami${least === 0 ? ' (- to żadna)' : ''}.`,
    letters: (length, example) => `Wpisz po kolei ${letters(length)}, na przykład ${example}.`,
    sequence: (length) => `Wpisz po kolei ${apart(length)}; mogą się powtarzać.`,
    distribute: (targets, least, most, example) =>
      `Wpisz ${numbers(targets)}, po jednej na każdy wiersz powyżej: ile tam trafia (razem ${least === most ? least : `od ${least} do ${most}`}), na przykład ${example}.`,
    order: (length) => `Wpisz wszystkie liczby (${length}) w wybranej kolejności.`,
    assign: (items) => `Wpisz ${numbers(items)}, po kolei po jednej na każdy wiersz powyżej.`,
    atMost: (cap) => `najwyżej ${cap}`,
    choices: 'Do wyboru:',
    onlyThese: (list) => `tylko ${list}`,
  },

  help: {
    title: 'Co możesz wpisać',
    answer: 'twoja odpowiedź, jako liczba',
    undo: 'cofnij ostatnią odpowiedź',
    reset: 'cofnij wszystko, co jeszcze można',
    help: 'ta pomoc i wyjaśnienie, czemu czegoś nie można',
    log: 'ostatnie wiersze przebiegu (l 100: więcej; l all: całość)',
    board: 'plansza jeszcze raz',
    rules: (example) => `zasada, o którą chodzi; rules ${example} albo rules ze słowami szuka`,
    open: 'wszystko, co leży przed innym graczem (o 2 albo o Ben)',
    quit: 'zakończ; partia jest zapisana',
    why: 'Dlaczego nie?',
    seat: 'miejsce',
    text: 'tekst',
  },

  scoring: 'Punktacja krok po kroku',
  ranking: 'Wynik końcowy',
  tieBreak: (list) => `Remisy rozstrzygnęło: ${list}.`,
  sharedRank: 'Pełny remis: miejsce jest dzielone.',
  seed: (seed) => `Ziarno: ${seed}`,
  savedAs: (path) => `Zapisano w pliku ${path}`,
  achievementsBroken: (path, aside) =>
    `Twoich postępów w pliku ${path} nie da się odczytać. Plik zachowano jako ${aside}; postępy liczą się od nowa.`,
  lastHappened: 'Co zdarzyło się ostatnio:',
  replayIt: (command) => `Obejrzyj jeszcze raz: ${command}`,
};
