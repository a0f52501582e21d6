import { countEnglish } from '@triptych/words';

/** Texts of the server: for its operator, in notices, and for a browser without a page. The English words give the type. */
export const en = {
  page: {
    noClient: 'The server is running, but the browser page has not been built.',
    terminal: 'Play in the terminal:',
    api: 'For programs:',
    wrongHost:
      'This server does not know the name in your address bar. Whoever runs it must set its public address when starting it:',
  },
  banner: {
    admin: 'Administer this server (works once, within an hour)',
    open: 'Triptych is running.',
    here: 'On this machine',
    network: 'On your network',
    stop: 'Press Ctrl+C to stop.',
  },
  what: 'Start a server so that people on your network can play.',
  standard: (value: string) => `default: ${value}`,
  settings: {
    port: 'the port to listen on',
    host: 'the address to listen on; 127.0.0.1: this machine only',
    data: 'the folder for the database; created if missing',
    database: 'a PostgreSQL database instead (postgres://…)',
    base: 'the public address of the server, if it is behind a proxy',
    log: 'how much is logged: silent, error, warn, info, debug',
    trustProxy: 'trust the proxy to say which address a request comes from',
    requests: 'requests per address per minute',
    messages:
      'messages per connection, and commands per seat, per second; five times as many commands per address',
    chat: 'chat messages per person per minute',
    sockets: 'connections per address',
    tables: 'tables in memory at once',
    keepDays: 'days until finished or abandoned tables are deleted; 0: never',
    backups: 'the folder for backups; otherwise “backups” in the data folder',
    backupHours: 'hours between backups; 0: none',
    backupKeep: 'how many backups are kept',
    botThreads: 'threads for the bots',
    awayAfter: 'seconds until a player without a connection counts as away',
    smtp: 'the SMTP server for e-mail (smtp://user:password@host:port); none: no e-mail is sent',
    mailFrom: 'the sender of e-mail; push services see this address too',
    privateWebhooks: 'let webhooks reach private networks, including this machine',
    notices: 'notifications per person per day',
    metricsToken: 'the token with which another machine may read /metrics; none: only this machine may',
  },
  problems: {
    notANumber: (flag: string, value: string) => `${flag} needs a whole number, not “${value}”.`,
    notAChoice: (flag: string, value: string, choices: string) =>
      `${flag} cannot be “${value}”. Choose from: ${choices}.`,
    notAnAddress: (flag: string, value: string) =>
      `${flag} needs an address such as https://play.example.org, not “${value}”.`,
    portTaken: (port: number) => `Port ${port} is in use. Choose another with --port.`,
    alreadyServed: (folder: string) =>
      `Another server is already using the folder ${folder}. Stop it, or give this one its own folder with --data.`,
    noDatabase: (folder: string) => `There is no server database in ${folder}.`,
    cannotListen: (address: string, why: string) => `The server cannot listen on ${address}: ${why}.`,
    cannotUse: (folder: string, why: string) =>
      `The folder ${folder} cannot be used: ${why}. Make sure it has free space and is writable, or choose another with --data.`,
    noMailFrom: (flag: string) => `To send e-mail, set the sender with ${flag}, such as games@example.org.`,
    noBase: (flag: string) =>
      `To send e-mail, set the public address of this server with ${flag}: the links in e-mails lead there.`,
    cannotOpen: (where: string, why: string) => `The database ${where} cannot be opened: ${why}.`,
  },
  notice: {
    yourTurn: 'Your turn',
    table: (game: string, others: string | null) => (others === null ? game : `${game} with ${others}`),
    digest: (tables: number) =>
      countEnglish(tables, { one: 'Your turn in # match', other: 'Your turn in # matches' }),
    toMatch: 'Go to the match',
    toMatches: 'Go to your matches',
    stop: 'Stop these notifications',
    test: 'Notifications work',
    testHint: 'We’ll let you know here when it’s your turn.',
    confirm: 'Is this your address?',
    confirmHint:
      'Someone asked us to write to this address whenever it is their turn in a game. If that was you, please confirm. If not, just ignore this e-mail, and we won’t write again.',
    confirmLink: 'Confirm my address',
    stopAsk: 'Stop these notifications? Your matches will continue.',
    stopped: 'Done. You won’t get any more notifications this way.',
    confirmed: 'Thank you. From now on, we’ll write when it’s your turn.',
    gone: 'This link is no longer valid.',
    home: 'Go to Triptych',
  },
};

export type ServerWords = typeof en;
