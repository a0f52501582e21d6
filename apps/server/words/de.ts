import { countGerman } from '@triptych/words';
import type { ServerWords } from './en.ts';

export const de: ServerWords = {
  page: {
    noClient: 'Der Server läuft, aber die Seite für Browser ist nicht gebaut.',
    terminal: 'Im Terminal spielen:',
    api: 'Für Programme:',
    wrongHost:
      'Dieser Server kennt den Namen in deiner Adresszeile nicht. Wer ihn betreibt, nennt beim Start die öffentliche Adresse:',
  },
  banner: {
    admin: 'Diesen Server verwalten (einmal, binnen einer Stunde)',
    open: 'Triptych läuft.',
    here: 'Auf diesem Rechner',
    network: 'In deinem Netz',
    stop: 'Strg+C beendet den Server.',
  },
  what: 'Startet einen Server, damit Leute im Netz spielen können.',
  standard: (value) => `Standard: ${value}`,
  settings: {
    port: 'der Port, auf dem der Server lauscht',
    host: 'die Adresse, auf der der Server lauscht; 127.0.0.1: nur dieser Rechner',
    data: 'der Ordner für die Datenbank; wird angelegt, wenn er fehlt',
    database: 'stattdessen eine PostgreSQL-Datenbank (postgres://…)',
    base: 'die Adresse, unter der man den Server erreicht, wenn ein Proxy davorsteht',
    log: 'wie viel protokolliert wird: silent, error, warn, info, debug',
    trustProxy: 'dem Proxy davor glauben, von welcher Adresse eine Anfrage kommt',
    requests: 'Anfragen je Adresse und Minute',
    messages:
      'Nachrichten je Verbindung und Sekunde, und Befehle je Sitz; je Adresse fünfmal so viele Befehle',
    chat: 'Chatzeilen je Person und Minute',
    sockets: 'Verbindungen je Adresse',
    tables: 'Tische gleichzeitig im Speicher',
    keepDays: 'Tage, nach denen beendete oder vergessene Tische gelöscht werden; 0: nie',
    backups: 'der Ordner für Sicherungen; sonst „backups“ im Datenordner',
    backupHours: 'Stunden zwischen zwei Sicherungen; 0: keine',
    backupKeep: 'wie viele Sicherungen aufgehoben werden',
    botThreads: 'Threads für die Bots',
    awayAfter: 'Sekunden, nach denen Spieler ohne Verbindung als abwesend gelten',
    smtp: 'der SMTP-Server für E-Mail (smtp://name:passwort@host:port); keiner: keine E-Mail',
    mailFrom: 'der Absender von E-Mails; auch Push-Dienste erfahren diese Adresse',
    privateWebhooks: 'Webhooks dürfen Adressen in privaten Netzen erreichen, auch diesen Rechner',
    notices: 'Benachrichtigungen je Person und Tag',
    metricsToken:
      'das Token, mit dem ein anderer Rechner /metrics lesen darf; keines: nur dieser Rechner darf es',
  },
  problems: {
    notANumber: (flag, value) => `${flag} braucht eine ganze Zahl, nicht „${value}“.`,
    notAChoice: (flag, value, choices) => `${flag} kann nicht „${value}“ sein. Möglich: ${choices}.`,
    notAnAddress: (flag, value) =>
      `${flag} braucht eine Adresse wie https://play.example.org, nicht „${value}“.`,
    portTaken: (port) => `Port ${port} ist belegt. Wähle mit --port einen anderen.`,
    alreadyServed: (folder) =>
      `Ein anderer Server benutzt schon den Ordner ${folder}. Beende ihn, oder gib diesem mit --data einen eigenen.`,
    noDatabase: (folder) => `In ${folder} liegt keine Datenbank eines Servers.`,
    cannotListen: (address, why) => `Der Server kann auf ${address} nicht lauschen: ${why}.`,
    cannotUse: (folder, why) =>
      `Der Ordner ${folder} ist nicht zu gebrauchen: ${why}. Schaffe dort Platz und erlaube diesem Benutzer zu schreiben, oder nenne mit --data einen anderen.`,
    noMailFrom: (flag) => `Für E-Mail braucht es einen Absender: ${flag}, zum Beispiel spiele@example.org.`,
    noBase: (flag) =>
      `Für E-Mail braucht es die Adresse dieses Servers: ${flag}. Dorthin führen die Links in den E-Mails.`,
    cannotOpen: (where, why) => `Die Datenbank ${where} lässt sich nicht öffnen: ${why}.`,
  },
  notice: {
    yourTurn: 'Du bist am Zug',
    table: (game, others) => (others === null ? game : `${game}, mit dabei: ${others}`),
    digest: (tables) =>
      countGerman(tables, {
        one: 'Du bist in einer Partie am Zug',
        other: 'Du bist in # Partien am Zug',
      }),
    toMatch: 'Zur Partie',
    toMatches: 'Zu deinen Partien',
    stop: 'Benachrichtigungen beenden',
    test: 'Die Benachrichtigungen funktionieren',
    testHint: 'Wir melden uns, wenn du am Zug bist.',
    confirm: 'Ist das deine Adresse?',
    confirmHint:
      'Jemand möchte an dieser Adresse erfahren, wann es in einer Partie weitergeht. Warst du das, dann bestätige es. Wenn nicht, musst du nichts tun; wir schreiben nicht wieder.',
    confirmLink: 'Adresse bestätigen',
    stopAsk: 'Diese Benachrichtigungen beenden? Deine Partien gehen weiter.',
    stopped: 'Erledigt. Auf diesem Weg kommt nichts mehr.',
    confirmed: 'Danke. Ab jetzt schreiben wir, wenn du am Zug bist.',
    gone: 'Dieser Link gilt nicht mehr.',
    home: 'Zu Triptych',
  },
};
