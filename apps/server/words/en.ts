import { countEnglish } from '@triptych/words';

/** What the server says to whoever starts it, and to a browser without a page. The English words give the type. */
export const en = {
  page: {
    noClient: 'The table is open, but the page for browsers is not built here.',
    terminal: 'Play in the terminal:',
    api: 'For programs:',
    wrongHost:
      'This server does not know the name in your address bar. Whoever runs it names the public address when starting it:',
  },
  banner: {
    open: 'Triptych is open.',
    here: 'On this machine',
    network: 'In your network',
    stop: 'Ctrl+C closes it.',
  },
  what: 'Opens a table for people in the network.',
  standard: (value: string) => `standard: ${value}`,
  settings: {
    port: 'the port to listen at',
    host: 'the address to listen at; 127.0.0.1: this machine only',
    data: 'the folder for the database; made if it is not there',
    database: 'a PostgreSQL database instead (postgres://…)',
    base: 'the address at which people reach the server, if a proxy stands in front',
    log: 'how much is logged: silent, error, warn, info, debug',
    trustProxy: 'believe the proxy in front whose address a request comes from',
    requests: 'requests per address and minute',
    messages: 'messages per connection and second, and commands per seat',
    chat: 'lines of chat per person and minute',
    sockets: 'connections per address',
    tables: 'tables in memory at once',
    keepDays: 'days after which finished or forgotten tables are deleted; 0: never',
    botThreads: 'threads in which bots think',
    awayAfter: 'seconds after which nobody waits for somebody without a connection',
    smtp: 'the SMTP server for mail (smtp://user:password@host:port); none: no mail is sent',
    mailFrom: 'the sender of mail; push services are told this address too',
    privateWebhooks: 'let webhooks reach addresses in private networks, this machine included',
    notices: 'notices per person and day',
    metricsToken: 'the token with which another machine may read /metrics; none: only this machine may',
  },
  problems: {
    notANumber: (flag: string, value: string) => `${flag} needs a whole number, not “${value}”.`,
    notAChoice: (flag: string, value: string, choices: string) =>
      `${flag} cannot be “${value}”. Possible: ${choices}.`,
    notAnAddress: (flag: string, value: string) =>
      `${flag} needs an address such as https://play.example.org, not “${value}”.`,
    portTaken: (port: number) => `Port ${port} is in use. Choose another one with --port.`,
    alreadyServed: (folder: string) =>
      `Another server already uses the folder ${folder}. Stop that one, or give this one a folder of its own with --data.`,
    noDatabase: (folder: string) => `There is no database of a server in ${folder}.`,
    cannotListen: (address: string, why: string) => `The server cannot listen at ${address}: ${why}.`,
    cannotUse: (folder: string, why: string) =>
      `The folder ${folder} cannot be used: ${why}. Make room there and let this user write, or name another one with --data.`,
    noMailFrom: (flag: string) => `To send mail, name its sender with ${flag}, such as games@example.org.`,
    noBase: (flag: string) =>
      `To send mail, name the address of this server with ${flag}: the links in a mail lead there.`,
    cannotOpen: (where: string, why: string) => `The database ${where} cannot be opened: ${why}.`,
  },
  notice: {
    yourTurn: 'It is your turn',
    table: (game: string, others: string | null) => (others === null ? game : `${game} with ${others}`),
    digest: (tables: number) =>
      countEnglish(tables, { one: 'It is your turn in one match', other: 'It is your turn in # matches' }),
    toMatch: 'To the match',
    toMatches: 'To your matches',
    stop: 'Stop these notices',
    test: 'Notices arrive here',
    testHint: 'You will hear from us when it is your turn.',
    confirm: 'Is this your address?',
    confirmHint:
      'Somebody asked us to write here whenever it is their turn in a game. If that was you, confirm it. If not, do nothing, and we will not write again.',
    confirmLink: 'Confirm the address',
    stopAsk: 'Stop the notices that come this way? Your matches go on.',
    stopped: 'Done. No more notices will come this way.',
    confirmed: 'Thank you. From now on we write when it is your turn.',
    gone: 'This link is no longer valid.',
    home: 'To Triptych',
  },
};

export type ServerWords = typeof en;
