import { numberIn } from '@triptych/words';
import type { MovingWords } from './moving.en.ts';

export const de: MovingWords = {
  saveFile: 'Als Datei speichern',
  withFriends: 'Mit Freunden weiterspielen',
  withFriendsHint: 'Eröffnet einen Tisch auf dem Server. Wer dem Link folgt, nimmt dort seinen Platz ein.',
  keepHere: 'In diesem Browser behalten',
  openFile: 'Partie aus einer Datei öffnen',
  notRunning: 'Nur eine laufende Partie kann weitergehen.',
  stored: 'In diesem Browser gespeichert',
  matches: 'Partien',
  packs: 'Pakete der Werkstatt',
  other: 'Einstellungen und Übriges',
  total: (used, all) => `${used} von ${all} belegt`,
  persistent: 'Dieser Browser behält alles, bis du es löschst.',
  temporary: 'Dieser Browser kann es löschen, wenn der Platz knapp wird. Speichere Wichtiges als Datei.',
  refused: 'Dieser Browser speichert nichts. Partien und Pakete sind weg, sobald du die Seite schließt.',
  full: 'Der Speicher dieses Browsers ist voll. Speichere als Datei, was du behalten willst, und lösche dann etwas.',
  everything: 'Alles in einer Datei speichern',
  bringBack: 'Alles aus einer Datei zurückholen',
  broughtBack: (matches, packs) => `Wiederhergestellt. Partien: ${matches}, Pakete: ${packs}.`,
  notABackup: (format) =>
    `Diese Datei stammt nicht von „Alles in einer Datei speichern“: Das Feld „format“ müsste „${format}“ lauten.`,
  alreadyHere: (things) => `Schon vorhanden: ${things}.`,
  leftOut: {
    match: (number) => `Partie Nr. ${number} wurde ausgelassen.`,
    pack: (number) => `Paket Nr. ${number} wurde ausgelassen.`,
  },
  packProblems: {
    tooLarge: (kilobytes, values) =>
      `Ein Paket darf höchstens ${numberIn('de', kilobytes)} KB und ${numberIn('de', values)} Werte haben.`,
    noSuchPack: 'Das ist kein Paket eines unserer Spiele.',
  },
  gone: 'Diese Partie ist in diesem Browser nicht mehr gespeichert.',
  problems: {
    'too-large': (megabytes) => `Diese Datei ist zu groß: höchstens ${megabytes} MB.`,
    'not-json': (line, column) => `Das ist kein JSON: siehe Zeile ${line}, Spalte ${column}.`,
    'not-a-match': (format) =>
      `In dieser Datei steckt keine Partie: Das Feld „format“ müsste „${format}“ lauten.`,
    'bad-field': (field) =>
      `Diese Partie lässt sich nicht lesen: Das Feld „${field}“ fehlt oder hat eine andere Form.`,
    'unknown-game': 'Das Spiel dieser Partie gibt es hier nicht.',
    'no-pack': 'Das Inhaltspaket dieser Partie fehlt oder ist nicht spielbar.',
    'other-rules':
      'Diese Partie wurde nach anderen Regeln gespielt, oder ihre Entscheidungen passen nicht zu unseren.',
  },
};
