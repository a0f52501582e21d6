import { countGerman } from '@triptych/words';
import type { OperatorWords } from './operator.en.ts';

const rows = (number: number) => countGerman(number, { one: '# Zeile', other: '# Zeilen' });

export const operator: OperatorWords = {
  verify: {
    what: 'Eine exportierte Partie noch einmal spielen und ihren Startwert und ihr Ergebnis bestätigen.',
    file: 'die exportierte Partie',
    committed: (hash) =>
      `Der Teil des Startwerts, der vom Server kommt, passt zu dem, was hinterlegt war, bevor sich jemand setzte: ${hash}. Vergleiche es mit dem, was der Tisch damals zeigte.`,
    sum: (seats) =>
      seats === 0
        ? 'Der Startwert besteht aus diesem Teil allein: Kein Spieler hat etwas hinzugefügt.'
        : `Der Startwert besteht aus diesem Teil und dem, was ${countGerman(seats, { one: '# Spieler', other: '# Spieler' })} hinzugefügt ${seats === 1 ? 'hat' : 'haben'}.`,
    replayed: (answers) =>
      `Noch einmal gespielt (${countGerman(answers, { one: '# Eintrag', other: '# Einträge' })} im Protokoll), kommt die Partie zum selben Ergebnis.`,
    shown: 'Was allen Augenblick für Augenblick gezeigt wurde, ergibt sich aus diesen Antworten.',
    notShown: 'Was allen gezeigt wurde, steht nicht in der Datei.',
    claimed:
      'Nicht bewiesen, nur von der Datei behauptet: Namen, Zeiten, und ob ein Mensch oder ein Bot geantwortet hat.',
    confirmed: 'Bestätigt: Startwert und Ergebnis wurden nicht verfälscht.',
    problems: {
      commitment: (path) =>
        `NICHT BESTÄTIGT: In ${path} ist der Teil des Servers am Startwert nicht der vorher hinterlegte.`,
      seed: (path) =>
        `NICHT BESTÄTIGT: In ${path} ergibt sich der Startwert nicht aus den Teilen, die genannt sind.`,
      kept: (path) =>
        `NICHT BESTÄTIGT: Während der Partie in ${path} änderten sich die Regeln; sie lässt sich nicht von Anfang an noch einmal spielen.`,
      unfinished: (path) => `NICHT BESTÄTIGT: Die Partie in ${path} ist nicht zu Ende.`,
      outcome: (path) =>
        `NICHT BESTÄTIGT: Noch einmal gespielt, kommt die Partie in ${path} zu einem anderen Ergebnis als dem, das dort steht.`,
      recording: (path) =>
        `NICHT BESTÄTIGT: Startwert und Ergebnis in ${path} stimmen, aber was dort allen gezeigt worden sein soll, ergibt sich nicht aus diesen Antworten. Jemand hat es verändert, oder eine andere Version dieses Programms hat es geschrieben.`,
    },
  },

  admin: {
    what: 'Einen Server verwalten: Tische auflisten, schließen, löschen; sichern und wiederherstellen. Er darf laufen.',
    link: 'Einen Link ausgeben: Wer ihn öffnet, wird Administrator.',
    linkHint:
      'Öffne diesen Link binnen einer Stunde; er gilt einmal. Wer ihn öffnet, darf den Server verwalten.',
    checkBackup: 'stattdessen diese Sicherung prüfen: in einen temporären Ordner einspielen und alles lesen',
    damagedBackup: (path: string) => `Die Sicherung ${path} ist beschädigt. Behalte eine ältere.`,
    list: 'Die Tische auflisten, den zuletzt veränderten zuerst.',
    close: 'Einen Tisch für alle schließen.',
    delete: 'Einen Tisch löschen und alles, was über ihn gespeichert ist.',
    backup: 'Eine Momentaufnahme aller Daten in eine Datei schreiben.',
    restore:
      'Eine neue, leere Datenbank aus einer Sicherung füllen; auch von der einen Art Datenbank in die andere.',
    check: 'Alles lesen, sagen, was beschädigt ist, und retten, was zu retten ist. Nichts wird verändert.',
    save: 'alles Lesbare als Sicherung in diese Datei schreiben',
    noDatabaseFile:
      'Diese Datei ist keine Datenbank, oder ihr Anfang ist zerstört: Aus ihr lässt sich nichts lesen. Spiel eine Sicherung ein.',
    fileProblem: (text: string) => `SQLite meldet: ${text}`,
    unreadable: (places: number) =>
      countGerman(places, { one: 'Eine Stelle ist nicht lesbar.', other: '# Stellen sind nicht lesbar.' }),
    whole: (tables: number) =>
      countGerman(tables, { one: 'Ein Tisch ist unversehrt.', other: '# Tische sind unversehrt.' }),
    cut: (id: string, entries: number) =>
      `Tisch ${id} bricht ab: ${countGerman(entries, { one: 'Sein erster Eintrag lässt', other: 'Seine ersten # Einträge lassen' })} sich retten.`,
    lost: (id: string) => `Tisch ${id} ist verloren: Keiner seiner Einträge ist lesbar.`,
    saved: (number: number, file: string) =>
      `Gerettet nach ${file}: ${rows(number)}. Damit lässt sich ein neuer Ordner füllen: admin restore ${file} --data <Ordner>.`,
    damaged:
      'Die Datenbank ist beschädigt. Rette das Lesbare mit --save <Datei>, oder spiel eine Sicherung ein.',
    damagedAndSaved: 'Die Datenbank ist beschädigt. Was lesbar war, ist gerettet.',
    table: 'der Tisch, wie `admin list` ihn nennt',
    file: 'die Datei der Sicherung',
    status: 'nur Tische in diesem Zustand: open, running, over, closed',
    badStatus: (found, known) => `--status kann nicht „${found}“ sein. Möglich: ${known}.`,
    statuses: { open: 'offen', running: 'läuft', over: 'beendet', closed: 'geschlossen' },
    openSeat: 'frei',
    none: 'Es gibt keinen solchen Tisch.',
    tables: (number) => countGerman(number, { one: '# Tisch', other: '# Tische' }),
    noTable: (id) => `Einen Tisch ${id} gibt es nicht.`,
    notClosed: (id) => `Es gibt keinen Tisch ${id}, der sich schließen ließe.`,
    closed: (id) => `Der Tisch ${id} ist geschlossen.`,
    deleted: (id) => `Der Tisch ${id} ist gelöscht.`,
    backedUp: (number, file) => `In ${file} geschrieben: ${rows(number)}.`,
    restored: (number, file) => `Aus ${file} wiederhergestellt: ${rows(number)}.`,
    fileExists: (path) => `${path} gibt es schon, und nichts wird überschrieben: Nenne eine andere Datei.`,
    cannotWrite: (path, why) => `Die Sicherung ließ sich nicht in ${path} schreiben: ${why}.`,
    problems: {
      'not-a-backup': (path) =>
        `${path} ist keine Sicherung oder beschädigt. Nichts wurde wiederhergestellt.`,
      'not-empty': (path) =>
        `Die Datenbank ist nicht leer, deshalb wurde aus ${path} nichts wiederhergestellt. Nenne mit --data oder --database eine neue.`,
    },
  },
};
