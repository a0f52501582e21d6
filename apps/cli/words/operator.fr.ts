import { countFrench } from '@triptych/words';
import type { OperatorWords } from './operator.en.ts';

const rows = (number: number) => countFrench(number, { one: '# ligne', other: '# lignes' });
const players = (number: number) => countFrench(number, { one: '# joueur', other: '# joueurs' });

export const operator: OperatorWords = {
  verify: {
    what: 'Rejouer une partie exportée et confirmer sa graine et son résultat.',
    file: 'la partie exportée',
    committed: (hash) =>
      `La part de la graine qui vient du serveur correspond à l’empreinte publiée avant que quiconque prenne place : ${hash}. Comparez-la avec celle que la table a montrée.`,
    sum: (seats) =>
      seats === 0
        ? 'La graine se compose de cette seule part : aucun joueur n’a rien ajouté.'
        : `La graine se compose de cette part et de ce qu’${seats === 1 ? 'a' : 'ont'} ajouté ${players(seats)}.`,
    replayed: (answers) =>
      `Rejouée (journal : ${countFrench(answers, { one: '# entrée', other: '# entrées' })}), la partie se termine par le même résultat.`,
    shown: 'Ce que chacun a vu, moment par moment, découle de ces réponses.',
    notShown: 'Le fichier ne contient pas ce que chacun a vu.',
    claimed:
      'Non prouvé, seulement affirmé par le fichier : les noms, les heures, et si c’est une personne ou un bot qui a répondu.',
    confirmed: 'Confirmé : ni la graine ni le résultat n’ont été falsifiés.',
    problems: {
      commitment: (path) =>
        `NON CONFIRMÉ : dans ${path}, la part de la graine qui vient du serveur ne correspond pas à l’empreinte publiée à l’avance.`,
      seed: (path) => `NON CONFIRMÉ : dans ${path}, la graine ne correspond pas aux parts indiquées.`,
      kept: (path) =>
        `NON CONFIRMÉ : dans ${path}, les règles ont changé en cours de partie ; on ne peut pas la rejouer depuis le début.`,
      unfinished: (path) => `NON CONFIRMÉ : dans ${path}, la partie n’est pas terminée.`,
      outcome: (path) =>
        `NON CONFIRMÉ : rejouée, la partie dans ${path} se termine par un autre résultat que celui du fichier.`,
      recording: (path) =>
        `NON CONFIRMÉ : dans ${path}, la graine et le résultat sont exacts, mais ce que chacun aurait vu ne découle pas de ces réponses. Quelqu’un l’a modifié, ou une autre version de ce programme l’a écrit.`,
    },
  },

  admin: {
    what: 'Administrer un serveur, même en marche : lister, fermer et supprimer des tables, sauvegarder et restaurer.',
    link: 'Afficher un lien qui donne les droits d’administration à qui l’ouvre.',
    linkHint:
      'Ouvrez ce lien dans l’heure ; il ne sert qu’une fois. Qui l’ouvre peut administrer le serveur.',
    checkBackup: 'vérifier plutôt cette sauvegarde : la restaurer dans un dossier temporaire et tout lire',
    damagedBackup: (path: string) => `La sauvegarde ${path} est endommagée. Gardez-en une plus ancienne.`,
    list: 'Lister les tables, la plus récemment modifiée d’abord.',
    close: 'Fermer une table pour tous ceux qui s’y trouvent.',
    delete: 'Supprimer une table et tout ce qui est enregistré à son sujet.',
    backup: 'Écrire une copie de tout dans un fichier.',
    check: 'Tout lire, signaler ce qui est endommagé et récupérer ce qui peut l’être. Rien n’est modifié.',
    save: 'écrire tout ce qui est lisible dans ce fichier, comme une sauvegarde',
    noDatabaseFile:
      'Ce fichier n’est pas une base de données, ou son en-tête est endommagé : rien n’y est lisible. Restaurez une sauvegarde.',
    fileProblem: (text) => `SQLite dit : ${text}`,
    unreadable: (places) =>
      countFrench(places, { one: '# endroit est illisible.', other: '# endroits sont illisibles.' }),
    whole: (tables) => countFrench(tables, { one: '# table est intacte.', other: '# tables sont intactes.' }),
    cut: (id, entries) =>
      `La table ${id} est tronquée : ${countFrench(entries, { one: 'sa première entrée peut être récupérée', other: 'ses # premières entrées peuvent être récupérées' })}.`,
    lost: (id) => `La table ${id} est perdue : aucune de ses entrées n’est lisible.`,
    saved: (number, file) =>
      `Écrit dans ${file} : ${rows(number)}. Pour en remplir un nouveau dossier : admin restore ${file} --data <dossier>.`,
    damaged:
      'La base de données est endommagée. Récupérez ce qui est lisible avec --save <fichier>, ou restaurez une sauvegarde.',
    damagedAndSaved: 'La base de données est endommagée. Ce qui était lisible a été récupéré.',
    restore:
      'Remplir une base nouvelle et vide à partir d’une sauvegarde, même venue de l’autre type de base de données.',
    table: 'l’identifiant de la table, tel que l’affiche `admin list`',
    file: 'le fichier de sauvegarde',
    status: 'seulement les tables dans cet état : open, running, over, closed',
    badStatus: (found, known) => `--status ne peut pas être « ${found} ». Choix possibles : ${known}.`,
    statuses: { open: 'ouverte', running: 'en cours', over: 'terminée', closed: 'fermée' },
    openSeat: 'place libre',
    none: 'Il n’y a aucune table de ce genre.',
    tables: (number) => countFrench(number, { one: '# table', other: '# tables' }),
    noTable: (id) => `La table ${id} n’existe pas.`,
    notClosed: (id) => `Aucune table ${id} n’est ouverte.`,
    closed: (id) => `La table ${id} a été fermée.`,
    deleted: (id) => `La table ${id} a été supprimée.`,
    backedUp: (number, file) => `Écrit dans ${file} : ${rows(number)}.`,
    restored: (number, file) => `Restauré depuis ${file} : ${rows(number)}.`,
    fileExists: (path) => `${path} existe déjà. Rien n’a été écrasé ; choisissez un autre fichier.`,
    cannotWrite: (path, why) => `La sauvegarde n’a pas pu être écrite dans ${path} : ${why}.`,
    problems: {
      'not-a-backup': (path) =>
        `${path} n’est pas une sauvegarde, ou le fichier est endommagé. Rien n’a été restauré.`,
      'not-empty': (path) =>
        `La base de données n’est pas vide : rien n’a été restauré depuis ${path}. Choisissez-en une nouvelle avec --data ou --database.`,
    },
  },
};
