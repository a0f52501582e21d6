import { countEnglish } from '@triptych/words';

const rows = (number: number) => countEnglish(number, { one: '# row', other: '# rows' });
const players = (number: number) => countEnglish(number, { one: '# player', other: '# players' });

/** What `verify` and `admin` are for, and what they say. */
export const hosting = {
  verify: {
    what: 'Play an exported match again, and confirm its seed and its result.',
    file: 'the exported match',
    committed: (hash: string) =>
      `The server’s part of the seed fits what was laid down before anybody sat down: ${hash}. Compare it with what the table showed then.`,
    sum: (seats: number) =>
      seats === 0
        ? 'The seed is made of that part alone: no player added anything.'
        : `The seed is made of that part and what ${players(seats)} added.`,
    replayed: (answers: number) =>
      `Played again (${countEnglish(answers, { one: '# entry', other: '# entries' })} in the log), the match comes to the same result.`,
    shown: 'What everybody was shown, moment by moment, is what these answers lead to.',
    notShown: 'The file does not hold what everybody was shown.',
    claimed: 'Not proved, only claimed by the file: names, times, and whether a person or a bot answered.',
    confirmed: 'Confirmed: nobody tampered with the seed or the result.',
    problems: {
      commitment: (path: string) =>
        `NOT CONFIRMED: in ${path}, the server’s part of the seed is not the one it had laid down before.`,
      seed: (path: string) => `NOT CONFIRMED: in ${path}, the seed is not made of the parts that are named.`,
      kept: (path: string) =>
        `NOT CONFIRMED: the rules changed during the match in ${path}; from its beginning it cannot be played again.`,
      unfinished: (path: string) => `NOT CONFIRMED: the match in ${path} is not over.`,
      outcome: (path: string) =>
        `NOT CONFIRMED: played again, the match in ${path} comes to another result than the file says.`,
      film: (path: string) =>
        `NOT CONFIRMED: seed and result in ${path} are true, but what it says everybody was shown is not what these answers lead to. Somebody changed it, or another version of this program wrote it.`,
    },
  },

  admin: {
    what: 'Keep a server: list, close and delete tables, back up and restore. It may be running.',
    list: 'List the tables, the one changed last first.',
    close: 'End a table for everybody at it.',
    delete: 'Delete a table and all that was kept of it.',
    backup: 'Write everything to a file, as it is at one moment.',
    restore: 'Fill a new, empty database from a backup; also from one kind of database to the other.',
    check: 'Read everything, say what is damaged, and save what can be saved. Nothing is changed.',
    save: 'write all that can be read to this file, as a backup',
    noDatabaseFile:
      'This file is no database, or its beginning is destroyed: nothing can be read from it. Restore a backup.',
    fileProblem: (text: string) => `SQLite says: ${text}`,
    unreadable: (places: number) =>
      countEnglish(places, { one: 'One place cannot be read.', other: '# places cannot be read.' }),
    whole: (tables: number) =>
      countEnglish(tables, { one: 'One table is whole.', other: '# tables are whole.' }),
    cut: (id: string, entries: number) =>
      `Table ${id} breaks off: ${countEnglish(entries, { one: 'its first entry', other: 'its first # entries' })} can be saved.`,
    lost: (id: string) => `Table ${id} is lost: none of its entries can be read.`,
    saved: (number: number, file: string) =>
      `Saved to ${file}: ${rows(number)}. Fill a new folder with it: admin restore ${file} --data <folder>.`,
    damaged: 'The database is damaged. Save what can be read with --save <file>, or restore a backup.',
    damagedAndSaved: 'The database is damaged. What could be read is saved.',
    table: 'the table, as `admin list` names it',
    file: 'the file of the backup',
    status: 'only tables that are: open, running, over, closed',
    badStatus: (found: string, known: string) => `--status cannot be “${found}”. Possible: ${known}.`,
    statuses: { open: 'waits', running: 'runs', over: 'over', closed: 'closed' },
    openSeat: 'open',
    none: 'There is no such table.',
    tables: (number: number) => countEnglish(number, { one: '# table', other: '# tables' }),
    noTable: (id: string) => `There is no table ${id}.`,
    notClosed: (id: string) => `There is no table ${id} that could be closed.`,
    closed: (id: string) => `Table ${id} is closed.`,
    deleted: (id: string) => `Table ${id} is deleted.`,
    backedUp: (number: number, file: string) => `Written to ${file}: ${rows(number)}.`,
    restored: (number: number, file: string) => `Restored from ${file}: ${rows(number)}.`,
    fileExists: (path: string) => `${path} exists already, and nothing is overwritten: name another file.`,
    cannotWrite: (path: string, why: string) => `The backup could not be written to ${path}: ${why}.`,
    problems: {
      'not-a-backup': (path: string) => `${path} is no backup, or it is damaged. Nothing was restored.`,
      'not-empty': (path: string) =>
        `The database is not empty, so that nothing was restored from ${path}. Name a new one with --data or --database.`,
    },
  },
};

export type HostingWords = typeof hosting;
