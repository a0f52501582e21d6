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
  notABackup: 'Diese Datei stammt nicht von „Alles in einer Datei speichern“.',
  problems: {
    'too-large': 'Diese Datei ist zu groß für eine Partie.',
    'not-json': 'Diese Datei ist kein JSON.',
    'not-a-match': 'In dieser Datei steckt keine Partie.',
    'unknown-game': 'Das Spiel dieser Partie gibt es hier nicht.',
    'no-pack': 'Das Inhaltspaket dieser Partie fehlt oder ist nicht spielbar.',
    'other-rules':
      'Diese Partie wurde nach anderen Regeln gespielt, oder ihre Entscheidungen passen nicht zu unseren.',
  },
};
