import { countPolish } from '@triptych/words';
import type { ReplayWords } from './en.ts';

export const pl: ReplayWords = {
  replay: 'Powtórka',
  moment: (at, last) => `${at} z ${last}`,
  setUp: 'Przygotowanie',
  nothingTold: 'Zapadła czyjaś decyzja',
  scrubber: 'Moment partii',
  back: 'Krok wstecz',
  on: 'Krok dalej',
  run: 'Odtwarzaj',
  pause: 'Wstrzymaj',
  pace: 'Tempo',
  seenBy: 'Punkt widzenia',
  more: 'Więcej',
  playOn: 'Graj dalej od tej chwili',
  playOnHint: 'Nowa partia w tej przeglądarce od tej chwili, z botami na pozostałych miejscach',
  toNow: 'Wróć do bieżącej chwili',
  since: 'Od twojej ostatniej tury',
  sinceShow: 'Pokaż mi to',
  sinceGo: 'Dalej',
  toYou: 'tobie',
  analysis: 'Analiza',
  fair: 'Czy było uczciwie?',
  fairWait: 'Partia jest rozgrywana jeszcze raz…',
  fairYes: (answers) =>
    countPolish(answers, {
      one: 'Tak. Ta strona rozegrała partię jeszcze raz z jej ziarna: # decyzja się zgadza, a wynik jest ten sam.',
      few: 'Tak. Ta strona rozegrała partię jeszcze raz z jej ziarna: wszystkie # decyzje się zgadzają, a wynik jest ten sam.',
      many: 'Tak. Ta strona rozegrała partię jeszcze raz z jej ziarna: wszystkie # decyzji się zgadza, a wynik jest ten sam.',
    }),
  fairPromise:
    'Serwer zdeponował swoją część ziarna, zanim ktokolwiek usiadł, a części dodane przez graczy są w nim zawarte.',
  fairClaimed:
    'Tego nic nie dowodzi, tak tylko twierdzi serwer: imiona, czasy oraz to, czy decydował człowiek, czy bot.',
  fairAlone: 'Ziarno zostało wylosowane w tej przeglądarce na początku partii.',
  fairPrepared:
    'Ta partia była przygotowana, jak lekcja, gra dnia albo partia grana dalej od wybranej chwili: jej ziarna nie wylosowano tutaj, było znane wcześniej.',
  fairNo: 'Nie: tej partii nie da się potwierdzić.',
  fairProblems: {
    pack: 'Brakuje jej zestawu zawartości albo jest inny.',
    commitment: 'Serwer pokazał inną część ziarna niż ta, którą zdeponował.',
    seed: 'Ziarno nie powstało z pokazanych części.',
    replay: 'Jedna z decyzji nie pasuje do obecnych zasad.',
    kept: 'W trakcie partii zmieniły się zasady: nie da się jej rozegrać ponownie od początku.',
    unfinished: 'Po ponownym rozegraniu partia się nie kończy.',
    outcome: 'Po ponownym rozegraniu partia kończy się inaczej.',
  },
  seed: 'Ziarno',
  commitment: 'Zdeponowane wcześniej',
  keyList: [
    ['P', 'powtórka'],
    ['← →', 'w powtórce: krok wstecz lub dalej'],
    ['Page Up, Page Down', 'w powtórce: rozdział wstecz lub dalej'],
    ['Home, End', 'w powtórce: na początek lub na koniec'],
    ['Spacja', 'w powtórce: odtwarzaj lub wstrzymaj'],
    ['Esc', 'w powtórce: wróć do bieżącej chwili'],
  ],
};
