import { countPolish } from '@triptych/words';
import type { OperatorWords } from './operator.en.ts';

const rows = (number: number) =>
  countPolish(number, { one: '# wiersz', few: '# wiersze', many: '# wierszy' });

export const operator: OperatorWords = {
  verify: {
    what: 'Rozegraj wyeksportowaną partię jeszcze raz i potwierdź jej ziarno i wynik.',
    file: 'wyeksportowana partia',
    committed: (hash) =>
      `Część ziarna pochodząca od serwera zgadza się z tym, co zdeponowano, zanim ktokolwiek usiadł: ${hash}. Porównaj to z tym, co stół wtedy pokazywał.`,
    sum: (seats) =>
      seats === 0
        ? 'Ziarno składa się z samej tej części: żaden gracz nic nie dodał.'
        : `Ziarno składa się z tej części i z tego, co dodali gracze (${seats}).`,
    replayed: (answers) =>
      `Rozegrana jeszcze raz (${countPolish(answers, { one: '# wpis', few: '# wpisy', many: '# wpisów' })} w dzienniku) partia daje ten sam wynik.`,
    shown: 'To, co każdy widział chwila po chwili, wynika z tych odpowiedzi.',
    notShown: 'W pliku nie ma tego, co każdy widział.',
    claimed:
      'Tego plik nie dowodzi, tylko tak twierdzi: imiona, czasy oraz to, czy odpowiadał człowiek, czy bot.',
    confirmed: 'Potwierdzone: ziarna i wyniku nie sfałszowano.',
    problems: {
      commitment: (path) =>
        `NIE POTWIERDZONO: w ${path} część ziarna pochodząca od serwera nie jest tą, którą serwer wcześniej zdeponował.`,
      seed: (path) => `NIE POTWIERDZONO: w ${path} ziarno nie wynika z podanych części.`,
      kept: (path) =>
        `NIE POTWIERDZONO: w trakcie partii w ${path} zmieniły się zasady; nie da się jej rozegrać ponownie od początku.`,
      unfinished: (path) => `NIE POTWIERDZONO: partia w ${path} nie jest zakończona.`,
      outcome: (path) =>
        `NIE POTWIERDZONO: rozegrana jeszcze raz partia z ${path} daje inny wynik niż ten, który w niej zapisano.`,
      recording: (path) =>
        `NIE POTWIERDZONO: ziarno i wynik w ${path} są prawdziwe, ale to, co według pliku każdy widział, nie wynika z tych odpowiedzi. Ktoś to zmienił albo zapisała to inna wersja tego programu.`,
    },
  },

  admin: {
    what: 'Zarządzaj serwerem: lista stołów, zamykanie, usuwanie, kopia zapasowa i jej odtworzenie. Serwer może działać.',
    link: 'Wypisz link, dzięki któremu zostaje się administratorem.',
    linkHint: 'Otwórz ten link w ciągu godziny; działa tylko raz. Kto go otworzy, może zarządzać serwerem.',
    checkBackup:
      'sprawdź zamiast tego tę kopię zapasową: odtwórz ją w tymczasowym folderze i przeczytaj wszystko',
    damagedBackup: (path: string) => `Kopia zapasowa ${path} jest uszkodzona. Zachowaj starszą.`,
    list: 'Wypisz stoły, ostatnio zmieniony pierwszy.',
    close: 'Zamknij stół dla wszystkich.',
    delete: 'Usuń stół i wszystko, co o nim zapisano.',
    backup: 'Zapisz stan wszystkich danych z jednej chwili do pliku.',
    restore:
      'Wypełnij nową, pustą bazę danych z kopii zapasowej; także z jednego rodzaju bazy danych w drugi.',
    check: 'Przeczytaj wszystko, powiedz, co jest uszkodzone, i uratuj, co się da. Nic nie jest zmieniane.',
    save: 'zapisz wszystko, co da się odczytać, w tym pliku jako kopię zapasową',
    noDatabaseFile:
      'Ten plik nie jest bazą danych albo jego początek jest zniszczony: nic nie da się z niego odczytać. Przywróć kopię zapasową.',
    fileProblem: (text: string) => `SQLite zgłasza: ${text}`,
    unreadable: (places: number) =>
      countPolish(places, {
        one: 'Jednego miejsca nie da się odczytać.',
        few: '# miejsc nie da się odczytać.',
        many: '# miejsc nie da się odczytać.',
      }),
    whole: (tables: number) =>
      countPolish(tables, {
        one: 'Jeden stół jest nienaruszony.',
        few: '# stoły są nienaruszone.',
        many: '# stołów jest nienaruszonych.',
      }),
    cut: (id: string, entries: number) =>
      `Zapis stołu ${id} się urywa: można uratować ${countPolish(entries, { one: 'pierwszy wpis', few: 'pierwsze # wpisy', many: 'pierwsze # wpisów' })}.`,
    lost: (id: string) => `Stół ${id} przepadł: żadnego z jego wpisów nie da się odczytać.`,
    saved: (number: number, file: string) =>
      `Uratowano do ${file}: ${rows(number)}. Wypełnij tym nowy folder: admin restore ${file} --data <folder>.`,
    damaged:
      'Baza danych jest uszkodzona. Uratuj to, co czytelne, przez --save <plik> albo przywróć kopię zapasową.',
    damagedAndSaved: 'Baza danych jest uszkodzona. To, co było czytelne, jest uratowane.',
    table: 'stół, tak jak nazywa go `admin list`',
    file: 'plik kopii zapasowej',
    status: 'tylko stoły w tym stanie: open, running, over, closed',
    badStatus: (found, known) => `Flaga --status nie może mieć wartości „${found}”. Możliwe: ${known}.`,
    statuses: { open: 'otwarty', running: 'w grze', over: 'zakończony', closed: 'zamknięty' },
    openSeat: 'wolne',
    none: 'Nie ma takiego stołu.',
    tables: (number) => countPolish(number, { one: '# stół', few: '# stoły', many: '# stołów' }),
    noTable: (id) => `Nie ma stołu ${id}.`,
    notClosed: (id) => `Nie ma stołu ${id}, który dałoby się zamknąć.`,
    closed: (id) => `Stół ${id} jest zamknięty.`,
    deleted: (id) => `Stół ${id} jest usunięty.`,
    backedUp: (number, file) => `Zapisano w ${file}: ${rows(number)}.`,
    restored: (number, file) => `Odtworzono z ${file}: ${rows(number)}.`,
    fileExists: (path) => `${path} już istnieje, a nic nie jest nadpisywane: podaj inny plik.`,
    cannotWrite: (path, why) => `Nie udało się zapisać kopii zapasowej w ${path}: ${why}.`,
    problems: {
      'not-a-backup': (path) =>
        `${path} nie jest kopią zapasową albo jest uszkodzony. Niczego nie odtworzono.`,
      'not-empty': (path) =>
        `Baza danych nie jest pusta, więc niczego nie odtworzono z ${path}. Podaj nową flagą --data albo --database.`,
    },
  },
};
