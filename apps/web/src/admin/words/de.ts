import { countGerman } from '@triptych/words';
import type { AdminWords } from './en.ts';

export const de: AdminWords = {
  title: 'Verwaltung',
  claimHint:
    'Mit diesem Link kannst du diesen Server verwalten: Tische schließen, Leute aussperren, Durchsagen machen.',
  claim: 'Diesen Server verwalten',
  onlyAdmins:
    'Diese Seite ist für die Administratoren des Servers. Wer ihn betreibt, bekommt einen Link mit:',
  refresh: 'Aktualisieren',
  done: 'Erledigt.',
  overview: 'Überblick',
  tablesNow: 'Tische',
  peopleNow: 'Leute',
  banned: (number: number) => `ausgesperrt: ${number}`,
  statuses: { open: 'offen', running: 'läuft', over: 'beendet', closed: 'geschlossen' },
  kinds: { guest: 'Gast', account: 'Konto', program: 'Programm' },
  storage: 'Speicherplatz',
  stored: (size: string, free: string | null) => (free === null ? size : `${size}, ${free} frei`),
  memory: 'Arbeitsspeicher dieses Prozesses',
  running: (tables: number, sockets: number) => `Tische im Speicher: ${tables}, Verbindungen: ${sockets}`,
  since: (when: string) => `Läuft seit ${when}`,
  bots: 'Bots',
  botLoad: (thinking: number, threads: number, waiting: number) =>
    `beschäftigte Threads: ${thinking} von ${threads}, wartende Bots: ${waiting}`,
  botTime: (answers: number, seconds: string) => `Antworten: ${answers}, 95 % binnen ${seconds} s`,
  problems: 'Ereignisse, Warnungen und Fehler',
  noProblems: 'Keine, seit dieser Prozess läuft.',
  announce: 'Durchsage',
  announceHint: 'Erscheint in jeder Partie, auf Fernsehern und auf jeder Seite, bis du sie beendest.',
  announceText: 'In eigenen Worten',
  announceSend: 'Durchsagen',
  announceEnd: 'Durchsage beenden',
  restartIn: (minutes: number) =>
    countGerman(minutes, {
      one: 'Neustart in # Minute ankündigen',
      other: 'Neustart in # Minuten ankündigen',
    }),
  restartHint:
    'Das kündigt den Neustart nur an, allen in ihrer eigenen Sprache. Neu starten musst du den Server selbst.',
  now: 'Gerade zu sehen:',
  retention: 'Aufbewahrung',
  keepDays: 'Tische löschen, die so viele Tage niemand angerührt hat (0: nie)',
  keep: 'Speichern',
  backups: 'Sicherungen',
  backupEvery: (hours: number) =>
    hours === 0
      ? 'Automatisch werden keine angelegt.'
      : countGerman(hours, { one: 'Automatisch, jede Stunde.', other: 'Automatisch, alle # Stunden.' }),
  backUp: 'Jetzt sichern',
  backingUp: 'Die Sicherung wird geschrieben und geprüft …',
  backedUp: (name: string) => `Geschrieben und geprüft: ${name}`,
  noBackups: 'Noch keine.',
  backupFailed: (why: string) => `Die letzte Sicherung ist fehlgeschlagen: ${why}`,
  find: 'Nach Namen suchen',
  search: 'Suchen',
  close: 'Schließen',
  remove: 'Löschen',
  save: 'Exportieren',
  ban: 'Aussperren',
  lockedOut: 'ausgesperrt',
  unban: 'Wieder einlassen',
  you: 'Administrator',
  sure: 'Wirklich?',
  atTables: (number: number) => countGerman(number, { one: '# Tisch', other: '# Tische' }),
  nothing: 'Nichts gefunden.',
  mine: 'Deine Daten',
  mineHint: 'Alles, was dieser Server über dich speichert, als Datei.',
  exportMine: 'Meine Daten herunterladen',
  deleteHint:
    'Löscht dich, dein Konto und alles, was du geschrieben hast. Laufende Partien gibst du auf; beendete mit anderen bleiben, ohne deinen Namen.',
  deleteMine: 'Alle meine Daten löschen',
  deleted: 'Alle deine Daten sind gelöscht.',
};
