import { countGerman } from '@triptych/words';
import type { CompanyWords } from './company.en.ts';

export const de: CompanyWords = {
  // From the administrators.
  restart: (minutes: number) =>
    minutes < 1
      ? 'Der Server startet gleich neu. Eure Partie geht sofort weiter.'
      : countGerman(minutes, {
          one: 'Der Server startet in # Minute neu. Eure Partie geht danach einfach weiter.',
          other: 'Der Server startet in # Minuten neu. Eure Partie geht danach einfach weiter.',
        }),
  television: 'Auf dem Fernseher',
  televisionHint:
    'Der große Bildschirm zeigt das Brett, wer am Zug ist, und einen Code für jeden freien Sitz. Geheimnisse zeigt er nie.',
  openTelevision: 'Großen Bildschirm öffnen',
  televisionLink: 'Adresse des großen Bildschirms',
  startOnPhone: 'Wer mitspielt, kann auf dem eigenen Gerät starten.',
  waitingForAll: 'Alle überlegen',
  scanToSit: 'Scannen und Platz nehmen',
  seatCode: (seat) => `QR-Code für Sitz ${seat}`,
  thisSeat: (seat) => `Sitz ${seat} ist für dich reserviert. Gib deinen Namen ein.`,
  handOnly: 'Hier nur meine Hand zeigen',
  handOnlyHint:
    'Für ein Telefon neben dem Fernseher: deine Geheimnisse und deine Entscheidung, sonst nichts.',
  wholeTable: 'Hier den ganzen Tisch zeigen',
  alreadyPlaying: 'Spielst du hier schon mit?',
  iAm: (name) => `Ich bin ${name}, jetzt an diesem Gerät`,
  iAmHint:
    'Am schnellsten geht es mit dem Code, den dein anderes Gerät unter „Runde“ zeigt, oder mit deinem Wiederherstellungscode. Sonst muss das andere Gerät es bestätigen; bist du eine Weile weg, können es auch die anderen am Tisch.',
  claimSent: (name) =>
    `Dein anderes Gerät muss bestätigen, dass du ${name} bist. Bist du eine Weile weg, können es auch die anderen.`,
  claimRefused: (name) => `Die anderen sagen: Du bist nicht ${name}.`,
  neverMind: 'Abbrechen',
  claims: (name) => `Jemand sagt: „Ich bin ${name}, jetzt an einem anderen Gerät.“`,
  admit: 'Ja, stimmt',
  admitLater: (name) =>
    `Bestätigen kann das nur ${name} am eigenen Gerät. Du kannst es erst, wenn ${name} eine Weile weg ist.`,
  reject: 'Nein',
  alsoElsewhere: 'auch an einem anderen Gerät',
  takeSeatBack: (name) => `Andere Geräte abmelden: ${name}`,
  otherDevice: 'An einem anderen Gerät',
  otherDeviceHint:
    'Scanne den Code mit deinem anderen Gerät, um es anzumelden. Er gilt einmal und zehn Minuten lang. Wer ihn scannt, kann für dich spielen.',
  showDeviceCode: 'Code zeigen',
  deviceCode: 'QR-Code für dein anderes Gerät',
  deviceLink: 'Link für dein anderes Gerät',
  continueHere: 'Hier weiterspielen',
  continueHint:
    'Diesen Link hat dir dein anderes Gerät gezeigt. Ab jetzt spielt dieser Browser für dieselbe Person.',
  continueInstead: (name) =>
    `Bisher spielt hier ${name}. Das vergisst dieser Browser dann; zurück kommst du nur mit einem Konto oder einem Wiederherstellungscode.`,
  continued: (name) => `Willkommen, ${name}.`,
  endOthers: 'Meine anderen Geräte abmelden',
  endOthersHint:
    'Falls ein Link in falsche Hände geraten ist; auch noch nicht benutzte Links gelten dann nicht mehr. Kennt jemand deinen Wiederherstellungscode, hol dir einen neuen.',
  othersEnded: 'Deine anderen Geräte sind abgemeldet.',
  share: 'Link teilen',
  shareText: (game) => `Komm, spiel mit uns ${game}!`,
  closeChat: 'Chat schließen',
  quickly: 'Schnell gesagt',
  phrases: {
    hello: 'Hallo!',
    luck: 'Viel Glück!',
    'well-played': 'Gut gespielt!',
    thanks: 'Danke!',
    sorry: 'Tut mir leid!',
    moment: 'Einen Moment.',
    hurry: 'Du bist dran!',
    again: 'Noch eine Partie?',
  },
};
