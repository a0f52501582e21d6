/** What the server says to whoever starts it, and to a browser without a page. The English words give the type. */
export const en = {
  page: {
    noClient: 'The table is open, but the page for browsers is not built here.',
    terminal: 'Play in the terminal:',
    api: 'For programs:',
  },
  banner: {
    open: 'Triptych is open.',
    here: 'On this machine',
    network: 'In your network',
    stop: 'Ctrl+C closes it.',
  },
  help: {
    what: 'Opens a table for people in the network.',
    usage: 'Usage: triptych serve [--flags]',
    each: 'Each setting can be given as a flag, or as a variable of the environment.',
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
      messages: 'messages per connection and second',
      chat: 'lines of chat per person and minute',
      sockets: 'connections per address',
      tables: 'tables in memory at once',
      keepDays: 'days after which finished or forgotten tables are deleted; 0: never',
      botThreads: 'threads in which bots think',
      help: 'this help',
    },
  },
  problems: {
    unknownFlag: (flag: string) => `There is no flag ${flag}. --help lists all.`,
    missingValue: (flag: string) => `${flag} needs a value.`,
    notANumber: (flag: string, value: string) => `${flag} needs a whole number, not “${value}”.`,
    notAChoice: (flag: string, value: string, choices: string) =>
      `${flag} cannot be “${value}”. Possible: ${choices}.`,
    notAnAddress: (flag: string, value: string) =>
      `${flag} needs an address such as https://play.example.org, not “${value}”.`,
    portTaken: (port: number) => `Port ${port} is in use. Choose another one with --port.`,
  },
};

export type ServerWords = typeof en;
