import { countPolish } from '@triptych/words';
import type { ServerWords } from './en.ts';

export const pl: ServerWords = {
  page: {
    noClient: 'Serwer działa, ale strona dla przeglądarek nie jest zbudowana.',
    terminal: 'Gra w terminalu:',
    api: 'Dla programów:',
    wrongHost:
      'Ten serwer nie zna nazwy z paska adresu. Osoba, która go prowadzi, podaje przy uruchomieniu adres publiczny:',
  },
  banner: {
    admin: 'Zarządzaj serwerem (jednorazowo, w ciągu godziny)',
    open: 'Triptych działa.',
    here: 'Na tym komputerze',
    network: 'W twojej sieci',
    stop: 'Ctrl+C kończy pracę.',
  },
  what: 'Uruchamia serwer, żeby można było grać przez sieć.',
  standard: (value) => `domyślnie: ${value}`,
  settings: {
    port: 'port, na którym serwer nasłuchuje',
    host: 'adres, na którym serwer nasłuchuje; 127.0.0.1: tylko ten komputer',
    data: 'folder bazy danych; powstanie, jeśli go nie ma',
    database: 'baza PostgreSQL zamiast tego folderu (postgres://…)',
    base: 'adres, pod którym ludzie docierają do serwera stojącego za proxy',
    log: 'ile trafia do dziennika: silent, error, warn, info, debug',
    trustProxy: 'wierz proxy, z jakiego adresu przychodzi żądanie',
    requests: 'żądania na adres i minutę',
    messages:
      'wiadomości na połączenie i sekundę, a także polecenia na miejsce; na adres pięć razy więcej poleceń',
    chat: 'wiersze czatu na osobę i minutę',
    sockets: 'połączenia na adres',
    tables: 'stoły naraz w pamięci',
    keepDays: 'dni, po których skończone lub porzucone stoły są usuwane; 0: nigdy',
    backups: 'folder na kopie zapasowe; domyślnie „backups” w folderze danych',
    backupHours: 'co ile godzin powstaje kopia zapasowa; 0: nigdy',
    backupKeep: 'ile kopii zapasowych jest przechowywanych',
    botThreads: 'wątki dla botów',
    awayAfter: 'sekundy, po których gracz bez połączenia jest uznawany za nieobecnego',
    smtp: 'serwer SMTP dla poczty (smtp://nazwa:hasło@host:port); brak: poczta nie jest wysyłana',
    mailFrom: 'nadawca poczty; ten adres poznają też usługi push',
    privateWebhooks: 'webhooki mogą sięgać do sieci prywatnych, także do tego komputera',
    notices: 'powiadomień na osobę i dobę',
    metricsToken: 'token, z którym inny komputer może czytać /metrics; brak: tylko ten komputer',
  },
  problems: {
    notANumber: (flag, value) => `Flaga ${flag} wymaga liczby całkowitej, a nie „${value}”.`,
    notAChoice: (flag, value, choices) =>
      `Flaga ${flag} nie może mieć wartości „${value}”. Możliwe: ${choices}.`,
    notAnAddress: (flag, value) =>
      `Flaga ${flag} wymaga adresu takiego jak https://play.example.org, a nie „${value}”.`,
    portTaken: (port) => `Port ${port} jest zajęty. Wybierz inny flagą --port.`,
    alreadyServed: (folder) =>
      `Inny serwer używa już folderu ${folder}. Zatrzymaj go albo daj temu własny folder flagą --data.`,
    noDatabase: (folder) => `W folderze ${folder} nie ma bazy danych serwera.`,
    cannotListen: (address, why) => `Serwer nie może nasłuchiwać na ${address}: ${why}.`,
    cannotUse: (folder, why) =>
      `Folderu ${folder} nie da się użyć: ${why}. Zrób tam miejsce i pozwól temu użytkownikowi w nim pisać albo podaj inny flagą --data.`,
    noMailFrom: (flag) => `Do wysyłania poczty potrzebny jest nadawca: ${flag}, na przykład gry@example.org.`,
    noBase: (flag) =>
      `Do wysyłania poczty potrzebny jest adres tego serwera: ${flag}. Tam prowadzą linki w wiadomościach.`,
    cannotOpen: (where, why) => `Bazy danych ${where} nie da się otworzyć: ${why}.`,
  },
  notice: {
    yourTurn: 'Twoja kolej',
    table: (game, others) => (others === null ? game : `${game}, grają też: ${others}`),
    digest: (tables) =>
      countPolish(tables, {
        one: 'Twoja kolej w jednej partii',
        few: 'Twoja kolej w # partiach',
        many: 'Twoja kolej w # partiach',
        other: 'Twoja kolej w # partii',
      }),
    toMatch: 'Przejdź do partii',
    toMatches: 'Przejdź do swoich partii',
    stop: 'Wyłącz te powiadomienia',
    test: 'Powiadomienia działają',
    testHint: 'Odezwiemy się, gdy przyjdzie twoja kolej.',
    confirm: 'Czy to twój adres?',
    confirmHint:
      'Ktoś poprosił, żebyśmy pisali tutaj, gdy w grze przychodzi jego kolej. Jeśli to ty, potwierdź. Jeśli nie, nie rób nic; więcej nie napiszemy.',
    confirmLink: 'Potwierdź adres',
    stopAsk: 'Wyłączyć te powiadomienia? Twoje partie trwają dalej.',
    stopped: 'Gotowe. Tą drogą nic już nie przyjdzie.',
    confirmed: 'Dziękujemy. Od teraz piszemy, gdy przyjdzie twoja kolej.',
    gone: 'Ten link jest już nieważny.',
    home: 'Do Triptychu',
  },
};
