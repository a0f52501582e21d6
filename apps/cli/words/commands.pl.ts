import { countPolish, LANGUAGES } from '@triptych/words';
import type { commands as en } from './commands.en.ts';

const faults = (number: number) => countPolish(number, { one: '# błąd', few: '# błędy', many: '# błędów' });

export const commands: typeof en = {
  triptych: 'Stół do trzech gier planszowych.',
  usage: 'Użycie',
  usageIs: (title, usage) => `${title}: ${usage}`,
  arguments: 'Argumenty',
  flags: 'Flagi',
  commandsTitle: 'Polecenia',
  environment: 'Środowisko',
  more: (command) => `${command} <polecenie> --help mówi więcej o poleceniu.`,
  withoutCommand:
    'Bez polecenia uruchamia się serwer dla twojej sieci (serve); play zaczyna grę w terminalu.',
  environmentVariables: {
    TRIPTYCH_DATA: 'folder na partie i zestawy',
    TRIPTYCH_LANG: `język: ${LANGUAGES.join(', ')}`,
    NO_COLOR: 'bez kolorów',
  },
  lang: `język: ${LANGUAGES.join(', ')}`,
  help: 'ta pomoc',
  version: 'wersja',
  game: 'gra',

  play: {
    what: 'Graj: w pojedynkę przeciw botom albo w kilka osób przy jednej klawiaturze.',
    players: 'liczba graczy, osoby i boty razem',
    people: 'imiona osób przy tej klawiaturze, po przecinku',
    bots: 'liczba botów albo siła każdego z nich: novice, casual, strong, master; z postacią: casual:thief',
    option: 'opcja gry, nazwa=wartość; można podać kilka razy',
    pack: 'zestaw zawartości: nazwa albo plik',
    seed: 'ziarno całej losowości: 64 cyfry szesnastkowe',
    seatOrder: '„random” albo imiona po kolei, „bot” oznacza bota: Ana,bot,Ben',
    resume: 'wznów ostatnio graną partię, bez pytania',
    orFile: 'albo plik partii, która ma się toczyć dalej',
  },

  replay: {
    what: 'Opowiedz partię od nowa albo pokaż planszę w wybranej chwili.',
    file: 'plik partii',
    at: 'pokaż planszę po tylu wpisach dziennika',
    seat: 'oczami tego miejsca przy stole: numer albo imię',
    pack: 'plik zestawu, z którym grano',
    by: (game, names) => `${game}: ${names}`,
    seenBy: (name) => `tak, jak widzi to ${name}`,
    seenBySpectator: 'tak, jak widzą to widzowie',
    moment: (number, last) => `Chwila ${number} z ${last}`,
    olderRules: 'To, co było wcześniej, toczyło się według starszych zasad i nie jest opowiadane.',
    waiting: 'Teraz:',
    moments: (command) => `Numery to chwile; ${command} pokazuje planszę w danej chwili.`,
  },

  rules: {
    what: 'Czytaj zasady albo szukaj w nich po numerach lub słowach.',
    search: 'numer, np. B4.4 lub B4, albo słowa',
    ruling: 'nasze rozstrzygnięcie',
    nothing: (game, search) =>
      `Żadna zasada gry ${game} nie pasuje do „${search}”. Można szukać po numerze (4.4), rozdziale (4) albo innych słowach.`,
    found: (number) => countPolish(number, { one: '# zasada', few: '# zasady', many: '# zasad' }),
    legend: 'oznacza nasze rozstrzygnięcie tam, gdzie opublikowane zasady milczą lub są niejasne.',
    editionsDiffer: 'instrukcje się różnią',
    editionsDifferLegend: 'oznacza zasadę, w której niemiecka i polska instrukcja się różnią.',
  },

  content: {
    what: 'Zestawy zawartości: lista, wydruk, sprawdzanie własnego.',
    list: 'Wypisz zestawy wszystkich gier.',
    show: 'Wypisz zestaw jako JSON, jako punkt wyjścia dla własnego.',
    check: 'Sprawdź zestaw i powiedz, co jest w nim nie tak.',
    file: 'plik zestawu',
    pack: 'nazwa albo plik zestawu',
    gameOfPack: 'gra, do której należy zestaw, jeśli plik jej nie podaje',
    wrong: (file, number) => `${file}: nie da się z tym grać, ${faults(number)}.`,
    sound: (file, game) => `${file}: można grać, to zestaw do gry ${game}.`,
    findings: (number) =>
      `${countPolish(number, { one: '# uwaga', few: '# uwagi', many: '# uwag' })} o balansie (mimo to można grać):`,
    hash: (hash) => `Suma kontrolna: ${hash}`,
    playIt: (command) => `Zagraj z nim: ${command}`,
    builtIn: (hash) => `należy do gry, suma kontrolna ${hash}…`,
  },
};
