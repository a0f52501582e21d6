import { countGerman } from '@triptych/words';
import type { play as en } from './play.en.ts';

const answers = (number: number) => countGerman(number, { one: '# Antwort', other: '# Antworten' });
const numbers = (number: number) => countGerman(number, { one: '# Zahl', other: '# Zahlen' });

export const play: typeof en = {
  botNames: ['Bot Ada', 'Bot Bruno', 'Bot Cleo', 'Bot Dario', 'Bot Edda', 'Bot Fynn', 'Bot Gala', 'Bot Hugo'],
  player: 'Spieler',

  unfinished: 'Unterbrochene Partien:',
  matchLine: (game, names, number) => `${game} (${names}), bisher ${answers(number)}`,
  goOnWith: (number) =>
    `Enter setzt Partie 1 fort${number > 1 ? ', eine Zahl eine andere' : ''}; n beginnt eine neue`,
  unreadable: (number, folder) =>
    countGerman(number, {
      one: `(# Datei in ${folder} lässt sich hier nicht öffnen und bleibt, wie sie ist.)`,
      other: `(# Dateien in ${folder} lassen sich hier nicht öffnen und bleiben, wie sie sind.)`,
    }),
  whichGame: (first) => `Welches Spiel? [${first}]`,
  whoPlays: (name) => `Wer spielt an dieser Tastatur? Namen, durch Kommas getrennt [${name}]`,
  howManyBots: (standard, least, most) => `Wie viele Bots, ${least} bis ${most}? [${standard}]`,
  optionsAre: (list) => `Optionen: ${list}`,
  changeOptions: 'Enter beginnt; eine Zahl ändert eine Option',
  begin: (game, names, pack) => `${game}: ${names}. Paket: ${pack}.`,
  resumed: (game, names) => `${game} geht weiter: ${names}.`,
  savedIn: (path) => `Nach jeder Antwort gespeichert in ${path}.`,
  helpHint: 'Hilfe gibt es jederzeit mit ?.',
  theNumber: 'Die Zahl der Bots',

  sinceYourTurn: 'Seit deinem letzten Zug:',
  handOver: (name) => `Gib die Tastatur weiter: ${name} ist dran.`,
  pressEnter: 'Enter drücken.',
  enterHides: 'Enter verdeckt den Bildschirm für die nächste Person; u nimmt zurück',
  enterOrTakeBack: (name) => `Enter drücken; u nimmt die letzte Antwort zurück (${name}).`,
  sealed: 'Geheim: Bevor alle geantwortet haben, erfährt niemand deine Antwort.',
  lastSecret:
    'Alle anderen haben geantwortet: Nach deiner Antwort werden alle aufgedeckt und lassen sich nicht mehr zurücknehmen.',
  ready: 'Deine Antwort bleibt geheim. Jetzt sind die anderen dran.',
  notPossible: 'nicht möglich',
  takenBack: (number) => `Zurückgenommen: ${answers(number)}.`,
  ruleHint: (rule) => `(Regel ${rule}; \`rules ${rule}\` zeigt sie)`,
  noSuchNumber: (most) => `Das steht nicht zur Wahl. Gib eine Zahl von 1 bis ${most} ein.`,
  noSeat: '(niemand an diesem Tisch)',
  proposal: (answer) => `Vorschlag: ${answer}. Enter übernimmt ihn; oder tippe eine andere Antwort.`,
  confirmPreview: 'Enter bestätigt; oder tippe eine andere Antwort.',
  notUnderstood: (text) => `„${text}“ ist weder Wahl noch Befehl; ? zeigt, was möglich ist.`,
  whichSeat: (list) => `Wessen? Zur Wahl: ${list}.`,
  left: 'Bis später: Die Partie ist gespeichert.',
  goOnLater: (command) => `Weiter geht es mit \`${command}\`.`,
  leftSetup: 'Es wurde keine Partie begonnen.',

  entry: {
    one: (most) => `Gib eine Zahl von 1 bis ${most} ein.`,
    some: (least, most) =>
      least === most
        ? `Gib ${numbers(least)} ein${least > 1 ? ', durch Leerzeichen getrennt' : ''}.`
        : `Gib ${least} bis ${most} Zahlen ein, durch Leerzeichen getrennt${least === 0 ? ' (- für keine)' : ''}.`,
    letters: (length, example) => `Tippe ${length} Buchstaben der Reihe nach, zum Beispiel ${example}.`,
    sequence: (length) =>
      `Gib ${numbers(length)} der Reihe nach ein, durch Leerzeichen getrennt; auch mehrmals dieselbe.`,
    distribute: (targets, least, most, example) =>
      `Gib ${numbers(targets)} ein, für jede Zeile eine: wie viele dorthin kommen (zusammen ${least === most ? least : `${least} bis ${most}`}), zum Beispiel ${example}.`,
    order: (length) => `Gib alle Zahlen (${length}) in der gewünschten Reihenfolge ein.`,
    assign: (items) => `Gib ${numbers(items)} ein, der Reihe nach für jede Zeile oben eine.`,
    atMost: (cap) => `höchstens ${cap}`,
    choices: 'Zur Wahl:',
    onlyThese: (list) => `nur ${list}`,
  },

  help: {
    title: 'Was du eingeben kannst',
    answer: 'deine Antwort, als Zahl',
    undo: 'die letzte Antwort zurücknehmen',
    reset: 'alles zurücknehmen, was noch geht',
    help: 'diese Hilfe, und warum manches nicht geht',
    log: 'die letzten Zeilen des Verlaufs (l 100: mehr; l all: alles)',
    board: 'noch einmal der Spielplan',
    rules: (example) => `die betreffende Regel; rules ${example} oder rules mit Wörtern sucht`,
    open: 'alles, was vor jemand anderem liegt (o 2 oder o Ben)',
    quit: 'aufhören; die Partie ist gespeichert',
    why: 'Warum nicht?',
    seat: 'Sitz',
    text: 'Text',
  },

  scoring: 'Die Wertung, Schritt für Schritt',
  ranking: 'Endstand',
  tieBreak: (list) => `Bei Gleichstand entschied: ${list}.`,
  sharedRank: 'In allem gleich: Der Platz wird geteilt.',
  seed: (seed) => `Startwert: ${seed}`,
  savedAs: (path) => `Gespeichert in ${path}`,
  achievementsBroken: (path, aside) =>
    `Dein Fortschritt in ${path} ist nicht lesbar. Die Datei wurde als ${aside} aufgehoben; der Fortschritt beginnt von vorn.`,
  lastHappened: 'Was zuletzt geschah:',
  replayIt: (command) => `Noch einmal ansehen: ${command}`,
};
