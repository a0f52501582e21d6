import { countFrench } from '@triptych/words';
import type { AdminWords } from './en.ts';

export const fr: AdminWords = {
  title: 'Administration',
  claimHint:
    'Ce lien vous permet d’administrer ce serveur : fermer des tables, exclure quelqu’un, faire des annonces.',
  claim: 'Administrer ce serveur',
  onlyAdmins:
    'Cette page est réservée aux administrateurs du serveur. La personne qui le gère obtient un lien avec :',
  refresh: 'Actualiser',
  done: 'C’est fait.',
  overview: 'Vue d’ensemble',
  tablesNow: 'Tables',
  peopleNow: 'Personnes',
  banned: (number: number) => `exclusions : ${number}`,
  statuses: { open: 'ouverte', running: 'en cours', over: 'terminée', closed: 'fermée' },
  kinds: { guest: 'invité', account: 'compte', program: 'programme' },
  storage: 'Stockage',
  stored: (size: string, free: string | null) => (free === null ? size : `${size}, ${free} libres`),
  memory: 'Mémoire de ce processus',
  running: (tables: number, sockets: number) => `tables en mémoire : ${tables}, connexions : ${sockets}`,
  since: (when: string) => `En service depuis : ${when}`,
  bots: 'Bots',
  botLoad: (thinking: number, threads: number, waiting: number) =>
    `threads occupés : ${thinking} sur ${threads}, en attente : ${waiting}`,
  botTime: (answers: number, seconds: string) => `réponses : ${answers}, 95 % en ${seconds} s au plus`,
  problems: 'Événements, avertissements et erreurs',
  noProblems: 'Rien depuis le démarrage de ce processus.',
  announce: 'Annonce',
  announceHint:
    'Visible dans chaque partie, sur les téléviseurs et sur chaque page, jusqu’à ce que vous la retiriez.',
  announceText: 'Avec vos propres mots',
  announceSend: 'Annoncer',
  announceEnd: 'Retirer l’annonce',
  restartIn: (minutes: number) =>
    countFrench(minutes, {
      one: 'Annoncer un redémarrage dans # minute',
      other: 'Annoncer un redémarrage dans # minutes',
    }),
  restartHint:
    'Ce n’est qu’une annonce, que chacun lit dans sa langue : c’est à vous de redémarrer le serveur.',
  now: 'Affiché en ce moment :',
  retention: 'Conservation',
  keepDays: 'Supprimer les tables que personne n’a touchées depuis tant de jours (0 : jamais)',
  keep: 'Enregistrer',
  backups: 'Sauvegardes',
  backupEvery: (hours: number) =>
    hours === 0
      ? 'Aucune sauvegarde automatique.'
      : countFrench(hours, {
          one: 'Automatiques, toutes les heures.',
          other: 'Automatiques, toutes les # heures.',
        }),
  backUp: 'Sauvegarder maintenant',
  backingUp: 'Sauvegarde et vérification en cours…',
  backedUp: (name: string) => `Écrite et vérifiée : ${name}`,
  noBackups: 'Aucune pour l’instant.',
  backupFailed: (why: string) => `La dernière sauvegarde a échoué : ${why}`,
  find: 'Chercher par nom',
  search: 'Rechercher',
  close: 'Fermer',
  remove: 'Supprimer',
  save: 'Exporter',
  ban: 'Exclure',
  lockedOut: 'exclusion',
  unban: 'Laisser revenir',
  you: 'admin',
  sure: 'Vraiment ?',
  atTables: (number: number) => countFrench(number, { one: '# table', other: '# tables' }),
  nothing: 'Rien trouvé.',
  mine: 'Vos données',
  mineHint: 'Tout ce que ce serveur garde sur vous, dans un fichier.',
  exportMine: 'Télécharger mes données',
  deleteHint:
    'Supprime votre profil, votre compte et tout ce que vous avez écrit. Vous abandonnez les parties en cours ; les parties terminées avec d’autres restent, sans votre nom.',
  deleteMine: 'Supprimer tout ce qui me concerne',
  deleted: 'Tout ce qui vous concernait a été supprimé.',
};
