import { countPolish } from '@triptych/words';
import type { AdminWords } from './en.ts';

export const pl: AdminWords = {
  title: 'Administracja',
  claimHint:
    'Dzięki temu linkowi możesz zarządzać tym serwerem: zamykać stoły, blokować osoby, wysyłać ogłoszenia.',
  claim: 'Zarządzaj tym serwerem',
  onlyAdmins: 'Ta strona jest dla administratorów serwera. Kto go prowadzi, dostanie link poleceniem:',
  refresh: 'Odśwież',
  done: 'Gotowe.',
  overview: 'Przegląd',
  tablesNow: 'Stoły',
  peopleNow: 'Osoby',
  banned: (number: number) => `zablokowane: ${number}`,
  statuses: { open: 'otwarty', running: 'w grze', over: 'zakończony', closed: 'zamknięty' },
  kinds: { guest: 'gość', account: 'konto', program: 'program' },
  storage: 'Miejsce na dysku',
  stored: (size: string, free: string | null) => (free === null ? size : `${size}, wolne: ${free}`),
  memory: 'Pamięć tego procesu',
  running: (tables: number, sockets: number) => `stoły w pamięci: ${tables}, połączenia: ${sockets}`,
  since: (when: string) => `Działa od: ${when}`,
  bots: 'Boty',
  botLoad: (thinking: number, threads: number, waiting: number) =>
    `zajęte wątki: ${thinking} z ${threads}, w kolejce: ${waiting}`,
  botTime: (answers: number, seconds: string) => `odpowiedzi: ${answers}, 95% w ciągu ${seconds} s`,
  problems: 'Zdarzenia, ostrzeżenia i błędy',
  noProblems: 'Żadnych, odkąd działa ten proces.',
  announce: 'Ogłoszenie',
  announceHint: 'Widać je w każdej partii, na telewizorach i na każdej stronie, dopóki go nie zakończysz.',
  announceText: 'Własnymi słowami',
  announceSend: 'Ogłoś',
  announceEnd: 'Zakończ ogłoszenie',
  restartIn: (minutes: number) =>
    countPolish(minutes, {
      one: 'Zapowiedz restart za # minutę',
      few: 'Zapowiedz restart za # minuty',
      many: 'Zapowiedz restart za # minut',
    }),
  restartHint:
    'To tylko zapowiedź, którą każdy czyta w swoim języku. Serwer trzeba zrestartować samodzielnie.',
  now: 'Teraz widać:',
  retention: 'Przechowywanie',
  keepDays: 'Usuwaj stoły, których nikt nie ruszał przez tyle dni (0: nigdy)',
  keep: 'Zapisz',
  backups: 'Kopie zapasowe',
  backupEvery: (hours: number) =>
    hours === 0
      ? 'Nie są tworzone automatycznie.'
      : countPolish(hours, {
          one: 'Automatycznie co godzinę.',
          few: 'Automatycznie co # godziny.',
          many: 'Automatycznie co # godzin.',
        }),
  backUp: 'Utwórz kopię teraz',
  backingUp: 'Trwa zapisywanie i sprawdzanie kopii…',
  backedUp: (name: string) => `Zapisano i sprawdzono: ${name}`,
  noBackups: 'Jeszcze żadnej.',
  backupFailed: (why: string) => `Ostatnia kopia się nie udała: ${why}`,
  find: 'Szukaj po imieniu',
  search: 'Szukaj',
  close: 'Zamknij',
  remove: 'Usuń',
  save: 'Eksportuj',
  ban: 'Zablokuj',
  lockedOut: 'blokada',
  unban: 'Odblokuj',
  you: 'administrator',
  sure: 'Na pewno?',
  atTables: (number: number) => countPolish(number, { one: '# stół', few: '# stoły', many: '# stołów' }),
  nothing: 'Nic nie znaleziono.',
  mine: 'Twoje dane',
  mineHint: 'Wszystko, co ten serwer o tobie przechowuje, w jednym pliku.',
  exportMine: 'Pobierz moje dane',
  deleteHint:
    'Usuwa ciebie, twoje konto i wszystkie twoje wpisy. Trwające partie zostaną poddane; zakończone partie z innymi pozostaną, ale bez twojego imienia.',
  deleteMine: 'Usuń wszystkie moje dane',
  deleted: 'Wszystkie twoje dane zostały usunięte.',
};
