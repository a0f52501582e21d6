import { numberIn } from '@triptych/words';
import type { MovingWords } from './moving.en.ts';

export const pl: MovingWords = {
  saveFile: 'Zapisz jako plik',
  withFriends: 'Graj dalej ze znajomymi',
  withFriendsHint: 'Otwiera stół na serwerze. Kto otworzy link, zajmie tam swoje miejsce.',
  keepHere: 'Zachowaj w tej przeglądarce',
  openFile: 'Otwórz partię z pliku',
  notRunning: 'Kontynuować można tylko trwającą partię.',
  stored: 'Zapisane w tej przeglądarce',
  matches: 'Partie',
  packs: 'Zestawy z warsztatu',
  other: 'Ustawienia i inne dane',
  total: (used, all) => `Zajęte: ${used} z ${all}`,
  persistent: 'Ta przeglądarka zachowa to, dopóki tego nie usuniesz.',
  temporary: 'Ta przeglądarka może to usunąć, gdy zabraknie miejsca. Ważne rzeczy zapisz jako plik.',
  refused: 'Ta przeglądarka niczego nie zapisuje. Partie i zestawy przepadną po zamknięciu strony.',
  full: 'Pamięć tej przeglądarki jest pełna. To, co chcesz zachować, zapisz jako plik, a potem coś usuń.',
  everything: 'Zapisz wszystko w jednym pliku',
  bringBack: 'Przywróć wszystko z pliku',
  broughtBack: (matches, packs) => `Przywrócono. Partie: ${matches}, zestawy: ${packs}.`,
  notABackup: (format) =>
    `Ten plik nie powstał przez „Zapisz wszystko w jednym pliku”: pole „format” powinno mieć wartość „${format}”.`,
  alreadyHere: (things) => `Już zapisane: ${things}.`,
  leftOut: {
    match: (number) => `Pominięto partię nr ${number}.`,
    pack: (number) => `Pominięto zestaw nr ${number}.`,
  },
  packProblems: {
    tooLarge: (kilobytes, values) =>
      `Zestaw może mieć najwyżej ${numberIn('pl', kilobytes)} KB, a liczba wartości nie może przekroczyć ${numberIn('pl', values)}.`,
    noSuchPack: 'To nie jest zestaw do żadnej z naszych gier.',
  },
  gone: 'Ta partia nie jest już zapisana w tej przeglądarce.',
  problems: {
    'too-large': (megabytes) => `Ten plik jest za duży: najwyżej ${megabytes} MB.`,
    'not-json': (line, column) => `To nie jest JSON: zobacz wiersz ${line}, kolumnę ${column}.`,
    'not-a-match': (format) => `W tym pliku nie ma partii: pole „format” powinno mieć wartość „${format}”.`,
    'bad-field': (field) =>
      `Nie da się odczytać tej partii: pola „${field}” brakuje albo ma ono inną postać.`,
    'unknown-game': 'Nie ma tu gry, z której pochodzi ta partia.',
    'no-pack': 'Brakuje zestawu zawartości tej partii albo nie da się nim grać.',
    'other-rules': 'Tę partię rozegrano według innych zasad albo decyzje graczy nie pasują do naszych.',
  },
};
