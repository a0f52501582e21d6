import { countGerman } from '@triptych/words';
import type { ReplayWords } from './en.ts';

export const de: ReplayWords = {
  replay: 'Wiederholung',
  moment: (at, last) => `${at} von ${last}`,
  setUp: 'Aufbau',
  nothingTold: 'Jemand hat sich entschieden',
  scrubber: 'Zeitpunkt der Partie',
  back: 'Einen Schritt zurück',
  on: 'Einen Schritt weiter',
  run: 'Abspielen',
  pause: 'Anhalten',
  pace: 'Tempo',
  seenBy: 'Blickwinkel',
  more: 'Mehr',
  playOn: 'Von hier weiterspielen',
  playOnHint: 'Eine neue Partie in diesem Browser ab diesem Zeitpunkt, mit Bots auf den anderen Sitzen',
  toNow: 'Zurück zum jetzigen Stand',
  since: 'Seit deinem letzten Zug',
  sinceShow: 'Zeig es mir',
  sinceGo: 'Weiter',
  toYou: 'dir',
  analysis: 'Analyse',
  fair: 'War das fair?',
  fairWait: 'Die Partie wird nachgespielt …',
  fairYes: (answers) =>
    countGerman(answers, {
      one: 'Ja. Diese Seite hat die Partie aus ihrem Startwert nachgespielt: Die eine Entscheidung stimmt, und das Ergebnis ist dasselbe.',
      other:
        'Ja. Diese Seite hat die Partie aus ihrem Startwert nachgespielt: Alle # Entscheidungen stimmen, und das Ergebnis ist dasselbe.',
    }),
  fairPromise:
    'Der Server hatte seinen Teil des Startwerts hinterlegt, bevor sich jemand setzte, und die Teile aller Mitspieler stecken darin.',
  fairClaimed:
    'Nicht bewiesen, nur vom Server behauptet: Namen, Zeiten, und ob ein Mensch oder ein Bot entschieden hat.',
  fairAlone: 'Der Startwert wurde zu Beginn der Partie in diesem Browser gezogen.',
  fairPrepared:
    'Diese Partie war vorbereitet, wie eine Einführung, ein Spiel des Tages oder eine Partie, die ab einem früheren Zeitpunkt weitergespielt wird: Ihr Startwert wurde nicht hier gezogen, sondern stand vorher fest.',
  fairNo: 'Nein: Diese Partie lässt sich nicht bestätigen.',
  fairProblems: {
    pack: 'Ihr Inhaltspaket fehlt oder ist ein anderes.',
    commitment: 'Der Server hat einen anderen Teil des Startwerts aufgedeckt, als er hinterlegt hatte.',
    seed: 'Der Startwert passt nicht zu den aufgedeckten Teilen.',
    replay: 'Eine Entscheidung passt nicht zu den jetzigen Regeln.',
    kept: 'Während der Partie änderten sich die Regeln: Sie lässt sich nicht von Anfang an nachspielen.',
    unfinished: 'Nachgespielt endet sie nicht.',
    outcome: 'Nachgespielt endet sie anders.',
  },
  seed: 'Startwert',
  commitment: 'Vorher hinterlegt',
  keyList: [
    ['P', 'Wiederholung'],
    ['← →', 'in der Wiederholung: einen Schritt zurück oder weiter'],
    ['Bild auf, ab', 'in der Wiederholung: ein Kapitel zurück oder weiter'],
    ['Pos1, Ende', 'in der Wiederholung: zum Anfang oder zum Ende'],
    ['Leertaste', 'in der Wiederholung: abspielen oder anhalten'],
    ['Esc', 'in der Wiederholung: zurück zum jetzigen Stand'],
  ],
};
