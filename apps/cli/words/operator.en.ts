import { countEnglish } from '@triptych/words';

const rows = (number: number) => countEnglish(number, { one: '# row', other: '# rows' });
const players = (number: number) => countEnglish(number, { one: '# player', other: '# players' });

/** Help texts and output of `verify` and `admin`. */
export const operator = {
  verify: {
    what: 'Replay an exported match and confirm its seed and result.',
    file: 'the exported match',
    committed: (hash: string) =>
      `The server’s part of the seed matches the hash published before anyone sat down: ${hash}. Compare it with the one the table showed.`,
    sum: (seats: number) =>
      seats === 0
        ? 'The seed consists of that part alone: no player added anything.'
        : `The seed consists of that part and the parts added by ${players(seats)}.`,
    replayed: (answers: number) =>
      `Replayed (${countEnglish(answers, { one: '# log entry', other: '# log entries' })}), the match ends with the same result.`,
    shown: 'What each viewer was shown, moment by moment, follows from these answers.',
    notShown: 'The file does not include what each viewer was shown.',
    claimed: 'Not proven, only claimed by the file: names, times, and whether a person or a bot answered.',
    confirmed: 'Confirmed: no one has tampered with the seed or the result.',
    problems: {
      commitment: (path: string) =>
        `NOT CONFIRMED: in ${path}, the server’s part of the seed does not match the hash it published beforehand.`,
      seed: (path: string) => `NOT CONFIRMED: in ${path}, the seed does not match the parts listed.`,
      kept: (path: string) =>
        `NOT CONFIRMED: the rules changed during the match in ${path}, so it cannot be replayed from the start.`,
      unfinished: (path: string) => `NOT CONFIRMED: the match in ${path} is not over.`,
      outcome: (path: string) =>
        `NOT CONFIRMED: when replayed, the match in ${path} ends with a different result than the file claims.`,
      recording: (path: string) =>
        `NOT CONFIRMED: the seed and result in ${path} are correct, but what it says each viewer was shown does not follow from these answers. Someone changed it, or a different version of this program wrote it.`,
    },
  },

  admin: {
    what: 'Maintain a server, even while it runs: list, close and delete tables, back up and restore.',
    link: 'Print a link that makes whoever opens it an administrator.',
    linkHint: 'Open this link within an hour; it works once. Whoever opens it may administer the server.',
    checkBackup: 'check this backup instead: restore it into a temporary folder and read everything',
    damagedBackup: (path: string) => `The backup ${path} is damaged. Keep an older one.`,
    list: 'List the tables, most recently changed first.',
    close: 'Close a table for everyone at it.',
    delete: 'Delete a table and everything stored about it.',
    backup: 'Write a snapshot of everything to a file.',
    restore: 'Fill a new, empty database from a backup, even one of the other kind of database.',
    check: 'Read everything, report what is damaged, and save what can be saved. Nothing is changed.',
    save: 'write everything readable to this file, as a backup',
    noDatabaseFile:
      'This file is not a database, or its header is damaged: nothing can be read from it. Restore a backup.',
    fileProblem: (text: string) => `SQLite says: ${text}`,
    unreadable: (places: number) =>
      countEnglish(places, {
        one: '1 place in the file cannot be read.',
        other: '# places in the file cannot be read.',
      }),
    whole: (tables: number) =>
      countEnglish(tables, { one: '1 table is intact.', other: '# tables are intact.' }),
    cut: (id: string, entries: number) =>
      `Table ${id} is cut short: ${countEnglish(entries, { one: 'its first entry', other: 'its first # entries' })} can be saved.`,
    lost: (id: string) => `Table ${id} is lost: none of its entries can be read.`,
    saved: (number: number, file: string) =>
      `Saved to ${file}: ${rows(number)}. Fill a new folder with it: admin restore ${file} --data <folder>.`,
    damaged: 'The database is damaged. Save what can be read with --save <file>, or restore a backup.',
    damagedAndSaved: 'The database is damaged. What could be read is saved.',
    table: 'the table id, as shown by `admin list`',
    file: 'the backup file',
    status: 'only tables with this status: open, running, over, closed',
    badStatus: (found: string, known: string) => `--status cannot be “${found}”. Choose from: ${known}.`,
    statuses: { open: 'open', running: 'running', over: 'over', closed: 'closed' },
    openSeat: 'open seat',
    none: 'There are no such tables.',
    tables: (number: number) => countEnglish(number, { one: '# table', other: '# tables' }),
    noTable: (id: string) => `There is no table ${id}.`,
    notClosed: (id: string) => `There is no open table ${id}.`,
    closed: (id: string) => `Table ${id} has been closed.`,
    deleted: (id: string) => `Table ${id} has been deleted.`,
    backedUp: (number: number, file: string) => `Written to ${file}: ${rows(number)}.`,
    restored: (number: number, file: string) => `Restored from ${file}: ${rows(number)}.`,
    fileExists: (path: string) => `${path} already exists. Nothing was overwritten; choose another file.`,
    cannotWrite: (path: string, why: string) => `The backup could not be written to ${path}: ${why}.`,
    problems: {
      'not-a-backup': (path: string) => `${path} is not a backup, or it is damaged. Nothing was restored.`,
      'not-empty': (path: string) =>
        `The database is not empty, so nothing was restored from ${path}. Choose a new one with --data or --database.`,
    },
  },
};

export type OperatorWords = typeof operator;
