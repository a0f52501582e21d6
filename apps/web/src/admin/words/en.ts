import { countEnglish } from '@triptych/words';

/** The administration of a server. The English words give the type. */
export const en = {
  title: 'Administration',
  claimHint:
    'With this link you can administer this server: close tables, lock people out, make announcements.',
  claim: 'Administer this server',
  onlyAdmins: 'This page is for administrators. Whoever runs the server gets a link with:',
  refresh: 'Refresh',
  done: 'Done.',
  overview: 'Overview',
  tablesNow: 'Tables',
  peopleNow: 'People',
  banned: (number: number) => `locked out: ${number}`,
  statuses: { open: 'open', running: 'running', over: 'over', closed: 'closed' },
  kinds: { guest: 'guest', account: 'account', program: 'program' },
  storage: 'Storage',
  stored: (size: string, free: string | null) => (free === null ? size : `${size}, ${free} free`),
  memory: 'Memory used',
  running: (tables: number, sockets: number) => `tables in memory: ${tables}, connections: ${sockets}`,
  since: (when: string) => `Running since ${when}`,
  bots: 'Bots',
  botLoad: (thinking: number, threads: number, waiting: number) =>
    `busy threads: ${thinking} of ${threads}, bots waiting: ${waiting}`,
  botTime: (answers: number, seconds: string) => `answers: ${answers}, 95% within ${seconds} s`,
  problems: 'Events, warnings and errors',
  noProblems: 'None since this process started.',
  announce: 'Announcement',
  announceHint: 'Shown in every match, on TVs and on every page until you end it.',
  announceText: 'In your own words',
  announceSend: 'Announce',
  announceEnd: 'End the announcement',
  restartIn: (minutes: number) =>
    countEnglish(minutes, { one: 'Announce: restart in # minute', other: 'Announce: restart in # minutes' }),
  restartHint: 'This only announces it, to everyone in their own language. You restart the server yourself.',
  now: 'Currently shown:',
  retention: 'Retention',
  keepDays: 'Delete tables no one has touched for this many days (0: never)',
  keep: 'Save',
  backups: 'Backups',
  backupEvery: (hours: number) =>
    hours === 0
      ? 'None are made automatically.'
      : countEnglish(hours, { one: 'Automatic, every hour.', other: 'Automatic, every # hours.' }),
  backUp: 'Back up now',
  backingUp: 'Writing and checking the backup…',
  backedUp: (name: string) => `Written and checked: ${name}`,
  noBackups: 'None yet.',
  backupFailed: (why: string) => `The last backup failed: ${why}`,
  find: 'Search by name',
  search: 'Search',
  close: 'Close',
  remove: 'Delete',
  save: 'Export',
  ban: 'Lock out',
  lockedOut: 'locked out',
  unban: 'Let in again',
  you: 'administrator',
  sure: 'Really?',
  atTables: (number: number) => countEnglish(number, { one: '# table', other: '# tables' }),
  nothing: 'Nothing found.',
  // What a person can do about their own data.
  mine: 'Your data',
  mineHint: 'Everything this server stores about you, as a file.',
  exportMine: 'Download my data',
  deleteHint:
    'Deletes you, your account and everything you wrote. You resign from matches in progress; finished matches with others remain, without your name.',
  deleteMine: 'Delete everything about me',
  deleted: 'Everything about you has been deleted.',
};

export type AdminWords = typeof en;
