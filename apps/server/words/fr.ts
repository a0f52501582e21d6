import { countFrench } from '@triptych/words';
import type { ServerWords } from './en.ts';

export const fr: ServerWords = {
  page: {
    wrongHost:
      'Ce serveur ne connaît pas le nom qui figure dans votre barre d’adresse. La personne qui le gère doit indiquer son adresse publique au démarrage :',
    noClient: 'Le serveur fonctionne, mais la page pour navigateur n’a pas été générée.',
    terminal: 'Jouer dans le terminal :',
    api: 'Pour les programmes :',
  },
  banner: {
    admin: 'Administrer ce serveur (une seule fois, dans l’heure)',
    open: 'Triptych est en marche.',
    here: 'Sur cet ordinateur',
    network: 'Sur votre réseau',
    stop: 'Ctrl+C pour l’arrêter.',
  },
  what: 'Démarrer un serveur pour jouer à plusieurs sur le réseau.',
  standard: (value) => `par défaut : ${value}`,
  settings: {
    port: 'le port d’écoute',
    host: 'l’adresse d’écoute ; 127.0.0.1 : cet ordinateur seulement',
    data: 'le dossier de la base de données ; créé s’il manque',
    database: 'une base PostgreSQL à la place (postgres://…)',
    base: 'l’adresse publique du serveur, s’il est derrière un proxy',
    log: 'niveau de détail du journal : silent, error, warn, info, debug',
    trustProxy: 'croire le proxy quant à l’adresse d’où vient une requête',
    requests: 'requêtes par adresse et par minute',
    messages:
      'messages par connexion, et commandes par place, chaque seconde ; cinq fois plus de commandes par adresse',
    chat: 'messages de discussion par personne et par minute',
    sockets: 'connexions par adresse',
    tables: 'tables en mémoire à la fois',
    keepDays: 'jours avant la suppression des tables terminées ou abandonnées ; 0 : jamais',
    backups: 'le dossier des sauvegardes ; sinon « backups » dans le dossier des données',
    backupHours: 'heures entre deux sauvegardes ; 0 : aucune',
    backupKeep: 'combien de sauvegardes sont gardées',
    botThreads: 'threads réservés aux bots',
    awayAfter: 'secondes sans connexion avant qu’une personne compte comme absente',
    smtp: 'le serveur SMTP pour les e-mails (smtp://nom:motdepasse@hôte:port) ; sinon, aucun e-mail',
    mailFrom: 'l’expéditeur des e-mails ; les services push voient aussi cette adresse',
    privateWebhooks: 'permettre aux webhooks d’atteindre les réseaux privés, y compris cet ordinateur',
    metricsToken:
      'le jeton avec lequel un autre ordinateur peut lire /metrics ; sinon, cet ordinateur seulement',
    notices: 'notifications par personne et par jour',
  },
  problems: {
    notANumber: (flag, value) => `${flag} demande un nombre entier, pas « ${value} ».`,
    notAChoice: (flag, value, choices) =>
      `${flag} ne peut pas être « ${value} ». Choix possibles : ${choices}.`,
    notAnAddress: (flag, value) =>
      `${flag} demande une adresse telle que https://play.example.org, pas « ${value} ».`,
    portTaken: (port) => `Le port ${port} est occupé. Choisissez-en un autre avec --port.`,
    alreadyServed: (folder) =>
      `Un autre serveur utilise déjà le dossier ${folder}. Arrêtez-le, ou donnez à celui-ci son propre dossier avec --data.`,
    noDatabase: (folder) => `Le dossier ${folder} ne contient aucune base de données de serveur.`,
    cannotListen: (address, why) => `Le serveur ne peut pas écouter à l’adresse ${address} : ${why}.`,
    cannotUse: (folder, why) =>
      `Le dossier ${folder} est inutilisable : ${why}. Vérifiez qu’il reste de l’espace et qu’on peut y écrire, ou choisissez-en un autre avec --data.`,
    noMailFrom: (flag) =>
      `Pour envoyer des e-mails, indiquez l’expéditeur avec ${flag}, par exemple jeux@example.org.`,
    noBase: (flag) =>
      `Pour envoyer des e-mails, indiquez l’adresse publique de ce serveur avec ${flag} : les liens des e-mails y mènent.`,
    cannotOpen: (where, why) => `La base de données ${where} ne peut pas être ouverte : ${why}.`,
  },
  notice: {
    yourTurn: 'C’est à vous de jouer',
    table: (game, others) => (others === null ? game : `${game} avec ${others}`),
    digest: (tables) =>
      countFrench(tables, {
        one: 'C’est à vous de jouer dans # partie',
        other: 'C’est à vous de jouer dans # parties',
      }),
    toMatch: 'Aller à la partie',
    toMatches: 'Voir mes parties',
    stop: 'Ne plus recevoir ces notifications',
    test: 'Les notifications fonctionnent',
    testHint: 'Nous vous préviendrons ici quand ce sera à vous de jouer.',
    confirm: 'Est-ce bien votre adresse ?',
    confirmHint:
      'Quelqu’un nous a demandé d’écrire à cette adresse chaque fois que vient son tour de jouer. Si c’est vous, veuillez confirmer. Sinon, ignorez simplement cet e-mail : nous n’écrirons plus.',
    confirmLink: 'Confirmer mon adresse',
    stopAsk: 'Ne plus recevoir ces notifications ? Vos parties continueront.',
    stopped: 'C’est fait. Vous ne recevrez plus de notifications par ce moyen.',
    confirmed: 'Merci. Désormais, nous vous écrirons quand ce sera à vous de jouer.',
    gone: 'Ce lien n’est plus valable.',
    home: 'Aller à Triptych',
  },
};
