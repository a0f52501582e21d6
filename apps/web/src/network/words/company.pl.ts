import { countPolish } from '@triptych/words';
import type { CompanyWords } from './company.en.ts';

export const pl: CompanyWords = {
  // From the administrators.
  restart: (minutes: number) =>
    minutes < 1
      ? 'Serwer zaraz uruchomi się ponownie. Za chwilę gracie dalej.'
      : countPolish(minutes, {
          one: 'Za # minutę serwer uruchomi się ponownie. Potem po prostu gracie dalej.',
          few: 'Za # minuty serwer uruchomi się ponownie. Potem po prostu gracie dalej.',
          many: 'Za # minut serwer uruchomi się ponownie. Potem po prostu gracie dalej.',
        }),
  television: 'Na telewizorze',
  televisionHint:
    'Duży ekran pokazuje planszę, czyja jest kolej, i kod dla każdego wolnego miejsca. Nigdy nie pokazuje niczyich tajemnic.',
  openTelevision: 'Otwórz duży ekran',
  televisionLink: 'Adres dużego ekranu',
  startOnPhone: 'Każdy gracz może zacząć na swoim urządzeniu.',
  waitingForAll: 'Czekamy na wszystkich',
  scanToSit: 'Zeskanuj i usiądź',
  seatCode: (seat) => `Kod QR dla miejsca ${seat}`,
  thisSeat: (seat) => `Miejsce ${seat} jest zarezerwowane dla ciebie. Podaj swoje imię.`,
  handOnly: 'Pokaż tu tylko moją rękę',
  handOnlyHint: 'Dla telefonu obok telewizora: twoje tajemnice i twoja decyzja, nic więcej.',
  wholeTable: 'Pokaż tu cały stół',
  alreadyPlaying: 'Grasz już przy tym stole?',
  iAm: (name) => `To ja, ${name}, teraz na tym urządzeniu`,
  iAmHint:
    'Najszybciej będzie kodem, który twoje drugie urządzenie pokazuje w części „Gracze”, albo kodem odzyskiwania. W przeciwnym razie musi to potwierdzić tamto urządzenie, a po twojej dłuższej nieobecności mogą to zrobić także inni przy stole.',
  claimSent: (name) =>
    `Twoje drugie urządzenie musi potwierdzić, że to ty: ${name}. Po twojej dłuższej nieobecności mogą to zrobić także inni.`,
  claimRefused: (name) => `Inni twierdzą, że to nie ty: ${name}.`,
  neverMind: 'Anuluj',
  claims: (name) => `Ktoś mówi: „To ja, ${name}, teraz na innym urządzeniu”.`,
  admit: 'Zgadza się',
  admitLater: (name) =>
    `Może to potwierdzić tylko ${name} na swoim urządzeniu, a inni – po dłuższej nieobecności tej osoby.`,
  reject: 'Nie',
  alsoElsewhere: 'także na innym urządzeniu',
  takeSeatBack: (name) => `Wyloguj inne urządzenia gracza ${name}`,
  otherDevice: 'Na innym urządzeniu',
  otherDeviceHint:
    'Zeskanuj to drugim urządzeniem: od razu będzie zalogowane jako ty. Kod działa raz, przez dziesięć minut. Kto go zeskanuje, gra za ciebie.',
  showDeviceCode: 'Pokaż kod',
  deviceCode: 'Kod QR dla twojego innego urządzenia',
  deviceLink: 'Link dla twojego innego urządzenia',
  continueHere: 'Graj dalej tutaj',
  continueHint: 'Ten link pokazało inne urządzenie. Odtąd w tej przeglądarce gra ta sama osoba.',
  continueInstead: (name) =>
    `Dotąd w tej przeglądarce gra ${name}. Przeglądarka o tym zapomni: wrócić można tylko przez konto albo kod odzyskiwania.`,
  continued: (name) => `Witaj, ${name}.`,
  endOthers: 'Wyloguj moje inne urządzenia',
  endOthersHint:
    'Gdyby link trafił w niepowołane ręce: nieużyte linki też przestaną działać. Jeśli ktoś zna twój kod odzyskiwania, utwórz nowy.',
  othersEnded: 'Twoje inne urządzenia są wylogowane.',
  share: 'Udostępnij link',
  shareText: (game) => `Zagraj z nami w ${game}!`,
  closeChat: 'Zamknij czat',
  quickly: 'Szybkie zwroty',
  phrases: {
    hello: 'Cześć!',
    luck: 'Powodzenia!',
    'well-played': 'Dobra gra!',
    thanks: 'Dziękuję!',
    sorry: 'Przepraszam!',
    moment: 'Chwileczkę.',
    hurry: 'Twoja kolej!',
    again: 'Jeszcze jedna partia?',
  },
};
